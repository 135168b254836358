/**
 * Español: escribir la atención uno mismo.
 *
 * @type {import("./index.js").Texts}
 */
export const practice = {
  "practice.exercises": "Ejercicios",
  "practice.done": "resuelto",
  "practice.code.python": "Tu código, en Python",
  "practice.code.javascript": "Tu código, en JavaScript",
  "practice.to.python": "Mejor Python",
  "practice.to.javascript": "Mejor JavaScript",
  "practice.first":
    "Ejecutar muestra lo que imprime tu código. Comprobar lo compara con el núcleo, con entradas que distinguen los errores.",
  "practice.keys": "Tab sangra; Escape y luego Tab sale del editor.",
  "practice.unkept":
    "Este dispositivo no tiene espacio para tu código o no guarda nada de esta página: se perderá al cerrarla. Cópialo antes.",
  "practice.run": "Ejecutar",
  "practice.check": "Comprobar",
  "practice.hint": "Pista {n} de {all}",
  "practice.solution": "Mostrar una solución",
  "practice.solution.try":
    "Comprueba primero la tuya; después se muestra una solución",
  "practice.solution.title": "Una solución",
  "practice.reset": "Empezar de nuevo",
  "practice.other": "Otra versión ({n})",
  "practice.working": "Ejecutando…",
  "practice.output": "Salida",
  "practice.output.cut": "Se imprimió más de lo que cabe.",
  "practice.output.none": "No se imprimió nada.",
  "practice.error.line": "{type} en la línea {line}: {message}",
  "practice.error": "{type}: {message}",
  "practice.ended": "La ejecución se detuvo: {message}. Tu código sigue ahí.",
  "practice.right": "Correcto, con cada entrada de prueba.",
  "practice.mistake": "Todavía no: {name}",
  "practice.two": "Todavía no: dos cosas a la vez",
  "practice.property":
    "Todavía no. No es un error con nombre; lo primero que falla:",
  "practice.lab": "En el laboratorio de errores: {name}",
  "practice.failing": "Tu función falló con una entrada de prueba.",
  "practice.yours": "Tu respuesta: {part}",
  "practice.theirs": "Correcto: {part}",
  "practice.probe":
    "Entrada de prueba: {probe}. Las celdas sin número (nan) están rayadas.",
};
