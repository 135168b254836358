/**
 * Español: qué se dice de una respuesta.
 *
 * @type {import("../../i18n/index.js").Texts}
 */
export const mistakes = {
  "exercise.finding.no answer":
    "No volvió ningún array de números: ¿devuelve la función lo que pide el ejercicio?",
  "exercise.finding.nothing":
    "No volvió nada. ¿Termina la función con return, y no solo con print?",
  "exercise.finding.text":
    "Volvió un texto en lugar de números: devuelve el array mismo, sin str ni comillas.",
  "exercise.finding.other":
    "Lo que volvió no es un array de números, sino algo del tipo {type}. Devuelve el array mismo.",
  "exercise.finding.no function":
    "No hay ninguna función {name} en tu código: el ejercicio la llama exactamente por este nombre.",
  "exercise.finding.shape": "La forma es {got}; debería ser {right}.",
  "exercise.finding.nan": {
    one: "{n} valor no es un número (nan), en la fila {row}: inf − inf o 0 / 0, como cuando una fila no tiene nada a lo que atender, o exp se desborda o da 0 en todas partes.",
    other:
      "{n} valores no son números (nan), el primero en la fila {row}: inf − inf o 0 / 0, como cuando una fila no tiene nada a lo que atender, o exp se desborda o da 0 en todas partes.",
  },
  "exercise.finding.negative":
    "Hay un peso negativo, {least}. Softmax da números de 0 a 1.",
  "exercise.finding.column sums":
    "Suman 1 las columnas, no las filas: softmax tiene que aplicarse sobre las claves, axis=-1.",
  "exercise.finding.row sum":
    "La fila {row} de los pesos suma {sum}; cada fila tiene que sumar 1.",
  "exercise.finding.leak":
    "La consulta {row} da el peso {weight} a la clave {column}, que no puede ver.",
  "exercise.finding.moved":
    "Cuando cambia el último token, cambia también la fila {row} de la salida: un token anterior vio el futuro.",
  "exercise.finding.value":
    "En la fila {row}, columna {column}, hay {got}; debería haber {right}.",
  "exercise.finding.transposed":
    "Es la matriz correcta, pero transpuesta: filas y columnas están intercambiadas.",
  "exercise.finding.rescaled":
    "Son los pesos de puntuaciones {factor} veces las correctas. ¿Por qué número se dividen, o se multiplican, las puntuaciones?",
  "exercise.finding.element":
    "En el índice {at} hay {got}; debería haber {right}.",
  "exercise.finding.truth":
    "Con la entrada de prueba «{probe}» tu respuesta es {got}; debería ser {right}.",
  "exercise.finding.no single value":
    "Volvió un array de forma {got}; debería ser un solo valor.",
  "exercise.finding.left out":
    "Lo que volvió es correcto, pero falta algo: {parts}. Devuelve todo lo que pide el ejercicio, en su orden.",
  "exercise.mistake.softmax over queries": "softmax sobre las consultas",
  "exercise.mistake.softmax over queries.text":
    "Suman 1 tus columnas, no tus filas: softmax se aplicó sobre las consultas. Cada consulta reparte su atención entre las claves, así que tiene que aplicarse sobre el último eje.",
  "exercise.mistake.softmax over everything": "softmax sobre todo",
  "exercise.mistake.softmax over everything.text":
    "Es la matriz entera la que suma 1: softmax se aplicó sobre toda ella. Da axis=-1 a la suma (y al máximo) para que cada fila sume 1.",
  "exercise.mistake.overflow": "desbordamiento",
  "exercise.mistake.overflow.text":
    "Correcto con puntuaciones pequeñas, pero con las grandes exp se desborda y da nan. Resta antes a cada fila su máximo: en la fracción se cancela.",
  "exercise.mistake.not divided by the sum": "sin dividir por la suma",
  "exercise.mistake.not divided by the sum.text":
    "Aplicaste exp pero no dividiste por la suma de cada fila, así que las filas no suman 1.",
  "exercise.mistake.no exp": "sin exp",
  "exercise.mistake.no exp.text":
    "Dividiste las puntuaciones por su suma sin aplicar exp. Las puntuaciones pueden ser negativas, así que no son partes de un todo.",
  "exercise.mistake.no softmax": "sin softmax",
  "exercise.mistake.no softmax.text":
    "Falta softmax: las puntuaciones tal cual sirven de pesos.",
  "exercise.mistake.softmax twice": "softmax dos veces",
  "exercise.mistake.softmax twice.text":
    "Softmax se aplicó dos veces. La segunda solo ve números de 0 a 1, así que su resultado es casi uniforme.",
  "exercise.mistake.sigmoid": "sigmoide",
  "exercise.mistake.sigmoid.text":
    "Cada puntuación pasó por su cuenta por una sigmoide. Con softmax las claves de una fila compiten y sus partes suman 1.",
  "exercise.mistake.softmax over an axis of length 1":
    "softmax sobre un eje de longitud 1",
  "exercise.mistake.softmax over an axis of length 1.text":
    "Todos los pesos son 1: softmax se aplicó sobre un eje de un solo elemento.",
  "exercise.mistake.sum without keepdims": "suma sin keepdims",
  "exercise.mistake.sum without keepdims.text":
    "Las sumas de las filas perdieron su eje (falta keepdims=True), y la difusión (broadcasting) dividió la columna j por la suma de la fila j.",
  "exercise.mistake.max without keepdims": "máximo sin keepdims",
  "exercise.mistake.max without keepdims.text":
    "Los máximos de las filas perdieron su eje (falta keepdims=True), y la difusión (broadcasting) restó a la columna j el máximo de la fila j.",
  "exercise.mistake.one maximum for all": "un máximo para todas",
  "exercise.mistake.one maximum for all.text":
    "Restaste la mayor de todas las puntuaciones. Una fila que queda muy por debajo se vuelve 0 en todas partes (exp se desborda hacia 0), y 0 / 0 es nan. Resta a cada fila su propio máximo: axis=-1, keepdims=True.",
  "exercise.mistake.maximum of each column": "máximo de cada columna",
  "exercise.mistake.maximum of each column.text":
    "Restaste el máximo de cada columna. Solo se cancela en la fracción si es el mismo número para toda la fila: toma el máximo de la fila, axis=-1, keepdims=True.",
  "exercise.mistake.no scale": "sin escala",
  "exercise.mistake.no scale.text":
    "No dividiste las puntuaciones por √d_k. Son √d_k veces las correctas, así que softmax queda más aguda de lo debido, y más cuanto mayor es d_k.",
  "exercise.mistake.scale by √d_model": "escala con √d_model",
  "exercise.mistake.scale by √d_model.text":
    "Dividiste por √d_model. Las puntuaciones son sumas sobre las d_k componentes de un cabezal, así que es √d_k lo que las devuelve al tamaño 1.",
  "exercise.mistake.scale by d_k": "escala con d_k",
  "exercise.mistake.scale by d_k.text":
    "Dividiste por d_k y no por su raíz. Una suma de d_k productos tiene desviación típica √d_k: tus puntuaciones son √d_k veces demasiado pequeñas y los pesos demasiado iguales.",
  "exercise.mistake.multiplied by √d_k": "multiplicado por √d_k",
  "exercise.mistake.multiplied by √d_k.text":
    "Multiplicaste por √d_k donde la fórmula divide. Tus puntuaciones son d_k veces las correctas.",
  "exercise.mistake.scale by √n": "escala con √n",
  "exercise.mistake.scale by √n.text":
    "Dividiste por la raíz del número de claves. La escala depende de la longitud de una clave (su último eje), no de cuántas hay.",
  "exercise.mistake.scale after softmax": "escala después de softmax",
  "exercise.mistake.scale after softmax.text":
    "Dividiste por √d_k después de softmax. Ahora cada fila suma 1/√d_k: la escala va antes de softmax, sobre las puntuaciones.",
  "exercise.mistake.queries and keys swapped":
    "consultas y claves intercambiadas",
  "exercise.mistake.queries and keys swapped.text":
    "Calculaste K Qᵀ. Sus filas son de las claves; las filas de las puntuaciones tienen que ser de las consultas: Q Kᵀ.",
  "exercise.mistake.keys not transposed": "claves sin transponer",
  "exercise.mistake.keys not transposed.text":
    "Q @ K no encaja: hay que transponer K (sus dos últimos ejes) para que cada consulta se encuentre con cada clave.",
  "exercise.mistake.mask not used": "máscara sin usar",
  "exercise.mistake.mask not used.text":
    "La máscara no tiene efecto: las claves ocultas reciben peso.",
  "exercise.mistake.mask after softmax": "máscara después de softmax",
  "exercise.mistake.mask after softmax.text":
    "Pusiste a 0 los pesos ocultos después de softmax. Nada de ellos se ve, pero las filas suman menos de 1. Enmascara las puntuaciones antes de softmax (o vuelve a dividir cada fila por su suma).",
  "exercise.mistake.masked with 0": "enmascarado con 0",
  "exercise.mistake.masked with 0.text":
    "Pusiste a 0 las puntuaciones ocultas (o a un número diminuto como 1e-9). exp(0) es 1, así que reciben peso. Rellena con -inf, o con un número negativo grande como -1e9.",
  "exercise.mistake.masked with +inf": "enmascarado con +inf o nan",
  "exercise.mistake.masked with +inf.text":
    "Las puntuaciones ocultas se volvieron más infinito o nan, y softmax da nan. O el signo del infinito está mal, o se multiplicó por él un 0 (0 · inf es nan). Rellena con -inf mediante np.where.",
  "exercise.mistake.fill too small": "valor de máscara demasiado pequeño",
  "exercise.mistake.fill too small.text":
    "Pusiste un número como -10. No queda lo bastante por debajo de puntuaciones que ya son muy negativas: allí las claves ocultas reciben peso. Usa -inf o -1e9.",
  "exercise.mistake.mask added as 0 and 1": "máscara sumada como 0 y 1",
  "exercise.mistake.mask added as 0 and 1.text":
    "Sumaste a las puntuaciones los 0 y 1 de la máscara. Eso multiplica e^puntuación por e donde una clave puede verse; no oculta nada. Una máscara aditiva lleva 0 y -inf.",
  "exercise.mistake.mask inverted": "máscara invertida",
  "exercise.mistake.mask inverted.text":
    "Ocultaste lo que puede verse, y al revés. Aquí True significa «puede atender» (como en scaled_dot_product_attention de PyTorch; nn.MultiheadAttention significa lo contrario).",
  "exercise.mistake.mask transposed": "máscara transpuesta",
  "exercise.mistake.mask transposed.text":
    "La máscara está transpuesta: sus filas son de las consultas y sus columnas de las claves.",
  "exercise.mistake.scores multiplied": "puntuaciones multiplicadas",
  "exercise.mistake.scores multiplied.text":
    "Multiplicaste las puntuaciones ocultas por un número negativo grande. Donde la puntuación era negativa, sale una positiva grande. Sustituye la puntuación, no la multipliques.",
  "exercise.mistake.weights times keys": "pesos por claves",
  "exercise.mistake.weights times keys.text":
    "Multiplicaste los pesos por K. Las claves deciden adónde mirar; lo que se trae son los valores V.",
  "exercise.mistake.weights times queries": "pesos por consultas",
  "exercise.mistake.weights times queries.text":
    "Multiplicaste los pesos por Q. Lo que se trae son los valores V.",
  "exercise.mistake.weights transposed": "pesos transpuestos",
  "exercise.mistake.weights transposed.text":
    "Usaste los pesos transpuestos, Aᵀ V: cada salida mezcla según una columna de los pesos, y las columnas no suman 1.",
  "exercise.mistake.mean of the values": "media de los valores",
  "exercise.mistake.mean of the values.text":
    "Dividiste la suma ponderada de los valores por su número. Los pesos ya suman 1: tal como está ya es una media.",
  "exercise.mistake.compared exactly": "comparado exactamente",
  "exercise.mistake.compared exactly.text":
    "Comparaste con ==, o casi sin tolerancia. El redondeo deja sumas como 0.9999999999999999; admite una pequeña diferencia.",
  "exercise.mistake.columns summed": "columnas sumadas",
  "exercise.mistake.columns summed.text":
    "Sumaste las columnas. Los pesos de softmax sobre el eje equivocado pasan tu comprobación; los correctos, no.",
  "exercise.mistake.only the total": "solo el total",
  "exercise.mistake.only the total.text":
    "Comparaste la suma de todos los pesos con el número de filas. Una fila puede tener de más y otra de menos.",
  "exercise.mistake.everything sums to 1": "todo junto suma 1",
  "exercise.mistake.everything sums to 1.text":
    "Preguntaste si la matriz entera suma 1. Tiene que sumarlo cada fila.",
  "exercise.mistake.only the first row": "solo la primera fila",
  "exercise.mistake.only the first row.text": "Miraste solo la primera fila.",
  "exercise.mistake.any row will do": "basta una fila",
  "exercise.mistake.any row will do.text":
    "A tu comprobación le basta una fila buena. Todas las filas tienen que sumar 1: all, no any.",
  "exercise.mistake.tolerance too wide": "tolerancia demasiado amplia",
  "exercise.mistake.tolerance too wide.text":
    "Tu comprobación acepta sumas claramente erróneas, como 0.9. El redondeo deja diferencias de cerca de 1e-15, o de 1e-7 en precisión simple.",
  "exercise.mistake.only too much counts": "solo cuenta lo que sobra",
  "exercise.mistake.only too much counts.text":
    "Tu comprobación acepta filas cuya suma es demasiado pequeña. Compara el valor absoluto de la diferencia: abs(suma - 1).",
  "exercise.mistake.answer inverted": "respuesta invertida",
  "exercise.mistake.answer inverted.text":
    "Tu respuesta es cada vez la contraria de la correcta.",
  "exercise.mistake.always true": "siempre True",
  "exercise.mistake.always true.text":
    "Tu respuesta es True cada vez, sean cuales sean los pesos.",
  "exercise.mistake.always false": "siempre False",
  "exercise.mistake.always false.text":
    "Tu respuesta es False cada vez. Si las sumas son correctas, puede que la comparación sea demasiado estricta.",
  "exercise.mistake.no mask": "sin máscara",
  "exercise.causal.mistake.no mask.text":
    "No hay máscara causal: cuando cambia el último token, cambian también filas anteriores. Vieron el futuro.",
  "exercise.mistake.hides itself": "se oculta a sí mismo",
  "exercise.mistake.hides itself.text":
    "También la diagonal está oculta, así que el primer token no ve nada (nan, o el mismo peso en todas partes). Un token puede atenderse a sí mismo: np.tril(…) con k=0, o np.triu(…, k=1) para lo que se oculta.",
  "exercise.mistake.sees one ahead": "ve uno por delante",
  "exercise.mistake.sees one ahead.text":
    "La diagonal está corrida en uno: cada token ve el siguiente, que es justo lo que debe predecir.",
  "exercise.mistake.triu for tril": "triu en lugar de tril",
  "exercise.mistake.triu for tril.text":
    "Cada token se ve a sí mismo y el futuro, no el pasado: se confundieron tril y triu, o True y False.",
  "exercise.mistake.only the future": "solo el futuro",
  "exercise.mistake.only the future.text":
    "Cada token ve solo el futuro: la máscara oculta justo lo que debería mostrar.",
  "exercise.mistake.sees only itself": "solo se ve a sí mismo",
  "exercise.mistake.sees only itself.text":
    "Cada token solo se ve a sí mismo: la máscara deja nada más que la diagonal.",
  "exercise.mistake.with the scale": "con la escala",
  "exercise.mistake.with the scale.text":
    "La escala sigue ahí. Así debe ser en la atención, pero aquí se trata de ver qué pasa sin ella.",
  "exercise.mistake.scaled by d_k": "dividido por d_k",
  "exercise.mistake.scaled by d_k.text":
    "Las puntuaciones están divididas por d_k. Aquí se trata de ver qué pasa sin escala alguna.",
  "exercise.scale.mistake.multiplied by √d_k.text":
    "Las puntuaciones están multiplicadas por √d_k. Déjalas como están.",
  "exercise.scale.mistake.softmax over queries.text":
    "Softmax se aplicó sobre las consultas: suman 1 las columnas. Tiene que aplicarse sobre las claves, axis=-1.",
  "exercise.mistake.largest score": "la mayor puntuación",
  "exercise.mistake.largest score.text":
    "Esta es la mayor puntuación de cada consulta: falta softmax.",
  "exercise.scale.mistake.not divided by the sum.text":
    "Tus pesos mayores son todos 1: falta la división por la suma de la fila.",
  "exercise.mistake.largest of each key": "el mayor de cada clave",
  "exercise.mistake.largest of each key.text":
    "Tomaste el mayor de cada columna, es decir, de cada clave. Tiene que ser el mayor de cada fila.",
  "exercise.mistake.largest of all": "el mayor de todos",
  "exercise.mistake.largest of all.text":
    "Devolviste el mayor peso de todos. Tiene que haber uno por consulta: max(axis=-1).",
  "exercise.mistake.split without transpose": "partir sin transponer",
  "exercise.mistake.split without transpose.text":
    "Pasaste de (n, H·d) directamente a (H, n, d) con reshape. Los números se reagrupan entre tokens: un cabezal mezcla varios y, aun con máscara causal, el futuro se filtra. Haz reshape a (n, H, d) y después transpón.",
  "exercise.mistake.merge without transpose": "unir sin transponer",
  "exercise.mistake.merge without transpose.text":
    "Pasaste de (H, n, d) directamente a (n, H·d) con reshape. La forma es correcta, pero los tokens están mezclados: antes hay que intercambiar de nuevo los ejes.",
  "exercise.mistake.split and merge without transpose":
    "partir y unir sin transponer",
  "exercise.mistake.split and merge without transpose.text":
    "Hiciste reshape en los dos sentidos sin transponer. Cada cabezal ve un bloque de tokens, no una parte de los números de cada token.",
  "exercise.mistake.heads interleaved": "cabezales intercalados",
  "exercise.mistake.heads interleaved.text":
    "Tu cabezal h toma una de cada H columnas. Un cabezal es un bloque de d columnas seguidas.",
  "exercise.mistake.heads merged interleaved": "cabezales unidos intercalados",
  "exercise.mistake.heads merged interleaved.text":
    "Intercalaste las columnas de los cabezales al unirlos. Van un cabezal detrás de otro.",
  "exercise.mistake.heads reversed": "cabezales al revés",
  "exercise.mistake.heads reversed.text":
    "Los cabezales están concatenados en el orden contrario.",
  "exercise.mistake.heads averaged": "media de los cabezales",
  "exercise.mistake.heads averaged.text":
    "Hiciste la media de los cabezales. Se concatenan para que cada uno conserve sus números.",
  "exercise.mistake.heads summed": "suma de los cabezales",
  "exercise.mistake.heads summed.text":
    "Sumaste los cabezales. Se concatenan para que cada uno conserve sus números.",
  "exercise.mistake.largest of the heads": "el mayor de los cabezales",
  "exercise.mistake.largest of the heads.text":
    "Tomaste el mayor número de los cabezales. Se concatenan.",
  "exercise.mistake.one head": "un solo cabezal",
  "exercise.mistake.one head.text":
    "Esto es atención con un cabezal tan ancho como el modelo: falta partir.",
  "exercise.mistake.same head each time": "siempre el mismo cabezal",
  "exercise.mistake.same head each time.text":
    "Todos los cabezales usan el primer bloque de columnas: falta el índice del cabezal en el corte.",
  "exercise.mistake.output projection missing": "falta la proyección de salida",
  "exercise.mistake.output projection missing.text":
    "Falta Wo. Sin ella los resultados de los cabezales quedan uno junto a otro y nunca se mezclan.",
  "exercise.mistake.output projection transposed":
    "proyección de salida transpuesta",
  "exercise.mistake.output projection transposed.text":
    "Usaste Wo transpuesta. Aquí los parámetros se guardan como (entrada, salida): x @ Wo.",
  "exercise.mistake.input added": "entrada sumada",
  "exercise.mistake.input added.text":
    "Sumaste la entrada al resultado. Esa es la conexión residual: rodea la atención, no está dentro de ella.",
  "exercise.mistake.heads added": "cabezales sumados al resultado",
  "exercise.mistake.heads added.text":
    "Sumaste al resultado los cabezales concatenados. Dentro de la atención no hay conexión residual.",
  "exercise.mistake.input sliced": "entrada partida",
  "exercise.mistake.input sliced.text":
    "Partiste X y diste a cada cabezal su trozo. Cada cabezal proyecta cada token entero: primero X @ Wq, después se parte.",
  "exercise.mistake.params transposed": "parámetros transpuestos",
  "exercise.mistake.params transposed.text":
    "Usaste Wq, Wk y Wv transpuestas. Aquí los parámetros se guardan como (entrada, salida): X @ Wq.",
  "exercise.mistake.values not projected": "valores sin proyectar",
  "exercise.mistake.values not projected.text":
    "Los valores son X mismo: falta Wv.",
  "exercise.mistake.softmax over heads": "softmax sobre los cabezales",
  "exercise.mistake.softmax over heads.text":
    "Softmax se aplicó sobre los cabezales (eje 0), así que los cabezales compiten. Tiene que aplicarse sobre las claves: axis=-1.",
  "exercise.multi-head.mistake.softmax over everything.text":
    "Softmax se aplicó a la vez sobre todos los cabezales y todas las consultas. Cada fila de cada cabezal suma 1: axis=-1.",
  "exercise.multi-head.mistake.softmax over queries.text":
    "Softmax se aplicó sobre las consultas. Tiene que aplicarse sobre las claves: axis=-1.",
  "exercise.multi-head.mistake.scale by √d_model.text":
    "Dividiste por √d_model. Las puntuaciones de cada cabezal son sumas de d_k = d_model / H productos: divide por √d_k. Tus puntuaciones son √H veces demasiado pequeñas.",
  "exercise.mistake.sources swapped": "fuentes intercambiadas",
  "exercise.mistake.sources swapped.text":
    "Las consultas vienen de Y, y las claves y los valores de X. Quien pregunta (X) da las consultas: hay una salida por cada uno de sus tokens.",
  "exercise.mistake.Y not used": "Y sin usar",
  "exercise.mistake.Y not used.text":
    "Todo viene de X: esto es autoatención, e Y no cambia nada.",
  "exercise.mistake.X not used": "X sin usar",
  "exercise.mistake.X not used.text":
    "Todo viene de Y: esto es autoatención de Y.",
  "exercise.mistake.keys from X": "claves de X",
  "exercise.mistake.keys from X.text":
    "Las claves vienen de X. Claves y valores van juntos: el token j de Y tiene la clave j y el valor j.",
  "exercise.mistake.values from X": "valores de X",
  "exercise.mistake.values from X.text":
    "Los valores vienen de X. Claves y valores van juntos: el token j de Y tiene la clave j y el valor j.",
  "exercise.mistake.padding dropped": "relleno olvidado",
  "exercise.mistake.padding dropped.text":
    "La máscara causal está, pero las claves de relleno reciben peso.",
  "exercise.mistake.causal dropped": "máscara causal olvidada",
  "exercise.mistake.causal dropped.text":
    "Las claves de relleno están ocultas, pero el futuro no. Las dos máscaras tienen que cumplirse a la vez: combina lo que puede verse con «y» (&).",
  "exercise.padding.mistake.no mask.text":
    "Ninguna de las dos máscaras tiene efecto.",
  "exercise.mistake.or for and": "«o» en lugar de «y»",
  "exercise.mistake.or for and.text":
    "Combinaste lo que puede verse con «o»: una clave se ve si está en el pasado o si no es relleno. Tienen que darse las dos cosas: &.",
  "exercise.mistake.padded queries hidden": "filas de relleno ocultas",
  "exercise.mistake.padded queries hidden.text":
    "Ocultaste las filas de las consultas de relleno; el relleno tiene que ocultar columnas, las claves de relleno: padding[None, :], no padding[:, None].",
  "exercise.mistake.padded queries hidden as well":
    "filas de relleno también ocultas",
  "exercise.mistake.padded queries hidden as well.text":
    "Ocultaste también las filas de las consultas de relleno. Entonces no tienen nada a lo que atender y softmax da nan (o el mismo peso en todas partes). Oculta solo las claves; lo que dan las consultas de relleno se descarta de todos modos.",
  "exercise.mistake.padding inverted": "relleno invertido",
  "exercise.mistake.padding inverted.text":
    "Solo se ve el relleno: aquí True significa relleno, así que las claves que se conservan son ~padding.",
  "exercise.mistake.does not see itself": "no se ve a sí mismo",
  "exercise.mistake.does not see itself.text":
    "El token solo atiende a los anteriores: su propia clave y su valor tienen que estar antes en la caché.",
  "exercise.mistake.cache not extended": "caché sin ampliar",
  "exercise.mistake.cache not extended.text":
    "La caché vuelve como estaba: faltan la clave y el valor nuevos.",
  "exercise.mistake.cache replaced": "caché sustituida",
  "exercise.mistake.cache replaced.text":
    "En la caché están solo la clave y el valor nuevos: los anteriores se han perdido.",
  "exercise.mistake.put in front": "puesto delante",
  "exercise.mistake.put in front.text":
    "La clave y el valor nuevos están delante. La salida no lo nota (la atención no conoce el orden), pero la caché queda en el orden equivocado para todo lo que cuenta posiciones.",
  "exercise.mistake.sees the first only": "ve solo la primera",
  "exercise.mistake.sees the first only.text":
    "La consulta ve solo la primera clave, como si una máscara causal estuviera alineada arriba a la izquierda. La única consulta es el último token: puede ver todo lo que hay.",
  "exercise.mistake.halves paired": "mitades emparejadas",
  "exercise.mistake.halves paired.text":
    "Emparejaste la columna i con i + d/2. Muchos modelos lo hacen así, y funciona igual de bien, pero este ejercicio empareja vecinas: un modelo entrenado de una manera no funciona de la otra.",
  "exercise.mistake.turned backwards": "girado al revés",
  "exercise.mistake.turned backwards.text":
    "Giraste en el otro sentido: el signo del seno está mal en las dos líneas.",
  "exercise.mistake.sign lost": "signo perdido",
  "exercise.mistake.sign lost.text":
    "Falta el menos en a cos t − b sin t. Sin él esto no es una rotación, y las longitudes cambian.",
  "exercise.mistake.partner lost": "pareja perdida",
  "exercise.mistake.partner lost.text":
    "Cada columna solo se multiplica por el coseno. Una rotación mezcla las dos columnas de un par.",
  "exercise.mistake.sine and cosine swapped": "seno y coseno intercambiados",
  "exercise.mistake.sine and cosine swapped.text":
    "El seno y el coseno están intercambiados: con ángulo 0 un par tiene que quedarse como está.",
  "exercise.mistake.overwritten first": "sobrescrito antes de tiempo",
  "exercise.mistake.overwritten first.text":
    "Escribiste la primera columna antes de calcular la segunda, que entonces usó el número nuevo. Las dos necesitan los de antes.",
  "exercise.mistake.not turned": "sin girar",
  "exercise.mistake.not turned.text":
    "No se gira nada: sale lo mismo que entró.",
  "exercise.mistake.positions added": "posiciones sumadas",
  "exercise.mistake.positions added.text":
    "Sumaste senos y cosenos, como el primer Transformer. RoPE gira los pares; no suma nada.",
  "exercise.mistake.exponent i / d": "exponente i / d",
  "exercise.mistake.exponent i / d.text":
    "El exponente de 10000 es 2i/d para el par i; usaste i/d, así que los ángulos decrecen la mitad de rápido.",
  "exercise.mistake.one frequency": "una sola frecuencia",
  "exercise.mistake.one frequency.text":
    "Todos los pares giran el mismo ángulo. Cada par i tiene el suyo: posición / 10000^(2i/d).",
  "exercise.mistake.positions from 1": "posiciones desde 1",
  "exercise.mistake.positions from 1.text":
    "Tus posiciones empiezan en 1. La fila 0 tiene la posición `first`, así que con first = 0 se queda como está.",
  "exercise.mistake.first not used": "first sin usar",
  "exercise.mistake.first not used.text":
    "No tienes en cuenta `first`: con una caché KV las filas nuevas no empiezan en la posición 0.",
  "exercise.mistake.angles grow": "los ángulos crecen",
  "exercise.mistake.angles grow.text":
    "Multiplicaste por 10000^(2i/d) donde hay que dividir: los pares posteriores giran más despacio.",
  "exercise.mistake.base 1000": "base 1000",
  "exercise.mistake.base 1000.text": "La base es 10000; usaste 1000.",
  "exercise.filled": "{name}, con -1e9",
  "exercise.note.no weights":
    "Volvió solo la salida. Es correcta, y para eso hacen falta pesos correctos; el ejercicio pide devolverlos también.",
  "exercise.note.other order":
    "Vinieron en otro orden del que pide el ejercicio. Quien llama a tu función toma una cosa por la otra.",
  "exercise.note.more parts":
    "Volvió más de lo que pide el ejercicio; el resto no se miró.",
  "exercise.note.inputs changed":
    "Tu función cambia sus entradas: {names}. Quien la llama encuentra después otros números en ellas. Escribe en un array nuevo o en una copia, como x = x - …; x -= …, x[…] = … y out=x escriben en el array de quien llama.",
  "exercise.note.mask after softmax, renormalised":
    "Enmascaras después de softmax y vuelves a dividir por las sumas de las filas. Es lo mismo que enmascarar antes, mientras la suma de lo que queda no se desborde hacia 0, como ocurre cuando una puntuación oculta está unas 750 por encima de las demás.",
};
