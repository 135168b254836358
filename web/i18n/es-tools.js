/**
 * Español: comparación, código, caminos a otras vistas.
 *
 * @type {import("./index.js").Texts}
 */
export const tools = {
  "tools.loading": "Cargando…",
  "tools.failed": "Esta parte no se cargó: {message}",
  "tools.compare": "Comparar",
  "tools.compare.about":
    "Guardar esta imagen y mostrar las siguientes a su lado",
  "tools.code": "Código",
  "tools.code.about": "El mismo cálculo en NumPy, PyTorch, JavaScript, C++",
  "tools.embed": "Insertar",
  "tools.embed.about": "Mostrar esto en otra página",
  "tools.export": "Exportar",
  "tools.export.about": "Guardar matrices, imágenes y ajustes; imprimir",
  "code.language": "Lenguaje",
  "code.lines": "El cálculo en {language}; las flechas van de línea en línea",
  "code.about":
    "Lo que calcula la página, reescrito con cada cambio. Señala un símbolo para ver su línea. El script copiado contiene los números y se comprueba a sí mismo.",
  "code.about.head":
    "La cabeza elegida, a partir de sus propias Q, K y V: las que el modelo obtuvo de esta frase, giradas según la posición donde usa RoPE. Señala un símbolo para ver su línea. El script copiado contiene los números y se comprueba a sí mismo.",
  "code.copy": "Copiar script ejecutable",
  "code.copied":
    "Copiado: un script en {language} que calcula estos números y comprueba que son los mismos.",
  "code.too-long": "Demasiado largo para un script: como máximo {most} tokens.",
  "polarity.title": "En las bibliotecas: ¿qué significa «true»?",
  "polarity.attend": "true = atender",
  "polarity.ignore": "true = ignorar",
  "polarity.keep": "1 = conservar",
  "polarity.model": "la hace el modelo",
  "notice.file.damaged":
    "Parte de este archivo está dañada y se ha omitido: {fields}",
  "notice.file.unreadable":
    "Este archivo no tiene nada que esta página pueda abrir. No se ha cambiado nada.",
  "notice.file.newer":
    "Este archivo es de una versión más nueva de la página. No se ha cambiado nada.",
  "notice.file.absent":
    "No se ha cargado lo que lee este archivo. No se ha cambiado nada; ábrelo de nuevo cuando haya red.",
  "notice.file.locked":
    "Hay partes de esta página bloqueadas, así que ningún archivo puede cambiarla. No se ha cambiado nada.",
  "notice.file.progress": {
    one: "Recuperado del archivo: {n} lección y los ejercicios.",
    many: "Recuperado del archivo: {n} lecciones y los ejercicios.",
    other: "Recuperado del archivo: {n} lecciones y los ejercicios.",
  },
  "notice.file.both": {
    one: "En {n} ejercicio el código de aquí es otro: se guardan ambos y se ve el más nuevo; «Otra versión», debajo, los cambia.",
    many: "En {n} ejercicios el código de aquí es otro: se guardan ambos y se ve el más nuevo; «Otra versión», debajo, los cambia.",
    other:
      "En {n} ejercicios el código de aquí es otro: se guardan ambos y se ve el más nuevo; «Otra versión», debajo, los cambia.",
  },
  "compare.title": "Comparación",
  "compare.kept": "Guardado",
  "compare.now": "Ahora",
  "compare.difference": "Ahora menos guardado",
  "compare.back": "Volver a lo guardado",
  "compare.end": "Terminar",
  "compare.head": "la cabeza mostrada",
  "compare.same":
    "Esta imagen está guardada. Cambia algo: aquí verás qué efecto tiene.",
  "compare.differs": "Cambiado desde entonces: {list}.",
  "compare.moved":
    "En promedio, {mean} del peso de una fila se fue a otra parte, sobre todo en la fila de «{token}»: {most}.",
  "compare.difference.about":
    "Las celdas azules ganaron peso, las naranjas lo perdieron; la escala es fija, de −1 a 1.",
  "compare.none.size":
    "No hay diferencia celda por celda: las imágenes tienen {then} y {now} celdas.",
  "compare.none.words":
    "No hay diferencia celda por celda: las celdas son de otras palabras.",
  "compare.none.long":
    "Los textos son tan largos ({now}) que sus pesos no se guardan: no hay diferencia que calcular.",

  "experiments.title": "Experimentos",
  "experiments.open": "Experimentos",
  "experiments.back": "Volver al playground",
  "experiments.loading": "Cargando los experimentos…",
  "experiments.failed": "Los experimentos no se cargaron: {message}",

  "lessons.title": "Lecciones",
  "lessons.loading": "Cargando las lecciones…",
  "lessons.failed": "Las lecciones no se cargaron: {message}",
  "variant.used": "Una variante de un docente.",
  "variant.problem": "Esta variante no se puede usar: {problem}.",
  "variant.leave": "Salir de ella",
  "practice.title": "Práctica",
  "practice.back": "Volver al playground",
  "practice.open": "Práctica",
  "practice.loading": "Cargando los ejercicios…",
  "practice.failed": "Los ejercicios no se cargaron: {message}",
  "teachers.title": "Para docentes",
  "teachers.loading": "Cargando los planes de clase…",
  "teachers.failed": "Los planes de clase no se cargaron: {message}",
};
