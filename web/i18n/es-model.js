/**
 * Español: los modelos entrenados.
 *
 * @type {import("./index.js").Texts}
 */
export const model = {
  "source.title": "De dónde vienen los números",
  "source.writer": "Escritor",
  "source.translator": "Traductor",
  "source.vectors": "Vectores de palabras",
  "source.untrained": "Sin entrenar",
  "source.writer.about":
    "Un pequeño Transformer, entrenado para esta página, que sigue escribiendo. Los interruptores actúan dentro de él.",
  "source.translator.about":
    "Un pequeño Transformer, entrenado para esta página, que traduce del inglés al francés. Tiene los tres lugares de la atención.",
  "source.vectors.about":
    "Una capa de atención sobre vectores de palabras ya hechos: sabe qué significan las palabras, y nada de gramática.",
  "source.untrained.about":
    "El escritor antes de entrenar: la misma forma, números al azar. Lo que muestra no significa nada.",
  "source.loading":
    "Cargando: {what}. Mientras tanto se ven vectores de palabras.",
  "source.failed":
    "El modelo no se pudo usar: {message}. Se muestran vectores de palabras; lo demás funciona.",
  "source.retry": "Cargar otra vez",
  "source.facts":
    "{params} mil parámetros, {layers} capas de {heads} cabezales. Entrenado con:",
  "field.scope": "Dónde actúan los interruptores",
  "field.scope.head": "Este cabezal",
  "field.scope.layer": "Esta capa",
  "field.scope.everywhere": "En todas partes",
  "field.place": "Lugar",
  "field.place.encoder": "Codificador",
  "field.place.decoder": "Decodificador",
  "field.place.cross": "Cruzada",
  "field.modelMask": "Forma",
  "field.modelMask.own": "La suya",
  "field.modelMask.none": "Ninguna",
  "field.modelMask.causal": "Causal",
  "field.modelMask.window": "Ventana",
  "field.modelMask.own.about": "La máscara con la que se entrenó el modelo.",
  "field.modelMask.none.about":
    "Cada token puede mirar a todos, también hacia delante: un escritor ve entonces lo que ha de escribir.",
  "field.modelMask.causal.about": "Ningún token puede mirar a uno posterior.",
  "field.modelMask.window.about":
    "Un token no puede mirar a los posteriores, y hacia atrás solo hasta donde llega la ventana.",
  "heads.layer": "Capa {layer}",
  "heads.off": "apagado",
  "heads.chosen": "Capa {layer}, cabezal {head}:",
  "heads.ablation": "Sin él la pérdida crece {nats} nats por token.",
  "heads.sentence": "Buscar una frase para él",
  "heads.on": "Este cabezal está activo",
  "heads.on.about": "Apagado, no añade nada a la salida.",
  "layers.title": "Capas y cabezales",
  "head.label": "{name}: {score}",
  "head.label.against": "{name}: {score}, frente a {baseline}",
  "head.previous-token": "token anterior",
  "head.previous-token.short": "ant.",
  "head.next-token": "token siguiente",
  "head.next-token.short": "sig.",
  "head.first-token": "primer token",
  "head.first-token.short": "1.º",
  "head.end-token": "token final",
  "head.end-token.short": "fin",
  "head.self": "él mismo",
  "head.self.short": "sí",
  "head.same-token": "mismo token",
  "head.same-token.short": "mismo",
  "head.punctuation": "puntuación del texto",
  "head.punctuation.short": "signos",
  "head.sentence-start": "comienzo de la frase",
  "head.sentence-start.short": "inicio",
  "head.induction": "inducción: lo que siguió la última vez",
  "head.induction.short": "induc.",
  "head.induction-names": "inducción con nombres",
  "head.induction-names.short": "nombres",
  "head.syntax": "sintaxis:",
  "head.syntax.short": "sintaxis",
  "head.alignment": "traducción de la palabra",
  "head.alignment.short": "alin.",
  "head.pronouns": "del pronombre a su nombre",
  "head.pronouns.short": "pron.",
  "head.mixed": "nada en particular",
  "head.mixed.short": "mixto",
  "said.title": "Lo que dice el modelo",
  "said.writes.before": "Escribe, tal como se entrenó",
  "said.writes.after": "Escribe, con tus interruptores",
  "said.translates.before": "Traduce, tal como se entrenó",
  "said.translates.after": "Traduce, con tus interruptores",
  "said.next": "sigue",
  "said.before": "entrenado",
  "said.after": "ahora",
  "said.position": "Lo que sigue a",
  "said.position.end": "el final",
  "said.position.token": "«{token}»",
  "said.loss":
    "Sorpresa ante el texto, en nats por token: {before} tal como se entrenó, {after} ahora.",
  "said.ended": "(nada más: el texto está completo)",
  "said.overflowed": "(se detiene: softmax dio NaN)",
  "token.piece": "«{token}» es la pieza {pieces} del vocabulario del modelo",
  "token.special":
    "«{token}» no está en ningún texto: marca el comienzo o el final",
  "map.title.model": "Capa {layer}, cabezal {head}",
  "example.model-names": "Nombres otra vez",
  "example.model-names.hint":
    "Algunos cabezales hacen inducción: en el segundo «Mrs» miran lo que siguió al primero. ¿Dice el modelo «Bell»? Busca un cabezal así por su etiqueta y apágalo.",
  "example.model-pronoun": "¿He o she?",
  "example.model-pronoun.hint":
    "¿Quién sigue y por qué? Mira «Lo que sigue a», luego desactiva √dₖ en todas partes y mira qué pasa.",
  "example.model-agreement": "¿Uno o muchos?",
  "example.model-agreement.hint":
    "«keys» son muchas, «man» es uno: ¿qué verbo sigue? Busca un cabezal que vaya de «man» a «keys».",
  "example.model-tale": "Érase una vez",
  "example.model-tale.hint":
    "Un comienzo que el modelo ha leído a menudo. Algunos cabezales solo miran el token anterior: su etiqueta lo dice.",
  "example.model-order": "Otro orden de palabras",
  "example.model-order.hint":
    "En francés el color va detrás del nombre. En la atención cruzada cada palabra francesa mira a la inglesa que traduce: el patrón se aparta de la diagonal.",
  "example.model-question": "Una pregunta",
  "example.model-question.hint":
    "¿A qué palabra inglesa mira cada francesa? Elige «Cruzada» y lee fila por fila.",
};
