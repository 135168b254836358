/**
 * Español: qué hay que hacer en cada ejercicio.
 *
 * @type {import("../../i18n/index.js").Texts}
 */
export const exercises = {
  "exercise.softmax.title": "Softmax",
  "exercise.softmax.text":
    "Convierte cada fila de puntuaciones en partes que sumen 1: exp de cada una, dividida por la suma de la fila. Debe funcionar también con puntuaciones de miles.",
  "exercise.softmax.hint.1":
    "Cada fila es de una consulta, y las partes de una consulta suman 1. Así que la suma recorre la fila: axis=-1.",
  "exercise.softmax.hint.2":
    "e^1000 es más de lo que cabe en un número. ¿Qué puedes restar a todas las puntuaciones de una fila sin que cambie la fracción?",
  "exercise.softmax.hint.3":
    "e = np.exp(scores - scores.max(axis=-1, keepdims=True)); return e / e.sum(axis=-1, keepdims=True)",
  "exercise.attention.title": "Atención por producto escalar escalado",
  "exercise.attention.text":
    "Escribe softmax(Q Kᵀ / √d_k) V. Q es (n_q, d_k), K (n_kv, d_k), V (n_kv, d_v). La máscara, si la hay, es (n_q, n_kv) y vale True donde una consulta puede atender. Aquí d_model es 12. Devuelve la salida y los pesos.",
  "exercise.attention.hint.1":
    "Empieza por la forma: una puntuación por cada par de consulta y clave da (n_q, n_kv). ¿Qué producto de Q y K tiene esa forma?",
  "exercise.attention.hint.2":
    "Las puntuaciones de los pares ocultos tienen que hacerse tan pequeñas, antes de softmax, que exp las convierta en 0: np.where(mask, scores, -np.inf).",
  "exercise.attention.hint.3":
    "weights = softmax sobre el último eje: e = np.exp(scores - scores.max(axis=-1, keepdims=True)), dividido por e.sum(axis=-1, keepdims=True). La salida es weights @ V.",
  "exercise.rows.title": "Las filas suman 1",
  "exercise.rows.text":
    "La comprobación más barata de la atención: ¿suma 1 cada fila de los pesos? Devuelve True o False. Ten en cuenta que las sumas de números redondeados también se redondean.",
  "exercise.rows.hint.1":
    "Una fila es lo que ve una consulta. Suma a lo largo de ella: axis=-1.",
  "exercise.rows.hint.2":
    "0.1 + 0.2 no es exactamente 0.3. Compara con una tolerancia.",
  "exercise.rows.hint.3": "bool(np.allclose(weights.sum(axis=-1), 1))",
  "exercise.causal.title": "La máscara causal",
  "exercise.causal.text":
    "Un decodificador predice el token siguiente, así que ningún token puede atender a uno posterior. Escribe una atención en la que la consulta i vea las claves 0 a i. Devuelve la salida y los pesos.",
  "exercise.causal.hint.1":
    "La fila i, columna j de las puntuaciones es la consulta i con la clave j. ¿Para qué i y j está la clave j en el futuro?",
  "exercise.causal.hint.2":
    "np.tri(n, dtype=bool) vale True en la diagonal y por debajo.",
  "exercise.causal.hint.3":
    "scores = np.where(np.tri(n, dtype=bool), scores, -np.inf), antes de softmax.",
  "exercise.scale.title": "Para qué sirve la escala",
  "exercise.scale.text":
    "Quita la división por √d_k y mira qué pasa con d_k = 512: devuelve el mayor peso de cada consulta, (n,), con weights = softmax(Q Kᵀ) sin la escala. Después pruébalo con la escala en un print tuyo.",
  "exercise.scale.hint.1":
    "La suma de 512 productos de números normales tiene desviación típica √512, cerca de 23.",
  "exercise.scale.hint.2": "weights.max(axis=-1) es el mayor de cada fila.",
  "exercise.scale.hint.3":
    "scores = Q @ K.T; softmax sobre axis=-1; return weights.max(axis=-1)",
  "exercise.multi-head.title": "Varios cabezales",
  "exercise.multi-head.text":
    "X es (n, d_model); Wq, Wk, Wv y Wo son (d_model, d_model) y se aplican como X @ Wq. Parte consultas, claves y valores en n_heads bloques de d_k columnas, deja que cada cabezal atienda por su cuenta, vuelve a poner los cabezales uno junto a otro y multiplica por Wo. Devuelve la salida, (n, d_model).",
  "exercise.multi-head.hint.1":
    "El cabezal h tiene las columnas h·d_k a (h+1)·d_k de X @ Wq. Un bucle sobre los cabezales, cortando columnas, es una buena solución.",
  "exercise.multi-head.hint.2":
    "Con arrays: (X @ Wq).reshape(n, n_heads, d_k).transpose(1, 0, 2). ¿Por qué no es lo mismo reshape(n_heads, n, d_k)?",
  "exercise.multi-head.hint.3":
    "Deshazlo en el orden inverso: transpón de vuelta a (n, n_heads, d_k), haz reshape a (n, d_model) y después @ Wo. La escala es la √d_k de un cabezal.",
  "exercise.cross.title": "Atención cruzada",
  "exercise.cross.text":
    "Los tokens X (n_x, d_model) de un decodificador miran los tokens Y (n_y, d_model) de un codificador. Wq y Wk son (d_model, d_k), Wv es (d_model, d_v). Devuelve la salida, una fila por cada token de X, y los pesos.",
  "exercise.cross.hint.1":
    "¿Quién pregunta y a quién se pregunta? Los pesos tienen la forma (n_x, n_y).",
  "exercise.cross.hint.2":
    "Quien pregunta da las consultas; a quien se pregunta, las claves y los valores.",
  "exercise.cross.hint.3":
    "Q = X @ Wq; K = Y @ Wk; V = Y @ Wv. Lo demás es la atención que ya conoces.",
  "exercise.padding.title": "Relleno y máscara causal",
  "exercise.padding.text":
    "Las frases de un lote se rellenan hasta una misma longitud. padding es (n,) y vale True donde un token es relleno. Escribe una atención causal que no atienda a las claves de relleno. Devuelve la salida y los pesos.",
  "exercise.padding.hint.1":
    "Hay dos motivos para ocultar un par: la clave está en el futuro o es relleno. En lo que puede verse no se da ninguno de los dos.",
  "exercise.padding.hint.2":
    "~padding[None, :] tiene una fila y n columnas: dice lo mismo para cada consulta.",
  "exercise.padding.hint.3": "keep = np.tri(n, dtype=bool) & ~padding[None, :]",
  "exercise.cache.title": "Un paso con caché KV",
  "exercise.cache.text":
    "Un decodificador produce un token cada vez y conserva las claves y los valores de los anteriores. q y k son (d_k,), v es (d_v,); keys es (t, d_k) y values (t, d_v), al principio con t = 0. Añade al final la clave y el valor nuevos, atiende con q a todos y devuelve la salida (d_v,), las claves y los valores.",
  "exercise.cache.hint.1":
    "Un token también se atiende a sí mismo, así que su clave tiene que estar en la caché antes de atender.",
  "exercise.cache.hint.2":
    "No hace falta máscara: todo lo que hay en la caché es pasado o presente. np.concatenate([keys, k[None]]) añade una fila.",
  "exercise.cache.hint.3":
    "scores = keys @ q / np.sqrt(len(q)) tiene un número por clave; la salida es weights @ values.",
  "exercise.rope.title": "Posiciones por rotación (RoPE)",
  "exercise.rope.text":
    "x es (n, d), con d par. Gira el par de columnas 2i y 2i + 1 de la fila r el ángulo (first + r) / 10000^(2i / d), para que los productos de consultas y claves dependan de la distancia a la que están. Devuelve las filas giradas.",
  "exercise.rope.hint.1":
    "x[:, 0::2] son las primeras columnas de todos los pares y x[:, 1::2] las segundas.",
  "exercise.rope.hint.2":
    "np.outer(positions, frequencies) tiene el ángulo de cada fila y cada par.",
  "exercise.rope.hint.3":
    "(a, b) girado un ángulo t es (a cos t − b sin t, a sin t + b cos t). Escribe ambos en un array nuevo: el segundo necesita la a de antes.",
  "exercise.notebook.title": "Cuaderno",
  "exercise.notebook.text":
    "Tus propios experimentos. X contiene los vectores de las palabras del playground, (n, d_model); words son sus textos, uno por línea.",
  "exercise.probe.4 queries, 6 keys": "4 consultas, 6 claves",
  "exercise.probe.5 queries, 5 keys": "5 consultas, 5 claves",
  "exercise.probe.large scores": "puntuaciones grandes",
  "exercise.probe.causal and padding": "causal y relleno",
  "exercise.probe.no mask": "sin máscara",
  "exercise.probe.scattered mask": "máscara dispersa",
  "exercise.probe.very negative scores": "puntuaciones muy negativas",
  "exercise.probe.hidden giants": "gigantes ocultos",
  "exercise.probe.softmax over keys": "softmax sobre las claves",
  "exercise.probe.softmax over queries": "softmax sobre las consultas",
  "exercise.probe.softmax over all": "softmax sobre todo",
  "exercise.probe.all alike": "todos iguales",
  "exercise.probe.one row too much, one too little":
    "una fila de más, otra de menos",
  "exercise.probe.the last row too little": "la última fila de menos",
  "exercise.probe.the first row halved": "la primera fila a la mitad",
  "exercise.probe.the last row doubled": "la última fila doblada",
  "exercise.probe.6 tokens": "6 tokens",
  "exercise.probe.another last token": "otro último token",
  "exercise.probe.d_k = 512": "d_k = 512",
  "exercise.probe.d_k = 16": "d_k = 16",
  "exercise.probe.d_k = 4": "d_k = 4",
  "exercise.probe.5 tokens, 3 heads": "5 tokens, 3 cabezales",
  "exercise.probe.4 heads": "4 cabezales",
  "exercise.probe.4 look at 6": "4 miran a 6",
  "exercise.probe.5 look at 5": "5 miran a 5",
  "exercise.probe.padded at the end": "relleno al final",
  "exercise.probe.padded in between": "relleno en medio",
  "exercise.probe.no padding": "sin relleno",
  "exercise.probe.4 tokens before": "4 tokens antes",
  "exercise.probe.6 tokens before": "6 tokens antes",
  "exercise.probe.2 tokens before": "2 tokens antes",
  "exercise.probe.5 tokens before": "5 tokens antes",
  "exercise.probe.0 tokens before": "ningún token antes",
  "exercise.probe.from position 0": "desde la posición 0",
  "exercise.probe.from position 3": "desde la posición 3",
  "exercise.comment.your code": "tu código",
  "exercise.comment.Matrices are lists of rows.":
    "Las matrices son listas de filas.",
  "exercise.comment.scores: a list of rows": "scores: una lista de filas",
  "exercise.comment.keys and values are lists of rows.":
    "keys y values son listas de filas.",
  "exercise.comment.softmax(Q Kᵀ) without the scale; the largest weight of each row":
    "softmax(Q Kᵀ) sin la escala; el mayor peso de cada fila",
  "exercise.comment.with the scale": "con la escala",
  "exercise.comment.How alike are the words? Cosines of their vectors.":
    "¿Cuánto se parecen las palabras? Cosenos de sus vectores.",
};
