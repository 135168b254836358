/**
 * Spanish: the mistake lab.
 *
 * @type {import("./index.js").Texts}
 */
export const mistakes = {
  "experiment.mistakes.title": "Laboratorio de errores",
  "experiment.mistakes.question":
    "De unas 70 maneras de equivocarse con la atención, ¿cuántas cambian la forma de lo que sale?",
  "experiment.mistakes.about":
    "Cada una la cometió alguien, o está al lado de una así. Lo incorrecto y lo correcto corren sobre los mismos números al azar, lado a lado, y lo que se mide en ambos dice por qué señales se reconoce el error.",
  "experiment.mistakes.predict.most": "La mayoría",
  "experiment.mistakes.predict.half": "Cerca de la mitad",
  "experiment.mistakes.predict.few": "Solo unas pocas",
  "experiment.mistakes.arm.lab": "Todos los errores",
  "experiment.mistakes.setting.mistake": "Error",
  "experiment.mistakes.finding.signs":
    "De {all} errores, {shape} cambian una forma o fallan del todo y {nan} dan NaN. {sums} tienen filas que no suman 1, {forbidden} dan peso a lo oculto, {moved} dejan que se mueva lo que no debe (o nada de lo que debe). {silent} no muestran ninguna de estas señales: solo comparar los números los descubre.",
  "experiment.mistakes.figure.signs": "Qué señal delata a cuántos",
  "experiment.mistakes.column.sign": "Señal",
  "experiment.mistakes.column.mistakes": "Errores",
  "mistakes.choose": "Errores",
  "mistakes.group.scale": "Escala",
  "mistakes.group.softmax": "Softmax",
  "mistakes.group.product": "Productos",
  "mistakes.group.mask": "Máscara",
  "mistakes.group.padding": "Padding",
  "mistakes.group.heads": "Cabezales",
  "mistakes.group.sources": "Fuentes",
  "mistakes.before": "Anterior",
  "mistakes.after": "Siguiente",
  "mistakes.place": "{n} de {all}",
  "mistakes.wrong": "Incorrecto",
  "mistakes.right": "Correcto",
  "mistakes.weights": "Pesos",
  "mistakes.weights.wrong": "Pesos, incorrectos",
  "mistakes.weights.right": "Pesos, correctos",
  "mistakes.output": "Salida",
  "mistakes.output.wrong": "Salida, incorrecta",
  "mistakes.output.right": "Salida, correcta",
  "mistakes.map.name": "Qué cabezal se muestra",
  "mistakes.nothing": "No sale nada: {problem}",
  "mistakes.signs": "Qué lo delata",
  "mistakes.sign": "Medido",
  "mistakes.sign.shape": "Forma de la salida",
  "mistakes.sign.map": "Forma de los pesos",
  "mistakes.sign.rows": "Sumas de las filas",
  "mistakes.sign.columns": "Sumas de las columnas",
  "mistakes.sign.least": "Menor peso",
  "mistakes.sign.nan": "Números que son NaN",
  "mistakes.sign.forbidden": "Mayor peso sobre algo oculto",
  "mistakes.sign.lastToken":
    "Las salidas anteriores se mueven con el último token, en",
  "mistakes.sign.otherSample": "Las salidas se mueven con la otra frase, en",
  "mistakes.sign.source": "Las salidas se mueven con Y, en",
  "mistakes.sign.none": "Ninguna de estas señales: comparar los números",
  "mistakes.differs": "difiere",
  "mistakes.seen": "Visto en código público",
  "mistakes.seen.none": "Vecino de errores vistos en código público.",
  "mistakes.leaves": "Los enlaces salen de esta página, a GitHub.",
  "mistake.no-scale": "Sin √d_k",
  "mistake.no-scale.text":
    "Las puntuaciones son √d_k veces demasiado grandes: softmax queda demasiado aguda, y más cuanto mayor es d_k.",
  "mistake.scale-by-sqrt-d-model": "√d_model en lugar de √d_k",
  "mistake.scale-by-sqrt-d-model.text":
    "Una puntuación suma los d_k productos de un cabezal. Con √d_model queda demasiado pequeña y los pesos demasiado iguales.",
  "mistake.scale-by-d-k": "d_k en lugar de su raíz",
  "mistake.scale-by-d-k.text":
    "Una suma de d_k productos tiene desviación típica √d_k, no d_k: los pesos quedan demasiado iguales.",
  "mistake.multiplied-by-sqrt-d-k": "Multiplicado por √d_k",
  "mistake.multiplied-by-sqrt-d-k.text":
    "Las puntuaciones son d_k veces las correctas: casi todo el peso va a una clave.",
  "mistake.scale-by-sqrt-n": "√n en lugar de √d_k",
  "mistake.scale-by-sqrt-n.text":
    "La escala depende de la longitud de una clave, no de cuántas hay: el resultado cambia con la longitud del texto.",
  "mistake.scale-after-softmax": "Escala después de softmax",
  "mistake.scale-after-softmax.text":
    "Cada fila suma 1/√d_k, y softmax vio las puntuaciones sin escalar.",
  "mistake.softmax-over-queries": "Softmax sobre las consultas",
  "mistake.softmax-over-queries.text":
    "Suman 1 las columnas, no las filas: las consultas compiten por cada clave.",
  "mistake.softmax-over-everything": "Softmax sobre toda la matriz",
  "mistake.softmax-over-everything.text":
    "Todos los pesos juntos suman 1, así que cada fila suma cerca de 1/n.",
  "mistake.softmax-over-heads": "Softmax sobre los cabezales",
  "mistake.softmax-over-heads.text":
    "Los cabezales compiten por cada par de tokens, y ninguna fila suma 1.",
  "mistake.softmax-over-the-batch": "Softmax sobre el lote",
  "mistake.softmax-over-the-batch.text":
    "Las frases del lote compiten. Con una sola frase todos los pesos son 1.",
  "mistake.softmax-over-an-axis-of-length-1":
    "Softmax sobre un eje de longitud 1",
  "mistake.softmax-over-an-axis-of-length-1.text":
    "Un número dividido por sí mismo: todos los pesos son exactamente 1.",
  "mistake.overflow": "Máximo sin restar",
  "mistake.overflow.text":
    "Correcto con puntuaciones pequeñas. exp de una grande es infinito, e inf/inf es NaN.",
  "mistake.not-divided-by-the-sum": "Sin dividir por la suma",
  "mistake.not-divided-by-the-sum.text":
    "exp sin la división: las filas no suman 1.",
  "mistake.no-exp": "Sin exp",
  "mistake.no-exp.text":
    "Puntuaciones divididas por su suma pueden ser negativas, o enormes si la suma está cerca de 0.",
  "mistake.no-softmax": "Sin softmax",
  "mistake.no-softmax.text": "Las puntuaciones sin más sirven de pesos.",
  "mistake.softmax-twice": "Softmax dos veces",
  "mistake.softmax-twice.text":
    "La segunda solo ve números de 0 a 1: su resultado es casi igual en todo. Las filas siguen sumando 1.",
  "mistake.sigmoid": "Sigmoide en lugar de softmax",
  "mistake.sigmoid.text":
    "Cada puntuación cuenta por sí sola; las claves no compiten y las filas suman cualquier cosa.",
  "mistake.sum-without-keepdims": "Suma sin keepdims",
  "mistake.sum-without-keepdims.text":
    "Las sumas de las filas perdieron su eje: la columna j se dividió por la suma de la fila j.",
  "mistake.max-without-keepdims": "Máximo sin keepdims",
  "mistake.max-without-keepdims.text":
    "El máximo de la fila j se restó de la columna j; las filas suman 1, pero los pesos son otros.",
  "mistake.dropout-left-on": "Dropout sin apagar",
  "mistake.dropout-left-on.text":
    "Un cuarto de los pesos es 0 y el resto 4/3 mayor. Al entrenar es lo previsto, y las filas no tienen que sumar 1.",
  "mistake.queries-and-keys-swapped": "Consultas y claves intercambiadas",
  "mistake.queries-and-keys-swapped.text":
    "K Qᵀ tiene la forma correcta si hay tantas consultas como claves; sus filas son de las claves.",
  "mistake.keys-not-transposed": "Claves sin transponer",
  "mistake.keys-not-transposed.text":
    "Q K no encaja. Con n = d_k encajaría, y nadie lo notaría.",
  "mistake.weights-times-keys": "Pesos por claves",
  "mistake.weights-times-keys.text":
    "Las claves dicen adónde mirar; lo que se trae son los valores. Los pesos son correctos. Con d_v = d_k ninguna forma lo delata.",
  "mistake.weights-times-queries": "Pesos por consultas",
  "mistake.weights-times-queries.text":
    "Los pesos son correctos; lo que traen, no.",
  "mistake.weights-transposed": "Pesos transpuestos",
  "mistake.weights-transposed.text":
    "Cada salida mezcla según una columna de los pesos, y las columnas no suman 1.",
  "mistake.mean-of-the-values": "Dividido por el número de valores",
  "mistake.mean-of-the-values.text":
    "Los pesos ya suman 1: la salida es n veces demasiado pequeña.",
  "mistake.no-mask": "Sin máscara causal",
  "mistake.no-mask.text":
    "Cada token ve lo que debe predecir: la pérdida es baja al entrenar, y el texto que se escribe es malo.",
  "mistake.mask-after-softmax": "Máscara después de softmax",
  "mistake.mask-after-softmax.text":
    "Nada oculto se ve, pero las filas suman menos de 1 y el futuro sigue en el denominador.",
  "mistake.masked-with-0": "Puntuaciones ocultas puestas a 0",
  "mistake.masked-with-0.text":
    "exp(0) es 1, así que lo oculto recibe peso. 1e-9 hace lo mismo.",
  "mistake.masked-with-plus-inf": "Más infinito como relleno",
  "mistake.masked-with-plus-inf.text":
    "El signo está mal: softmax se vuelve inf/inf, NaN.",
  "mistake.fill-too-small": "Relleno demasiado pequeño",
  "mistake.fill-too-small.text":
    "-10 está por encima de puntuaciones cercanas a -40: allí las claves ocultas reciben casi todo el peso.",
  "mistake.mask-added-as-0-and-1": "Máscara sumada como 0 y 1",
  "mistake.mask-added-as-0-and-1.text":
    "Lo visible cuenta e veces más y nada queda oculto. Una máscara aditiva tiene 0 y -inf.",
  "mistake.mask-inverted": "Máscara invertida",
  "mistake.mask-inverted.text":
    "True significa «atender» en una interfaz e «ignorar» en la siguiente. Aquí cada token solo ve el futuro.",
  "mistake.mask-transposed": "Máscara transpuesta",
  "mistake.mask-transposed.text":
    "Sus filas son de las consultas y sus columnas de las claves.",
  "mistake.scores-multiplied": "Puntuaciones multiplicadas por el relleno",
  "mistake.scores-multiplied.text":
    "Una puntuación negativa por -1e9 es una positiva enorme: lo oculto recibe todo el peso.",
  "mistake.minus-inf-without-softmax": "-inf sin softmax después",
  "mistake.minus-inf-without-softmax.text":
    "Solo exp convierte -inf en 0. Sin ella, -inf llega a la salida.",
  "mistake.hides-itself": "Diagonal oculta",
  "mistake.hides-itself.text":
    "El primer token no ve nada: 0/0 es NaN. triu necesita k=1 para lo que se oculta.",
  "mistake.hides-itself-filled-with-minus-1e9":
    "Diagonal oculta, rellena con -1e9",
  "mistake.hides-itself-filled-with-minus-1e9.text":
    "Esta vez no hay NaN: el primer token mira todo por igual, también el futuro.",
  "mistake.sees-one-ahead": "Diagonal corrida en uno",
  "mistake.sees-one-ahead.text":
    "Cada token ve el siguiente, que debe predecir.",
  "mistake.triu-for-tril": "triu por tril",
  "mistake.triu-for-tril.text":
    "Cada token se ve a sí mismo y el futuro, no el pasado.",
  "mistake.sees-only-itself": "Solo la diagonal",
  "mistake.sees-only-itself.text":
    "Todo el peso queda en el propio token: la salida es su propio valor.",
  "mistake.top-left-with-a-cache": "Arriba a la izquierda con una caché",
  "mistake.top-left-with-a-cache.text":
    "Preguntan dos tokens nuevos y hay seis claves. Alineado arriba a la izquierda, el primero ve solo la primera clave, no las que lo preceden.",
  "mistake.padding-dropped": "Padding olvidado",
  "mistake.padding-dropped.text":
    "La máscara causal está, pero las claves de padding reciben peso.",
  "mistake.causal-dropped": "Máscara causal olvidada",
  "mistake.causal-dropped.text": "El padding está oculto, el futuro no.",
  "mistake.or-for-and": "O en lugar de y",
  "mistake.or-for-and.text":
    "Una clave se ve si está en el pasado o no es padding. Tienen que darse ambas cosas.",
  "mistake.padded-queries-hidden": "Filas de padding ocultas, no columnas",
  "mistake.padded-queries-hidden.text":
    "Las consultas de padding no ven nada (NaN), y todas ven las claves de padding.",
  "mistake.padded-queries-hidden-as-well": "Filas de padding también ocultas",
  "mistake.padded-queries-hidden-as-well.text":
    "Sus filas son 0/0. Un NaN en la pérdida basta para perder todos los parámetros.",
  "mistake.padding-inverted": "Padding invertido",
  "mistake.padding-inverted.text":
    "1 = padding se tomó por 1 = palabra: solo se ve el padding.",
  "mistake.row-with-nothing-to-see": "Una fila sin nada que ver",
  "mistake.row-with-nothing-to-see.text":
    "El padding va delante: las primeras filas no tienen clave, 0/0. Lo correcto da ceros.",
  "mistake.row-with-nothing-to-see-filled-with-minus-1e9":
    "Una fila sin nada que ver, rellena con -1e9",
  "mistake.row-with-nothing-to-see-filled-with-minus-1e9.text":
    "Todas sus puntuaciones son iguales: mira por igual todo lo oculto.",
  "mistake.mask-of-another-sample": "Máscara de otra frase",
  "mistake.mask-of-another-sample.text":
    "Las máscaras se repitieron por lote y los cabezales van por frase (repeat en lugar de repeat_interleave): algunos cabezales reciben el padding de la otra frase.",
  "mistake.split-without-transpose": "Partido sin transponer",
  "mistake.split-without-transpose.text":
    "Los números se reagrupan entre tokens: la máscara se cumple en los pesos, y el futuro se filtra igualmente.",
  "mistake.merge-without-transpose": "Unido sin transponer",
  "mistake.merge-without-transpose.text":
    "Los pesos son correctos, la forma también. Al juntar los cabezales se mezclan los tokens.",
  "mistake.split-and-merge-without-transpose": "Ni partir ni unir transpuesto",
  "mistake.split-and-merge-without-transpose.text":
    "Cada cabezal ve un bloque de tokens, no una parte de cada token.",
  "mistake.heads-interleaved": "Cabezales intercalados",
  "mistake.heads-interleaved.text":
    "El cabezal h toma una de cada H columnas. Inofensivo si se entrena así; mal con parámetros hechos del modo habitual.",
  "mistake.heads-averaged": "Media de los cabezales",
  "mistake.heads-averaged.text": "Lo que halló cada cabezal se funde en uno.",
  "mistake.heads-summed": "Suma de los cabezales",
  "mistake.heads-summed.text":
    "Se ponen uno junto a otro para que cada uno conserve sus números.",
  "mistake.one-head": "Sin partir",
  "mistake.one-head.text":
    "Un cabezal tan ancho como el modelo: una pregunta por token en lugar de varias.",
  "mistake.same-head-each-time": "Siempre el mismo cabezal",
  "mistake.same-head-each-time.text":
    "Falta el índice del cabezal: todos son el primero.",
  "mistake.input-sliced": "Entrada partida, no la proyección",
  "mistake.input-sliced.text":
    "Cada cabezal ve solo una parte del token. Cada uno debe proyectarlo entero.",
  "mistake.output-projection-missing": "Falta W_o",
  "mistake.output-projection-missing.text":
    "Los cabezales quedan uno junto a otro y nunca se mezclan.",
  "mistake.values-not-projected": "Valores sin proyectar",
  "mistake.values-not-projected.text":
    "Falta W_v: se trae el token tal como es.",
  "mistake.sources-swapped": "Fuentes intercambiadas",
  "mistake.sources-swapped.text":
    "Las consultas vienen de Y. Hay una salida por token de Y, no de X, que preguntó.",
  "mistake.y-not-used": "Y sin usar",
  "mistake.y-not-used.text":
    "Atención cruzada de X a sí mismo: diga Y lo que diga, nada cambia.",
  "mistake.x-not-used": "X sin usar",
  "mistake.x-not-used.text":
    "Todo viene de Y: autoatención del texto equivocado.",
  "mistake.keys-from-x": "Claves de X",
  "mistake.keys-from-x.text":
    "Claves y valores van juntos, uno de cada por token de Y. Aquí su número difiere y el producto falla.",
  "mistake.causal-mask-on-cross-attention":
    "Máscara causal en atención cruzada",
  "mistake.causal-mask-on-cross-attention.text":
    "Y está completo y puede verse entero. Aquí sus últimos tokens no se ven nunca.",
  "mistake.across-the-batch": "Atención a través del lote",
  "mistake.across-the-batch.text":
    "Lote y tokens están intercambiados (batch_first): un token atiende a los del mismo lugar de otras frases.",
};
