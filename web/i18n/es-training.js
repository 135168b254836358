/**
 * Español: los experimentos que entrenan.
 *
 * @type {import("./index.js").Texts}
 */
export const training = {
  "experiment.learning.title": "√d_k al entrenar",
  "experiment.learning.question":
    "¿Qué pasa con el aprendizaje sin dividir por √d_k?",
  "experiment.learning.about":
    "Dos modelos empiezan con los mismos parámetros y ven las mismas secuencias: pares de clave y valor, luego una clave cuyo valor se pregunta. Uno divide sus puntuaciones por √d_k.",
  "experiment.learning.predict.fail": "Sin ella no aprende en este tiempo",
  "experiment.learning.predict.slower": "Sin ella aprende más despacio",
  "experiment.learning.predict.same": "No hay diferencia",
  "experiment.learning.arm.scaled": "Dividido por √d_k",
  "experiment.learning.arm.unscaled": "Sin dividir",
  "experiment.learning.figure.unscaled":
    "Sin la división: debe decir {target}, dice {answer}",
  "experiment.learning.finding.both":
    "Con d_k = {dModel}, el modelo con la división acaba con {scaled} % de respuestas correctas; el otro, con {unscaled} %.",
  "experiment.projections.title": "¿Tres proyecciones o dos?",
  "experiment.projections.question":
    "¿Por qué tres proyecciones, W_Q, W_K y W_V, y no dos o una?",
  "experiment.projections.about":
    "Cuatro modelos, mismas semillas, mismas secuencias. Al recordar, un token contiene clave y valor: se compara la clave y se toma el valor. En la mayoría, el último token pregunta qué símbolo hay más veces: nada tiene que coincidir.",
  "experiment.projections.predict.fail": "Una sola proyección fracasa",
  "experiment.projections.predict.slower": "Aprende, pero más despacio",
  "experiment.projections.predict.same": "Aprende igual de rápido",
  "experiment.projections.setting.task": "Tarea",
  "experiment.projections.setting.task.recall": "Recordar",
  "experiment.projections.setting.task.copy": "Copiar",
  "experiment.projections.setting.task.sort": "Ordenar",
  "experiment.projections.setting.task.induction": "Inducción",
  "experiment.projections.setting.task.majority": "Mayoría",
  "experiment.projections.setting.equal":
    "Los mismos parámetros para todos (capa feed-forward más ancha)",
  "experiment.projections.arm.separate": "Q, K, V separadas",
  "experiment.projections.arm.valueIsKey": "V = K",
  "experiment.projections.arm.keyIsQuery": "Q = K",
  "experiment.projections.arm.one": "Q = K = V",
  "experiment.projections.figure.end": "Al final",
  "experiment.projections.finding.fail":
    "Lo que se compara, lo que se busca y lo que se entrega son cosas distintas. De media durante el entrenamiento, tres proyecciones aciertan el {separate} %, V = K el {valueIsKey} %, Q = K el {keyIsQuery} %, Q = K = V el {one} %: con una proyección esta tarea no se aprende en este tiempo.",
  "experiment.projections.finding.slower":
    "Lo que se compara, lo que se busca y lo que se entrega son cosas distintas. De media durante el entrenamiento, tres proyecciones aciertan el {separate} %, V = K el {valueIsKey} %, Q = K el {keyIsQuery} %, Q = K = V el {one} %: aquí cada ahorro cuesta algo: un vector tiene que servir a varios fines.",
  "experiment.projections.finding.some":
    "Lo que se compara, lo que se busca y lo que se entrega son cosas distintas. De media durante el entrenamiento, tres proyecciones aciertan el {separate} %, V = K el {valueIsKey} %, Q = K el {keyIsQuery} %, Q = K = V el {one} %. Lo que aquí no se queda atrás: {level}; lo que se queda atrás: {behind}, donde un vector tiene que servir a varios fines.",
  "experiment.projections.finding.same":
    "Lo que se compara, lo que se busca y lo que se entrega son cosas distintas. De media durante el entrenamiento, tres proyecciones aciertan el {separate} %, V = K el {valueIsKey} %, Q = K el {keyIsQuery} %, Q = K = V el {one} %: tres llevan como mucho {gap} puntos porcentuales de ventaja, y sus propias semillas distan {spread}. En esta tarea tres apenas cambian nada; valen la pena donde lo comparado no es lo que se toma.",
  "experiment.heads.title": "Un cabezal u ocho",
  "experiment.heads.question":
    "¿Son mejores ocho cabezales estrechos que uno ancho?",
  "experiment.heads.about":
    "El último token pregunta por los valores de dos claves a la vez. Todos los modelos tienen el mismo ancho; con uno y con ocho cabezales hay los mismos parámetros.",
  "experiment.heads.predict.eight": "Ocho lo aprenden mejor",
  "experiment.heads.predict.one": "Uno lo aprende mejor",
  "experiment.heads.predict.same": "Apenas hay diferencia",
  "experiment.heads.arm.one": "Un cabezal",
  "experiment.heads.arm.eight": "Ocho cabezales",
  "experiment.heads.arm.averaged": "Ocho, promediados",
  "experiment.heads.arm.noOutput": "Ocho, sin W_O",
  "experiment.heads.figure.dropped": "Ocho cabezales, apagados uno a uno",
  "experiment.heads.figure.dropped.x": "Cabezales que quedan",
  "experiment.heads.figure.dropped.y": "Proporción",
  "experiment.heads.finding.eight":
    "De media durante el entrenamiento, un cabezal acierta el {one} %, ocho el {eight} %, ocho promediados el {averaged} %, ocho sin W_O el {noOutput} %; con la mitad de los ocho apagada queda al final el {half} %: varias relaciones a la vez son más fáciles con varios cabezales.",
  "experiment.heads.finding.one":
    "De media durante el entrenamiento, un cabezal acierta el {one} %, ocho el {eight} %, ocho promediados el {averaged} %, ocho sin W_O el {noOutput} %; con la mitad de los ocho apagada queda al final el {half} %: aquí un cabezal ancho lleva ventaja.",
  "experiment.heads.finding.same":
    "De media durante el entrenamiento, un cabezal acierta el {one} %, ocho el {eight} %, ocho promediados el {averaged} %, ocho sin W_O el {noOutput} %; con la mitad de los ocho apagada queda al final el {half} %: en esta pequeña tarea un cabezal casi no se queda atrás.",
  "experiment.recall.title": "Recordar a distancia",
  "experiment.recall.question":
    "Tras el mismo entrenamiento, ¿qué red ya no sabe decir cuál fue el primer token?",
  "experiment.recall.about":
    "Primero uno de ocho símbolos, luego otros que no cuentan, al final «?»: ¿cuál fue el primero? Para cada longitud y cada semilla se entrena una red propia, con las mismas secuencias, los mismos pasos y más o menos los mismos parámetros. Recurrente: h = tanh(R h + x), R al principio una rotación, que es la que menos olvida. Convoluciones dilatadas de núcleo 3: una capa alcanza 2 tokens atrás, dos alcanzan 8, tres 26; hay tantas capas como la longitud necesita. Atención: una cabeza, sin posiciones. Al azar se acierta el 12,5 %.",
  "experiment.recall.predict.recurrent": "La red recurrente",
  "experiment.recall.predict.dilated": "La pila de convoluciones",
  "experiment.recall.predict.attention": "La atención",
  "experiment.recall.predict.none": "Ninguna: todas saben",
  "experiment.recall.setting.most": "Texto más largo, tokens",
  "experiment.recall.setting.params": "Parámetros de cada una, como máximo",
  "experiment.recall.arm.recurrent": "recurrente",
  "experiment.recall.arm.dilated": "convoluciones dilatadas",
  "experiment.recall.arm.attention": "atención",
  "experiment.recall.figure.distance":
    "Respuestas correctas según la distancia, hasta ahora",
  "experiment.recall.figure.distance.x": "n",
  "experiment.recall.figure.distance.y": "Proporción",
  "experiment.recall.figure.accuracy":
    "Respuestas correctas con el texto más largo",
  "experiment.recall.figure.end": "El texto más largo",
  "experiment.recall.column.depth": "Pasos del token 1 al token n",
  "experiment.recall.finding.distance":
    "Con n = {n}, la red recurrente ({recurrentDepth} pasos del token 1 al token n) acierta en el {recurrent} % de los casos, las convoluciones ({dilatedDepth}) en el {dilated} %, la atención ({attentionDepth}) en el {attention} %. Qué conviene guardar se aprende de un gradiente que vuelve por los mismos pasos.",
  "experiment.masks.title": "Una máscara con fugas",
  "experiment.masks.question":
    "¿Qué aprende un modelo que ve el token que debe predecir?",
  "experiment.masks.about":
    "Ambos modelos aprenden a escribir letras en orden. Uno tiene una máscara causal. El otro se entrena sin ella; después tiene que escribir, cuando el futuro aún no está.",
  "experiment.masks.predict.useless":
    "Una pérdida mejor, y no sabe escribir nada",
  "experiment.masks.predict.worse": "Escribe un poco peor",
  "experiment.masks.predict.better": "Escribe mejor: ha visto más",
  "experiment.masks.arm.masked": "Con máscara causal",
  "experiment.masks.arm.leaking": "Con fugas",
  "experiment.masks.series.leakingTrained": "Con fugas, tal como se entrenó",
  "experiment.masks.series.leakingWriting": "Con fugas, al escribir",
  "experiment.masks.series.maskedWriting": "Con máscara, al escribir",
  "experiment.masks.figure.exact": "Secuencias sin error",
  "experiment.masks.figure.exact.x": "Paso",
  "experiment.masks.figure.exact.y": "Proporción",
  "experiment.masks.figure.leak":
    "A qué atiende el que tiene fugas: debe decir {target}, dice {answer}",
  "experiment.masks.finding.both":
    "La pérdida del modelo con fugas es {leakingLoss}, la del que tiene máscara {maskedLoss}. Tal como se entrenó acierta el {trained} % de las secuencias; al escribir, el {leaking} %. El que tiene máscara: {masked} %.",
  "experiment.sources.title": "Propia o cruzada",
  "experiment.sources.question": "¿Adónde mira un traductor mientras escribe?",
  "experiment.sources.about":
    "Un codificador–decodificador aprende a escribir en cifras lo que lee en palabras inglesas: números o fechas («the third of may twenty twelve», «may the third twenty twelve» → 2012-05-03). Las filas son lo que ha escrito, las columnas las palabras: la alineación aparece al entrenar. Luego recibe las palabras de otro ejemplo.",
  "experiment.sources.setting.task": "Qué lee",
  "experiment.sources.setting.task.numbers": "Números",
  "experiment.sources.setting.task.dates": "Fechas",
  "experiment.sources.predict.other":
    "Con las palabras de otro ejemplo ya no escribe el suyo",
  "experiment.sources.predict.own": "Sigue con el suyo",
  "experiment.sources.predict.noise": "Acierta más o menos la mitad",
  "experiment.sources.arm.translator": "Traductor",
  "experiment.sources.series.ownSource": "Con sus propias palabras",
  "experiment.sources.series.otherSource": "Con las de otro ejemplo",
  "experiment.sources.figure.probe":
    "Atención cruzada en un ejemplo con el que no se entrenó: debe escribir {target}, escribe {answer}",
  "experiment.sources.figure.swapped":
    "Las palabras de otro ejemplo: debe escribir {target}, escribe {answer}",
  "experiment.sources.figure.exact": "Sin error",
  "experiment.sources.figure.exact.x": "Paso",
  "experiment.sources.figure.exact.y": "Proporción",
  "experiment.sources.finding.both":
    "Con sus propias palabras el {exact} % es correcto por completo, con las de otro ejemplo el {swapped} %: el decodificador solo sabe qué escribir por la atención cruzada.",
  "experiment.projections.opens":
    "Poner V := K en el escritor entrenado y leer qué dice",
};
