/**
 * Español: lo que dicen las nueve lecciones.
 *
 * @type {import("./index.js").Texts}
 */
export const course = {
  "lesson.direct.title": "Directo a la palabra que importa",
  "lesson.direct.text":
    "Una red recurrente lee palabra por palabra: lo que sabía de «piano» tiene que sobrevivir a cada palabra hasta «orchestra». En la atención, cada palabra se compara con todas las demás a la vez.\nLa imagen lo muestra: fila «orchestra», columna «piano».",
  "lesson.direct.predict":
    "Ponemos diez palabras más entre «piano» y «orchestra». ¿Qué pasa con la puntuación de las dos, el número antes de softmax?",
  "lesson.direct.option.less": "Se hace menor con la distancia.",
  "lesson.direct.option.same": "Sigue exactamente igual.",
  "lesson.direct.option.none": "Pasa a 0: están demasiado lejos.",
  "lesson.direct.step.near": "Mira la celda «orchestra» → «piano».",
  "lesson.direct.step.far":
    "Escribe al menos cinco palabras más entre las dos, en la frase de la página.",
  "lesson.direct.seen":
    "A {near} palabras de distancia la puntuación era {score}; a {far} es {scoreFar}. El peso pasó de {weight} a {weightFar}, solo porque más palabras comparten la fila.",
  "lesson.direct.question":
    "¿Por cuántos pasos tendría que llevar una red recurrente «piano» hasta «orchestra», en tu frase tal como está ahora? Cuenta.",
  "lesson.direct.right":
    "Sí. La atención necesita un paso, sea cual sea la distancia.",
  "lesson.direct.wrong":
    "No del todo: un paso de cada palabra a la siguiente. Cuenta de «piano» a «orchestra».",
  "lesson.direct.explain":
    "¿Por qué en la atención las palabras lejanas no se desvanecen como en una red recurrente? ¿Y qué es lo que, por eso mismo, la atención no sabe?",
  "lesson.direct.model":
    "Cada par tiene su propia puntuación, hecha solo de los dos vectores; por eso hay un paso entre dos palabras cualesquiera y nada que se desvanezca por el camino. Por la misma razón la atención no sabe dónde está una palabra: el orden hay que sumarlo a los vectores, como posiciones.",

  "lesson.query-key-value.title": "Consulta, clave, valor",
  "lesson.query-key-value.text":
    "Cada palabra aparece tres veces: como consulta pregunta, como clave se la encuentra, como valor se entrega. Tres matrices las hacen: Q = X·W_Q, K = X·W_K, V = X·W_V.\nAquí las tres matrices son aleatorias, para que las tres difieran.",
  "lesson.query-key-value.predict":
    "Usamos las claves también como valores: V = K. ¿Qué cambia?",
  "lesson.query-key-value.option.both": "Los pesos y la salida.",
  "lesson.query-key-value.option.weights": "Solo los pesos.",
  "lesson.query-key-value.option.output": "Solo la salida.",
  "lesson.query-key-value.step.own": "Mira la imagen con valores propios.",
  "lesson.query-key-value.step.tied": "Pulsa V en la fórmula: ahora V = K.",
  "lesson.query-key-value.seen":
    "Los pesos cambiaron como mucho en {weights}, la salida como mucho en {output}.",
  "lesson.query-key-value.question":
    "Volvamos a los valores propios. Cambia un número de modo que cambie la salida y ni un solo peso: pulsa la W correcta en la fórmula y escribe sobre un número.",
  "lesson.query-key-value.begin": "Volver a V propia",
  "lesson.query-key-value.found":
    "Cambiaste {params}. Mayor cambio de un peso: {weights}; de la salida: {output}.",
  "lesson.query-key-value.right":
    "Correcto: esta matriz solo hace los valores.",
  "lesson.query-key-value.explain":
    "Explica consulta, clave y valor a alguien que conoce los buscadores.",
  "lesson.query-key-value.model":
    "La consulta es lo que escribo, las claves son aquello con que cada página está indexada, los valores son las páginas mismas. Consulta y claves deciden cuánto recibo de cada página; lo que recibo son los valores. Cambiar los valores cambia el resultado, no la elección.",

  "lesson.scale.title": "Para qué sirve √dₖ",
  "lesson.scale.text":
    "Una puntuación es una suma de dₖ productos, así que crece con dₖ: para números independientes de tamaño 1 es de unos √dₖ. Dividir por √dₖ la devuelve al tamaño 1.\nAquí un solo cabezal tiene las 96 dimensiones.",
  "lesson.scale.predict":
    "Quitamos la división. ¿Qué pasa con las filas de pesos?",
  "lesson.scale.option.sharper":
    "Más agudas: una palabra se lo lleva casi todo.",
  "lesson.scale.option.flatter":
    "Más planas: todas reciben más o menos lo mismo.",
  "lesson.scale.option.same": "Igual: softmax lo compensa.",
  "lesson.scale.step.with": "Mira la imagen con la escala.",
  "lesson.scale.step.without": "Pulsa √dₖ en la fórmula para quitarla.",
  "lesson.scale.seen":
    "Media sobre las filas: el mayor peso pasó de {largest} a {largestWithout}, la entropía de {bits} a {bitsWithout} bits.",
  "lesson.scale.question":
    "¿Por qué número se dividió aquí cada puntuación? Calcúlalo, o abre una celda y lee: bastan dos cifras decimales.",
  "lesson.scale.right": "Correcto: la raíz de 96 dimensiones.",
  "lesson.scale.wrong":
    "No del todo. ¿Qué longitud tiene aquí una clave? La escala es la raíz de esa longitud.",
  "lesson.scale.explain":
    "¿Por qué un softmax agudo es malo para aprender? Piensa en lo que hace un pequeño cambio de una puntuación.",
  "lesson.scale.model":
    "Donde un peso es casi 1 y los demás casi 0, un pequeño cambio de las puntuaciones no cambia casi nada: el gradiente a través de softmax es casi 0, y no se aprende nada. La escala mantiene las puntuaciones en tamaño 1, sea cual sea dₖ, donde softmax todavía responde a ellas.",

  "lesson.softmax.title": "Softmax, y a lo largo de qué eje",
  "lesson.softmax.text":
    "Softmax hace partes de las puntuaciones: exp las vuelve positivas, dividir por su suma hace que sumen 1. La pregunta es: ¿la suma de qué? Cada consulta reparte su atención entre las claves, así que es la suma de una fila.\nNada en la atención se hace mal con más frecuencia, y ninguna forma lo delata.",
  "lesson.softmax.predict":
    "Hacemos que softmax recorra las columnas. ¿Qué suma 1 entonces?",
  "lesson.softmax.option.rows": "Las filas, todavía.",
  "lesson.softmax.option.columns": "Las columnas, y ya no las filas.",
  "lesson.softmax.option.both": "Filas y columnas.",
  "lesson.softmax.step.rows":
    "Mira las sumas Σ junto a las filas y bajo las columnas.",
  "lesson.softmax.step.columns":
    "Pulsa softmax en la fórmula y elige «Columnas».",
  "lesson.softmax.seen":
    "Ahora cada columna suma 1. Las filas suman cualquier cosa de {least} a {most}.",
  "lesson.softmax.question":
    "Con softmax por columnas algunas palabras toman mucho más que su parte. Elige una celda de la fila que más toma.",
  "lesson.softmax.found": "«{word}» toma {sum} en total.",
  "lesson.softmax.right":
    "Ninguna fila toma más. Cada clave repartió exactamente 1, y esta consulta recibió lo máximo.",
  "lesson.softmax.explain":
    "¿Cómo notarías en tu propio código que softmax fue por el eje equivocado, aunque todas las formas encajan?",
  "lesson.softmax.model":
    "Suma los pesos a lo largo de cada eje: la suma sobre las claves (axis=-1) tiene que ser 1 en cada fila. Con el eje equivocado son las columnas las que suman 1. Con una matriz cuadrada todas las formas encajan, así que solo una comprobación de las sumas de filas lo delata.",

  "lesson.masks.title": "Máscaras: quién puede ver a quién",
  "lesson.masks.text":
    "Quien escribe un texto palabra por palabra no puede mirar adelante. La máscara causal oculta todas las palabras posteriores: sus puntuaciones pasan a −∞ antes de softmax, sus pesos a 0, y el resto de la fila se reparte lo que queda.\nEn la imagen la máscara está puesta: su mitad superior derecha está vacía.",
  "lesson.masks.predict":
    "Reemplazamos la última palabra. ¿Qué filas de pesos cambian?",
  "lesson.masks.option.all": "Todas.",
  "lesson.masks.option.last": "Solo la última.",
  "lesson.masks.option.none": "Ninguna.",
  "lesson.masks.step.first": "Mira la imagen con la máscara causal.",
  "lesson.masks.step.other":
    "Reemplaza la última palabra de la frase por otra.",
  "lesson.masks.seen":
    "Filas que cambiaron: {changed}. Filas iguales hasta la última cifra: {same}.",
  "lesson.masks.question":
    "¿Cuántas celdas oculta la máscara en la imagen tal como está? Encuentra una manera sin contarlas una a una.",
  "lesson.masks.right": "Sí: n·(n − 1)/2 para n palabras.",
  "lesson.masks.wrong":
    "No del todo. La primera fila oculta todas las palabras menos una, la segunda una menos, y así sucesivamente.",
  "lesson.masks.explain":
    "Tu modelo aprende con una pérdida sospechosamente baja y escribe disparates. ¿Cómo probarías si su máscara deja pasar algo?",
  "lesson.masks.model":
    "Cambia solo el último token y compara las salidas de todas las posiciones anteriores: con una máscara causal correcta son iguales hasta la última cifra. Si alguna se mueve, vio el futuro, y en el entrenamiento simplemente copió la respuesta que no tendrá cuando escriba.",

  "lesson.heads.title": "Muchos cabezales, y una búsqueda",
  "lesson.heads.text":
    "Una fila de pesos puede mirar a una sola cosa a la vez. Por eso las 96 dimensiones se cortan en cabezales: cada uno tiene consultas y claves propias, más cortas, y así una imagen propia. Sus salidas se vuelven a poner una al lado de otra.\nLa palabra que hay que observar es «bank».",
  "lesson.heads.predict":
    "Cuatro cabezales en vez de uno, sobre vectores de palabras ya hechos. ¿Mira cada cabezal desde «bank» sobre todo a la misma palabra?",
  "lesson.heads.option.same": "Todos los cabezales a la misma palabra.",
  "lesson.heads.option.differ": "No todos a la misma palabra.",
  "lesson.heads.step.one": "Mira la fila de «bank» con un cabezal.",
  "lesson.heads.step.four":
    "Pulsa «head» en la fórmula y elige cuatro cabezales.",
  "lesson.heads.seen":
    "Un cabezal mira desde «bank» a: {one}. Los cuatro cabezales: {four}.",
  "lesson.heads.question":
    "La búsqueda. En un modelo entrenado los cabezales aprenden qué buscar. Recorre sus capas y cabezales y encuentra una fila cuyo pico tenga sentido lingüístico. Elige esa celda y nombra la relación; después mira qué se midió de ese cabezal.",
  "lesson.heads.begin": "Ir al escritor entrenado",
  "lesson.heads.explain":
    "Encontraste un cabezal y una frase en la que su pico tiene sentido. ¿Qué te convencería de que el cabezal hace eso de verdad?",
  "lesson.heads.model":
    "Muchas frases con las que no se entrenó y en las que la relación está marcada; cuántas veces acierta su pico; lo mismo para un modelo nunca entrenado y para la mejor regla fija, como siempre el token anterior; y qué empeora cuando se apaga el cabezal. Una frase que encaja es un ejemplo.",

  "lesson.cross.title": "Propia o cruzada",
  "lesson.cross.text":
    "En la autoatención una frase se mira a sí misma. En la atención cruzada las consultas vienen de una frase, las claves y los valores de otra: así mira un traductor al original mientras escribe.\nLas dos frases dicen lo mismo con otras palabras.",
  "lesson.cross.predict":
    "La primera frase pregunta, la segunda responde. ¿Qué forma tiene la imagen?",
  "lesson.cross.option.square": "Un cuadrado, del largo de la más larga.",
  "lesson.cross.option.first":
    "Una fila por palabra de la primera, una columna por palabra de la segunda.",
  "lesson.cross.option.second":
    "Una fila por palabra de la segunda, una columna por palabra de la primera.",
  "lesson.cross.step.self": "Mira la frase que se mira a sí misma.",
  "lesson.cross.step.cross": "Pulsa Q en la fórmula y elige dos frases.",
  "lesson.cross.seen":
    "{rows} filas, {columns} columnas: las consultas dan las filas, las claves las columnas. La salida tiene una fila por consulta.",
  "lesson.cross.question":
    "Escribe una segunda frase tuya en la que una palabra de la primera encuentre una pareja clara: un peso de al menos la mitad. Elige esa celda.",
  "lesson.cross.found": "«{from}» toma {weight} de «{to}».",
  "lesson.cross.right": "Una pareja clara, y una frase tuya.",
  "lesson.cross.explain":
    "Alguien intercambió las fuentes en un traductor: consultas del original, claves y valores de lo que escribe. ¿Qué sale mal, y qué lo delata?",
  "lesson.cross.model":
    "La salida tiene entonces una fila por palabra del original en vez de por palabra escrita, así que su longitud está mal; y lo que se entrega viene de la propia traducción, de modo que el original no tiene por dónde entrar. Si las dos frases son igual de largas, ninguna forma lo delata: prueba con longitudes distintas.",

  "lesson.cost.title": "Lo que cuesta",
  "lesson.cost.text":
    "Cada palabra se compara con cada palabra. Esa es la fuerza de la atención, y su precio.\nFíjate en el número de celdas de la imagen.",
  "lesson.cost.predict":
    "El texto se hace el doble de largo. ¿Cuántas puntuaciones hay?",
  "lesson.cost.option.same": "Tantas como antes.",
  "lesson.cost.option.double": "El doble.",
  "lesson.cost.option.four": "El cuádruple.",
  "lesson.cost.step.once": "Mira la imagen de la frase.",
  "lesson.cost.step.twice": "Haz el texto al menos el doble de largo.",
  "lesson.cost.seen":
    "{tokens} tokens dan {cells} celdas, {tokensTwice} tokens dan {cellsTwice}.",
  "lesson.cost.question":
    "¿Cuántos megabytes ocuparían los pesos de un cabezal con 4096 tokens, a 4 bytes por número?",
  "lesson.cost.right":
    "Sí, y eso por cada cabezal de cada capa. La atención en streaming nunca guarda esa matriz: recorre las claves por bloques y guarda solo sumas parciales.",
  "lesson.cost.wrong":
    "No del todo: un número por par, 4 bytes cada uno, un millón de bytes son un megabyte.",
  "lesson.cost.explain":
    "Un texto el doble de largo: ¿qué se duplica, qué se cuadruplica, y qué se puede hacer?",
  "lesson.cost.model":
    "Consultas, claves, valores y salida se duplican; puntuaciones y pesos, y el trabajo para ellos, se cuadruplican. La matriz no hace falta guardarla (streaming), se pueden dejar fuera claves (una ventana) o renunciar a softmax (atención lineal). Quien escribe palabra por palabra guarda claves y valores, y entonces cada palabra nueva cuesta una fila.",

  "lesson.projections.title": "Por qué tres proyecciones",
  "lesson.projections.text":
    "¿Por qué W_Q y W_K, si una sola matriz bastaría para las dos? ¿Y por qué W_V?\nAquí las proyecciones son aleatorias, y cada palabra puede verse a sí misma.",
  "lesson.projections.predict":
    "Hacemos las claves como las consultas: K = Q. ¿A qué mira entonces más cada palabra?",
  "lesson.projections.option.itself": "A sí misma, mucho más que antes.",
  "lesson.projections.option.same": "A lo que miraba antes.",
  "lesson.projections.option.others": "A las demás, más que antes.",
  "lesson.projections.step.three":
    "Mira la diagonal: lo que cada palabra toma de sí misma.",
  "lesson.projections.step.two": "Pulsa Kᵀ en la fórmula y activa «K = Q».",
  "lesson.projections.seen":
    "Las palabras toman de sí mismas, en media: {three} con claves propias, {two} con K = Q.",
  "lesson.projections.question":
    "Con K = Q la puntuación de dos palabras es igual en los dos sentidos. ¿También el peso? Oculta cada palabra a sí misma, para que las demás compartan la fila; después encuentra un par cuyos dos pesos difieran al menos en una décima, y elige su celda.",
  "lesson.projections.begin": "Ocultar cada palabra a sí misma",
  "lesson.projections.found":
    "«{from}» → «{to}»: puntuación {score}, peso {weight}. De vuelta: puntuación {scoreBack}, peso {weightBack}.",
  "lesson.projections.right":
    "Puntuaciones iguales, pesos distintos: cada fila se reparte por sí sola.",
  "lesson.projections.explain":
    "Entonces: ¿por qué tres proyecciones y no dos, o una?",
  "lesson.projections.model":
    "Con K = Q cada palabra encaja sobre todo consigo misma, y lo que A es para B, B lo es para A; pero un verbo busca su objeto y no al revés. Claves propias permiten una pregunta distinta de lo que se ofrece. Valores propios permiten ser encontrado por una cosa y entregar otra: encontrado como «verbo», se entrega su significado.",
};
