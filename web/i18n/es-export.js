/**
 * Español: exportación.
 *
 * @type {import("./index.js").Texts}
 */
export const exporting = {
  "export.matrix": "Una matriz",
  "export.everything": "Todo",
  "export.png": "PNG",
  "export.png.about": "Imagen de píxeles, con etiquetas y escala de colores",
  "export.svg": "SVG",
  "export.svg.about":
    "Imagen de formas, nítida a cualquier tamaño, con etiquetas y escala de colores",
  "export.csv": "CSV",
  "export.csv.about":
    "Tabla con las palabras como nombres, para hojas de cálculo",
  "export.npz": "NPZ",
  "export.npz.about": "Para NumPy: numpy.load",
  "export.all": "Todas las matrices (NPZ)",
  "export.all.about":
    "Todas las matrices de esta cabeza en un archivo, para NumPy",
  "export.json": "Ajustes (JSON)",
  "export.json.about": "Todo lo que contiene el enlace, en un archivo",
  "export.open": "Abrir ajustes…",
  "export.open.about":
    "También se puede soltar un archivo de ajustes en cualquier lugar de la página.",
  "export.print": "Imprimir",
  "export.saved": "{file} guardado",
  "export.long":
    "Una matriz tan grande se calcula fila a fila mientras se escribe su archivo: NPZ {npz} MB, CSV unos {csv} MB.",
  "export.long.all":
    "Todas las matrices de un texto tan largo: {size} MB, calculadas mientras se escribe el archivo.",
  "export.long.part":
    "Los números se pueden guardar cuando todos los cabezales están listos.",
  "export.saving": "Escribiendo {file}…",
  "export.stop": "Detener",
  "export.stopped": "{file} se detuvo: no se guardó nada.",
  "export.changed":
    "No se guardó nada: la imagen ha cambiado o todavía se está calculando.",
  "export.title": "{matrix}, cabezal {head} de {heads}",
  "matrix.weights": "Pesos",
  "matrix.scores": "Puntuaciones, escaladas y enmascaradas",
  "matrix.rawScores": "Puntuaciones QKᵀ",
  "matrix.query": "Consultas Q",
  "matrix.key": "Claves K",
  "matrix.value": "Valores V",
  "matrix.headOutput": "Salida de esta cabeza",
  "matrix.output": "Salida de todas las cabezas",
  "matrix.x": "Palabras X",
  "matrix.y": "Palabras que responden Y",
  "matrix.wQ": "W_Q de esta cabeza",
  "matrix.wK": "W_K de esta cabeza",
  "matrix.wV": "W_V de esta cabeza",
  "matrix.wO": "W_O de esta cabeza",
};
