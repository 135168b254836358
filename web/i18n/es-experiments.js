/**
 * Español: alrededor de los experimentos.
 *
 * @type {import("./index.js").Texts}
 */
export const experiments = {
  "experiments.settings": "Ajustes",
  "experiments.results": "Resultados",
  "experiments.predict": "¿Qué esperas?",
  "experiments.run": "Ejecutar",
  "experiments.again": "Otra vez",
  "experiments.cancel": "Cancelar",
  "experiments.pause": "Pausar",
  "experiments.go": "Seguir",
  "experiments.step": "Un paso",
  "experiments.rewind": "Al principio",
  "experiments.seed": "Semilla de todo el azar",
  "experiments.numbers": "En números",
  "experiments.none":
    "Si quieres, haz una predicción y luego ejecútalo. Todo se calcula en este dispositivo, en ese momento.",
  "experiments.other": "Los ajustes han cambiado desde esta ejecución.",
  "experiments.refused":
    "No es posible, así que tienen su valor normal: {names}",
  "experiments.band":
    "Las líneas son medianas sobre las semillas. Las bandas contienen todas las semillas; con diez o más, todas menos la décima parte inferior y la superior.",
  "experiments.status.running": "En marcha… {percent} %",
  "experiments.status.paused": "En pausa",
  "experiments.status.done": "Terminado",
  "experiments.status.failed": "Falló",
  "experiments.status.left": "Cancelado: lo obtenido hasta ahora queda.",
  "experiments.guess.right": "Lo esperabas: «{seen}»",
  "experiments.guess.wrong": "Esperabas «{guess}». Lo que salió: «{seen}».",
};
