/**
 * Español: planes de clase.
 *
 * @type {import("./index.js").Texts}
 */
export const teachers = {
  "teachers.about":
    "Tres planes de clase listos para usar. Cada enlace abre la página como el paso la necesita; «Atrás» en el navegador vuelve aquí. No hay que instalar nada, nadie necesita una cuenta, y nada de lo que se escribe sale del dispositivo, salvo que un sistema de aprendizaje haya abierto la página.",
  "teachers.course":
    "Cada estado de la página está en su dirección: prepare la página como quiera, pulse «Copiar enlace» y póngalo en sus propias diapositivas. «Exportar» da imágenes y números, y al imprimir sale un plan por hoja.",
  "teachers.aims": "Después saben",
  "teachers.steps": "Pasos",
  "teachers.minutes": "{from}–{to} min",
  "teachers.open": "Abrir en la página",
  "teachers.ask": "Pregunta:",
  "teachers.expected": "Se espera",
  "teachers.exercises": "Ejercicios",

  "plan.word.title": "20 minutos: cómo encuentra una palabra lo que necesita",
  "plan.word.for":
    "Para cualquiera a partir de secundaria. Sin más matemáticas que los porcentajes; basta una pantalla.",
  "plan.word.aim.1":
    "decir en una frase qué hace la atención: cada palabra toma una parte de cada otra",
  "plan.word.aim.2": "leer una fila de la imagen y decir por qué suma 100 %",
  "plan.word.aim.3":
    "nombrar algo que el parecido de las palabras no dice y que un modelo tiene que aprender",
  "plan.word.river.title": "Una palabra con dos significados",
  "plan.word.river.do":
    "Haga leer la frase en voz alta y no señale nada todavía. Después de la pregunta, señale la fila «bank» de la imagen.",
  "plan.word.river.ask":
    "«Bank» es en inglés la orilla o el banco. ¿Qué palabra dijo cuál es aquí? ¿Y qué palabra mira la página?",
  "plan.word.river.answer":
    "«River», y la página también: el 57 % de su fila. Nadie se lo dijo. Cada palabra es una lista de números, y las de las dos se parecen, porque las palabras están en textos parecidos.",
  "plan.word.money.title": "La misma palabra, otra frase",
  "plan.word.money.do":
    "Primero que predigan, a mano alzada; luego señale la fila «bank».",
  "plan.word.money.ask":
    "¿Qué mirará «bank» ahora? ¿Han cambiado los números de la palabra misma?",
  "plan.word.money.answer":
    "«Cash» (38 %) y «loan» (36 %). Sus propios números son los de antes; lo que cambia es lo que toma de las demás.",
  "plan.word.share.title": "Partes de un todo",
  "plan.word.share.do":
    "Lea las partes de la fila, la mayor primero. Luego muestre abajo la cuenta de una celda: producto, suma, softmax.",
  "plan.word.share.ask":
    "¿Cuánto suman las partes de una fila? ¿Por qué no puede haber una fila en la que todas las palabras sean importantes?",
  "plan.word.share.answer":
    "1, es decir, el 100 %. Quien da más a una palabra lo quita a las otras: softmax reparte un todo.",
  "plan.word.scale.title": "Un símbolo menos",
  "plan.word.scale.do":
    "El enlace abre la primera frase sin la división por √dₖ. Pulse el símbolo en la fórmula, fuera y dentro, y observe la fila «bank».",
  "plan.word.scale.ask": "¿Qué pasa con la parte de «river»?",
  "plan.word.scale.answer":
    "Crece del 57 % al 71 %: puntuaciones mayores hacen una fila más desigual. La división las mantiene pequeñas.",
  "plan.word.it.title": "Lo que no puede saber",
  "plan.word.it.do":
    "Deje que respondan antes de que nadie señale la fila «it».",
  "plan.word.it.ask":
    "¿A quién se refiere «it»? ¿Adónde mira la página? ¿Por qué se equivoca?",
  "plan.word.it.answer":
    "Al animal; pero la página mira «because». Estos números saben qué palabras se parecen, no quién hace qué en una frase. Eso hay que aprenderlo: es lo que hicieron los modelos entrenados de esta página.",
  "plan.word.exercise.1":
    "Escriban una frase inglesa en la que «bank» mire sobre todo una palabra del agua. Cambien luego una palabra para que mire una del dinero.",
  "plan.word.exercise.1.answer":
    "Por ejemplo «The bank was full of water.» (60 % de «water») y «The bank was full of money.» (93 % de «money»). Vale cualquier par; la fila «bank» es la prueba, y lo que se entrega es el enlace.",
  "plan.word.exercise.2":
    "En la frase del préstamo, ¿qué palabra toma más de «borrowed»? Primero adivinar, luego encontrarla en la imagen.",
  "plan.word.exercise.2.answer":
    "«Paid», el 23 %. Hay que leer la columna, no la fila.",

  "plan.formula.title": "45 minutos: la fórmula, símbolo a símbolo",
  "plan.formula.for":
    "Para un primer curso de aprendizaje automático: se conocen vectores, producto escalar y exp. Un dispositivo para cada dos.",
  "plan.formula.aim.1":
    "decir de cada símbolo de softmax(QKᵀ/√dₖ)·V qué se rompe sin él",
  "plan.formula.aim.2": "calcular a mano una fila de pesos",
  "plan.formula.aim.3":
    "decir para qué sirve una máscara y para qué los cabezales",
  "plan.formula.score.title": "Q·Kᵀ: cuánto encajan dos palabras",
  "plan.formula.score.do":
    "Hay una celda elegida. Lean su cuenta desde los productos; luego busquen el mismo número en las matrices.",
  "plan.formula.score.ask":
    "¿Qué puntuación tiene una palabra consigo misma? ¿Y dos palabras que no tienen nada en común?",
  "plan.formula.score.answer":
    "Consigo misma, el cuadrado de la longitud de su vector, un número positivo grande. Sin nada en común, cerca de 0: los productos de ambos signos se cancelan.",
  "plan.formula.scale.title": "√dₖ: lo que mantiene suave a softmax",
  "plan.formula.scale.do":
    "La división está quitada. Cada pareja anota el peso mayor de la fila «bank», la pone y lo anota otra vez.",
  "plan.formula.scale.ask":
    "¿Por qué la raíz de dₖ y no dₖ? ¿Qué sería del aprendizaje sin ella?",
  "plan.formula.scale.answer":
    "Una suma de dₖ productos independientes de tamaño 1 tiene tamaño √dₖ; dividida por eso, la puntuación tiene tamaño 1 sea cual sea dₖ. Sin ella, las filas son casi 0 y 1, donde el gradiente de softmax es casi 0.",
  "plan.formula.softmax.title": "Softmax: ¿sobre qué números?",
  "plan.formula.softmax.do":
    "Aquí softmax baja por las columnas, un error que muchos cometen en el código. Miren las sumas junto a la tabla de la imagen.",
  "plan.formula.softmax.ask":
    "¿Qué sumas son 1 ahora? ¿Qué tiene de malo la salida de una fila?",
  "plan.formula.softmax.answer":
    "Las de las columnas. Las filas suman cualquier cosa de 0,20 a 2,26: su salida ya no es una media de valores, sino demasiado corta o demasiado larga.",
  "plan.formula.temperature.title": "Temperatura: de una palabra a todas",
  "plan.formula.temperature.do":
    "Está en 0,05. Súbanla despacio hasta 20 y observen una fila.",
  "plan.formula.temperature.ask":
    "¿Entre qué dos extremos se mueve una fila? ¿En cuál se pierde el orden de las palabras?",
  "plan.formula.temperature.answer":
    "De una palabra que lo toma todo a partes iguales para todas. El orden no se pierde nunca: exp(s/T) crece con s sea cual sea T. Las partes solo se acercan.",
  "plan.formula.mask.title": "La máscara: no mirar adelante",
  "plan.formula.mask.do":
    "Miren el triángulo; después su primera fila. Pinten a mano una celda del triángulo y deshagan.",
  "plan.formula.mask.ask":
    "¿A qué atiende la primera palabra? ¿Por qué necesita esta máscara un modelo que aprende a predecir la palabra siguiente?",
  "plan.formula.mask.answer":
    "Solo a sí misma, con peso 1. Sin la máscara cada lugar vería justo la palabra que debe predecir, y aprendería a copiar.",
  "plan.formula.value.title": "V: lo que se entrega",
  "plan.formula.value.do":
    "Aquí las claves sirven de valores. Pulsen V en la fórmula y comparen pesos y salida antes y después.",
  "plan.formula.value.ask": "¿Qué cambia, los pesos o la salida? ¿Por qué?",
  "plan.formula.value.answer":
    "Solo la salida. Los pesos se hacen de Q y K; V es aquello de lo que son partes.",
  "plan.formula.heads.title": "Cabezales: varias opiniones",
  "plan.formula.heads.do":
    "Doce cabezales sobre una frase. Cada pareja busca los dos que más difieren y dice cómo lo juzga.",
  "plan.formula.heads.ask":
    "¿Por qué ven cosas distintas los cabezales? ¿Qué paga cada uno?",
  "plan.formula.heads.answer":
    "Cada uno tiene aquí 8 de las 96 dimensiones, y así su propia idea de qué se parece. Paga con dimensiones: menos de ellas dicen menos.",
  "plan.formula.exercise.1":
    "Las puntuaciones de una fila, ya divididas por √dₖ, son 2, 1 y 0. Calculen sus pesos.",
  "plan.formula.exercise.1.answer":
    "exp da 7,39, 2,72 y 1, juntos 11,11; así 0,665, 0,245 y 0,090.",
  "plan.formula.exercise.2":
    "Ocultan una celda cuyo peso era w. ¿Por qué factor crecen los demás pesos de su fila?",
  "plan.formula.exercise.2.answer":
    "Todos por el mismo, 1/(1 − w): su exp se queda, y la suma es menor en la parte w. Pintar una celda lo muestra.",
  "plan.formula.exercise.3":
    "Consultas y claves tienen números independientes de tamaño 1. ¿Qué tamaño tiene una puntuación típica con dₖ = 96, sin y con la división?",
  "plan.formula.exercise.3.answer": "√96 ≈ 9,8 sin ella, 1 con ella.",

  "plan.model.title": "90 minutos: de la fórmula al modelo, y al código",
  "plan.model.for":
    "Para quienes conocen la fórmula, por los 45 minutos o de otro modo, y han escrito algo de Python. Un dispositivo para cada uno.",
  "plan.model.aim.1": "decir por qué la atención necesita posiciones",
  "plan.model.aim.2":
    "examinar un cabezal de un modelo entrenado: qué mira y qué pasa sin él",
  "plan.model.aim.3":
    "distinguir autoatención y atención cruzada en un traductor",
  "plan.model.aim.4": "escribir la atención en Python y estimar su coste",
  "plan.model.order.title": "La atención no conoce el orden",
  "plan.model.order.do":
    "«Man» está dos veces en esta frase. Lean sus dos pesos en la fila del primer «dog»; «Exportar» como CSV tiene todas sus cifras.",
  "plan.model.order.ask":
    "¿En cuánto difieren? ¿Qué no puede decir, pues, la atención de esta frase?",
  "plan.model.order.answer":
    "En nada: la misma palabra tiene el mismo vector, esté donde esté. Así no puede decir quién muerde a quién.",
  "plan.model.positions.title": "Se suman las posiciones",
  "plan.model.positions.do":
    "La misma frase, con senos y cosenos de su lugar sumados a cada palabra.",
  "plan.model.positions.ask": "¿Difieren ahora los dos pesos? ¿Qué ha costado?",
  "plan.model.positions.answer":
    "Sí. El precio: lugar y significado están en los mismos números, y el parecido de significado se altera un poco. Un modelo aprende a separarlos.",
  "plan.model.writer.title": "Un modelo que escribe",
  "plan.model.writer.do":
    "Cada cual elige una capa, lee las etiquetas de sus cabezales y enseña al vecino uno que mira la palabra anterior. Luego lean qué escribiría el modelo.",
  "plan.model.writer.ask":
    "¿Qué le parece al modelo lo más probable después? Busquen un cabezal cuya etiqueta diga inducción: mira lo que siguió antes a la misma palabra. Apáguenlo. ¿Qué cambia?",
  "plan.model.writer.answer":
    "La lista lo muestra, antes y ahora. A menudo cambia poco, y algún cabezal puede faltar sin dejar huella: otros hacen el mismo trabajo. Ambas cosas son hallazgos, y normales en modelos entrenados; la sorpresa ante el texto, bajo la lista, dice si importaba.",
  "plan.model.translator.title": "Un modelo que traduce",
  "plan.model.translator.do":
    "Las filas son las palabras francesas que escribe, las columnas las inglesas que lee. Recorran los cabezales de la atención cruzada.",
  "plan.model.translator.ask":
    "¿En qué cabezales miran las palabras su traducción? ¿Dónde dejan la diagonal las celdas claras, y por qué?",
  "plan.model.translator.answer":
    "En aquellos cuya etiqueta lo dice. La dejan donde los idiomas ordenan las palabras de otro modo: «red apple», «pomme rouge».",
  "plan.model.code.title": "Escribirla",
  "plan.model.code.do":
    "El ejercicio funciona en la página, sin instalar nada. Quien acabe sigue con la máscara causal. La solución aparece tras un intento.",
  "plan.model.code.ask":
    "Antes de ejecutar: ¿qué forma tiene el resultado de cada línea?",
  "plan.model.code.answer":
    "Puntuaciones y pesos (n, n), la salida (n, d). «Comprobar» nombra los errores usuales: softmax sobre el eje equivocado, sin división, clave sin trasponer.",
  "plan.model.cost.title": "Lo que cuesta",
  "plan.model.cost.do":
    "La misma cuenta como código en cuatro lenguajes. Cuenten los números que tiene la matriz de pesos.",
  "plan.model.cost.ask":
    "El doble de palabras: ¿cuántas veces más pesos? ¿Cuánta memoria ocupan con 16 384 tokens, 8 cabezales y 4 bytes cada uno?",
  "plan.model.cost.answer":
    "Cuatro veces más. 8 · 16 384² · 4 bytes = 8 GiB, para una capa. De ahí los algoritmos que nunca hacen la matriz entera.",
  "plan.model.close.title": "Una frase cada uno",
  "plan.model.close.do":
    "Por turnos: cada cual quita un símbolo de la fórmula y dice qué se rompe. Se pulsa cuando está dicho.",
  "plan.model.close.ask": "¿Cuál echarían menos de menos, y para qué tarea?",
  "plan.model.close.answer":
    "Sin √dₖ: filas desiguales. Sin máscara: se ve el futuro. Sin V propia: se entrega aquello por lo que algo se encuentra. Un cabezal: una opinión. Sin posiciones: sin orden, que una bolsa de palabras no necesita.",
  "plan.model.exercise.1":
    "Un modelo tiene anchura 768 y 12 cabezales. ¿Cuánto valen dₖ y √dₖ?",
  "plan.model.exercise.1.answer": "768/12 = 64, y 8.",
  "plan.model.exercise.2":
    "Cinco tokens bajo una máscara causal, y cada uno puede verse a sí mismo: ¿cuántas celdas de la matriz pueden ser mayores que 0?",
  "plan.model.exercise.2.answer": "1 + 2 + 3 + 4 + 5 = 15.",
  "plan.model.exercise.3":
    "Escriban un comienzo para el escritor en el que un cabezal encuentre una aparición anterior de la última palabra, y entreguen el enlace.",
  "plan.model.exercise.3.answer":
    "Cualquier texto con un nombre que vuelve, por ejemplo. El enlace abre frase, capa y cabezal; la celda clara de la última fila es la prueba.",
};
