/**
 * Español: el glosario.
 *
 * @type {import("./index.js").Texts}
 */
export const terms = {
  "terms.title": "Palabras que se usan aquí",
  "terms.about": "¿Qué significa «{term}»?",
  "term.attention": "atención",
  "term.attention.about":
    "Cada palabra toma algo de las demás: una media de sus valores, ponderada según cuánto casan sus claves con su consulta.",
  "term.token": "token",
  "term.token.about":
    "Un trozo de texto con vector propio: una palabra, una parte de palabra o un signo.",
  "term.vector": "vector",
  "term.vector.about":
    "Una lista de números que representa un token. Las palabras de sentido parecido tienen vectores que apuntan igual. También se llama embedding o incrustación.",
  "term.position": "posición",
  "term.position.about":
    "El lugar de un token. La atención sola no lo ve, por eso se suman a los vectores números que dependen de la posición.",
  "term.projection": "proyección",
  "term.projection.about":
    "Una matriz de números aprendidos, W, que hace de los vectores consultas, claves o valores.",
  "term.query": "consulta",
  "term.query.about":
    "El vector con que un token pregunta (query): ¿qué busco?",
  "term.key": "clave",
  "term.key.about":
    "El vector con que un token responde (key): ¿qué se encuentra aquí?",
  "term.value": "valor",
  "term.value.about":
    "El vector que un token entrega a quienes le atienden (value).",
  "term.head": "cabezal",
  "term.head.about":
    "Una atención de varias en paralelo. Cada una tiene sus consultas, claves y valores, y puede buscar otra cosa. También: cabeza.",
  "term.score": "puntuación",
  "term.score.about":
    "Consulta por clave, término a término y sumado (el producto escalar): cuánto casan. Antes de softmax también se llaman logits.",
  "term.scale": "÷ √d_k",
  "term.scale.about":
    "Cuantos más números tiene una consulta, mayores son sus puntuaciones. Divididas por la raíz de ese número, d_k, quedan donde softmax aún puede elegir.",
  "term.mask": "máscara",
  "term.mask.about":
    "Lo que oculta claves a las consultas: una puntuación enmascarada cuenta como −∞, así que su peso es 0.",
  "term.causal": "causal",
  "term.causal.about":
    "Una máscara que oculta todos los tokens posteriores, para que un modelo no vea lo que ha de predecir.",
  "term.padding": "relleno",
  "term.padding.about":
    "Lo que completa las frases cortas para que varias tengan la misma longitud (padding). Una máscara lo oculta.",
  "term.softmax": "softmax",
  "term.softmax.about":
    "Convierte puntuaciones en pesos: exp de cada una, dividido por la suma de todas. Ninguno es negativo, suman 1, y la mayor puntuación recibe el mayor peso.",
  "term.temperature": "temperatura",
  "term.temperature.about":
    "Las puntuaciones se dividen por ella antes de softmax. Cerca de 0 la mayor se lo lleva todo; alta, todas se igualan.",
  "term.weight": "peso",
  "term.weight.about": "Cuánta atención da una consulta a una clave, de 0 a 1.",
  "term.entropy": "entropía",
  "term.entropy.about":
    "Cuán repartida está una fila de pesos, en bits: 0 para una sola palabra, log₂ n para n palabras por igual.",
  "term.output": "salida",
  "term.output.about":
    "Lo que una consulta recibe al final: cada valor por su peso, todo sumado.",
  "term.self": "autoatención",
  "term.self.about": "Consultas, claves y valores vienen de la misma frase.",
  "term.cross": "atención cruzada",
  "term.cross.about":
    "Las consultas vienen de una frase, claves y valores de otra, como una traducción que mira su original.",
  "term.layer": "capa",
  "term.layer.about":
    "Un paso de un modelo: atención, y después una red pequeña para cada token. La salida de una capa es la entrada de la siguiente.",
  "term.encoder": "codificador",
  "term.encoder.about":
    "La parte de un traductor que lee el original, en ambas direcciones.",
  "term.decoder": "decodificador",
  "term.decoder.about":
    "La parte de un modelo que escribe, un token tras otro, mirando solo hacia atrás.",
  "term.logits": "logits",
  "term.logits.about":
    "Los números, uno por token del vocabulario, de los que softmax hace las probabilidades del token siguiente.",
};
