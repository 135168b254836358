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
  "experiments.diverged":
    "En el paso {step} el entrenamiento con la semilla {seed} se desbordó: la pérdida explotó. Nada de ese paso se guardó.",
  "experiments.back-to":
    "Volver a donde iba bien, con la mitad de la tasa de aprendizaje",
  "experiments.lowered":
    "{arm}: desde que el entrenamiento se desbordó, la semilla {seed} sigue con una tasa de aprendizaje de {rate}, no con la de las demás.",
  "experiments.finding.little":
    "Tras {steps} pasos acierta como mucho el {best} %: se aprendió demasiado poco para comparar nada. Entrena más pasos.",
  "experiments.setting.seeds": "Semillas",
  "experiments.setting.steps": "Pasos de entrenamiento",
  "experiments.setting.dModel": "Ancho del modelo, d_model",
  "experiments.setting.rate": "Tasa de aprendizaje",
  "experiments.figure.accuracy":
    "Respuestas correctas a preguntas con las que no se entrenó",
  "experiments.figure.accuracy.x": "Paso",
  "experiments.figure.accuracy.y": "Proporción",
  "experiments.figure.loss": "Pérdida (en preguntas con las que no se entrenó)",
  "experiments.figure.loss.x": "Paso",
  "experiments.figure.loss.y": "Nats",
  "experiments.figure.probe":
    "A qué atiende en un ejemplo: debe decir {target}, dice {answer}",
  "experiments.column.arm": "Modelo",
  "experiments.column.params": "Parámetros",
  "experiments.column.accuracy": "Correctas al final",
};
