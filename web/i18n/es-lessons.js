import { course } from "./es-course.js";

/**
 * Español: lecciones, que se cargan cuando se abren por primera vez.
 *
 * @type {import("./index.js").Texts}
 */
export const lessons = {
  ...course,
  "lessons.about":
    "Nueve lecciones cortas. En cada una primero predices algo, luego lo haces en la página de al lado y ves qué dicen los números.",
  "lessons.number": "Lección {n} de {all}",
  "lessons.all": "Todas las lecciones",
  "lessons.fold": "Plegar",
  "lessons.unfold": "Desplegar",
  "lessons.begun": "empezada",
  "lessons.finished": "hecha",
  "lessons.kept":
    "Hasta dónde has llegado se guarda solo en este dispositivo, ejercicios incluidos. Como archivo te lo puedes llevar.",
  "lessons.unkept":
    "Este dispositivo no tiene espacio para tu progreso o no guarda nada de esta página: se perderá al cerrarla. Guárdalo antes como archivo, en «Todas las lecciones».",
  "lessons.export": "Guardar como archivo",
  "lessons.import": "Abrir un archivo",
  "lessons.exported": "Guardado: {file}",
  "lessons.imported": {
    one: "Recuperado: {n} lección y los ejercicios.",
    many: "Recuperado: {n} lecciones y los ejercicios.",
    other: "Recuperado: {n} lecciones y los ejercicios.",
  },
  "lessons.import.failed": "{file} no es un archivo de progreso.",
  "lesson.predict": "Predice",
  "lesson.guess": "Esta es mi predicción",
  "lesson.do": "Hazlo en la página",
  "lesson.step.help": "Hazlo por mí",
  "lesson.step.done": "hecho",
  "lesson.again": "Preparar la página para esta lección",
  "lesson.see": "Mira",
  "lesson.guess.right": "Como predijiste: {option}",
  "lesson.guess.other": "Tu predicción: {guess} Lo que pasó: {option}",
  "lesson.question": "Te toca",
  "lesson.answer": "Tu respuesta, un número",
  "lesson.check": "Comprobar",
  "lesson.redo":
    "La página no lo muestra ahora. Prepárala para esta lección y repite los pasos: tu respuesta se compara con sus números.",
  "lesson.explain": "Explícalo tú",
  "lesson.model": "Una manera de decirlo. ¿Qué dijiste tú que aquí falta?",
  "lesson.model.show": "Mostrar una respuesta modelo",
  "lesson.model.first":
    "Primero con tus palabras; después hay una para comparar.",
  "lesson.go-on": "Sigue",
  "lesson.exercise": "Ejercicio: {name}",
  "lesson.experiment": "Experimento: {name}",
  "lesson.next": "Siguiente: {title}",
  "lesson.experiment.scale": "la escala",
  "lesson.experiment.learning": "la escala al aprender",
  "lesson.experiment.projections": "tres proyecciones o dos",
  "lesson.experiment.heads": "cabezales",
  "lesson.experiment.masks": "máscaras",
  "lesson.experiment.sources": "propia o cruzada",
  "lesson.experiment.cost": "coste",
  "lesson.experiment.path": "longitud del camino",
  "lesson.experiment.recall": "recordar a distancia",
  "lesson.experiment.softmax": "softmax",
  "lesson.experiment.position": "posición",
  "lesson.experiment.mistakes": "el laboratorio de errores",
  "lesson.exercise.softmax": "softmax",
  "lesson.exercise.attention": "atención",
  "lesson.exercise.rows": "filas que suman 1",
  "lesson.exercise.causal": "máscara causal",
  "lesson.exercise.scale": "para qué sirve la escala",
  "lesson.exercise.multi-head": "atención con varios cabezales",
  "lesson.exercise.cross": "atención cruzada",
  "lesson.exercise.padding": "máscara de relleno",
  "lesson.exercise.cache": "un paso con caché",
  "lesson.quest.loading": "Se está cargando el escritor entrenado: {percent} %",
  "lesson.quest.none": "Elige una celda de la imagen.",
  "lesson.quest.cell":
    "Elegiste «{from}» → «{to}», en la capa {layer}, cabezal {head}.",
  "lesson.quest.relation": "¿Qué son uno para el otro?",
  "lesson.quest.judge": "Comparar con lo medido",
  "lesson.quest.not-peak":
    "El pico de esta fila no está aquí: «{from}» mira sobre todo a «{peak}». Elige esa celda, u otra fila.",
  "lesson.quest.special":
    "«{from}» mira sobre todo a la marca del comienzo. No es una palabra: ahí descansan los cabezales cuando no encuentran nada. Busca otra fila.",
  "lesson.quest.not-fitting":
    "No son eso el uno para el otro: lo dicen sus lugares en la frase. Nombra otra relación, o elige otra celda.",
  "lesson.quest.unknown":
    "Este cabezal no se midió, así que nada te confirma ni te cuestiona.",
  "lesson.quest.confirmed":
    "Confirmado. En texto que nunca había leído, se midió que este cabezal hace justo eso: {label}, en {score} de los casos; una regla sin atención llega a {baseline}.",
  "lesson.quest.questioned":
    "Cuestionado. En texto que nunca había leído, lo que mejor hace este cabezal es otra cosa: {label}, en {score} de los casos. Una frase en la que encaja es un ejemplo, no una prueba.",
  "lesson.quest.mixed":
    "Cuestionado. En texto que nunca había leído, este cabezal no hace nada en particular con suficiente frecuencia. Una frase en la que encaja es un ejemplo, no una prueba.",
  "lesson.quest.best":
    "El cabezal que más hace lo que nombraste es capa {layer}, cabezal {head}: en {score} de los casos.",
  "relation.previous-token": "el token anterior",
  "relation.self": "el propio token",
  "relation.same-token": "el mismo token, antes",
  "relation.induction": "lo que siguió al mismo token la última vez",
  "relation.first-token": "el primer token",
  "relation.punctuation": "un signo de puntuación",
  "relation.obj.dependent": "de un objeto a su verbo",
  "relation.nsubj.head": "de un verbo a su sujeto",
  "relation.amod.head": "de un sustantivo a su adjetivo",
  "relation.det.head": "de un sustantivo a su artículo",
  "relation.case.head": "de un sustantivo a su preposición",
  "relation.aux.head": "de un verbo a su auxiliar",
  "relation.nmod:poss.head": "de un sustantivo a su posesivo (her, my…)",
  "relation.pronouns": "de un pronombre a quien se refiere",
};
