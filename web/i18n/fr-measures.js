/**
 * French: the experiments that measure.
 *
 * @type {import("./index.js").Texts}
 */
export const measures = {
  "experiment.scale.title": "Pourquoi diviser par √d_k ?",
  "experiment.scale.question":
    "Personne ne divise les scores par √d_k. Quand d_k grandit, que devient le plus grand poids d'une ligne ?",
  "experiment.scale.about":
    "Requêtes et clés tirées au hasard, composantes de moyenne 0 et de variance 1, d_k à partir de 1, les mêmes nombres avec et sans l'échelle.",
  "experiment.scale.predict.same": "Il reste à peu près le même",
  "experiment.scale.predict.even": "Il diminue : les poids s'égalisent",
  "experiment.scale.predict.collapse": "Il tend vers 1 : une clé prend tout",
  "experiment.scale.setting.seeds": "Tirages",
  "experiment.scale.setting.keys": "Clés",
  "experiment.scale.setting.most": "Plus grand d_k",
  "experiment.scale.arm.unscaled": "sans √d_k",
  "experiment.scale.arm.scaled": "divisé par √d_k",
  "experiment.scale.series.theory": "théorie : √d_k",
  "experiment.scale.figure.scoreStd": "Étalement des scores",
  "experiment.scale.figure.scoreStd.x": "d_k",
  "experiment.scale.figure.scoreStd.y": "écart type des scores",
  "experiment.scale.figure.largest": "Le plus grand poids d'une ligne",
  "experiment.scale.figure.largest.x": "d_k",
  "experiment.scale.figure.largest.y": "plus grand poids, moyenne des lignes",
  "experiment.scale.figure.entropy": "Combien de clés une ligne regarde",
  "experiment.scale.figure.entropy.x": "d_k",
  "experiment.scale.figure.entropy.y": "entropie en bits",
  "experiment.scale.figure.jacobian":
    "Ce qui parvient aux scores quand les gradients reviennent",
  "experiment.scale.figure.jacobian.x": "d_k",
  "experiment.scale.figure.jacobian.y":
    "norme du jacobien de softmax (Frobenius)",
  "experiment.scale.finding.collapse":
    "À d_k = {dK} sans l'échelle, le plus grand poids est {largest} (avec : {scaled}) et le jacobien de softmax a pour norme {jacobian} (avec : {scaledJacobian}) : une clé prend tout, et il ne reste presque pas de gradient pour apprendre.",
  "experiment.scale.finding.peaked":
    "À d_k = {dK} sans l'échelle, le plus grand poids est {largest} (avec : {scaled}) : presque tout va à une clé. Le jacobien de softmax a pour norme {jacobian} (avec : {scaledJacobian}) : avec tant de clés, il ne tombe que si d_k grandit encore.",
  "experiment.scale.finding.other":
    "À d_k = {dK}, le plus grand poids est {largest} sans l'échelle et {scaled} avec ; le jacobien de softmax a pour norme {jacobian} et {scaledJacobian}.",
  "experiment.cost.title": "Coût",
  "experiment.cost.question":
    "Le texte devient deux fois plus long. Combien de temps de plus prend l'attention dense ?",
  "experiment.cost.about":
    "Temps et mémoire de cet appareil, une tête avec d_k = 64 : chaque point est la médiane de sept tours après un essai, copies comprises. L'un après l'autre, pour qu'ils ne se ralentissent pas.",
  "experiment.cost.predict.twice": "Deux fois plus",
  "experiment.cost.predict.four": "Quatre fois plus",
  "experiment.cost.predict.eight": "Huit fois plus",
  "experiment.cost.setting.most": "Texte le plus long, tokens",
  "experiment.cost.setting.window": "Fenêtre, tokens",
  "experiment.cost.arm.dense": "dense",
  "experiment.cost.arm.scalar": "dense, sans SIMD",
  "experiment.cost.arm.streaming": "en flux (streaming)",
  "experiment.cost.arm.window": "fenêtre glissante",
  "experiment.cost.arm.linear": "attention linéaire",
  "experiment.cost.arm.step": "un pas avec cache KV",
  "experiment.cost.figure.time": "Temps",
  "experiment.cost.figure.time.x": "tokens",
  "experiment.cost.figure.time.y": "ms",
  "experiment.cost.series.state":
    "état de l’attention linéaire : d_k · d_v + d_k nombres",
  "experiment.cost.figure.memory": "Mémoire",
  "experiment.cost.figure.memory.x": "tokens",
  "experiment.cost.figure.memory.y": "octets, entrées et résultats compris",
  "experiment.cost.figure.fits":
    "Temps ~ n à la puissance… (dès 256 tokens), et si les sorties concordent",
  "experiment.cost.column.way": "Façon",
  "experiment.cost.column.exponent": "Exposant",
  "experiment.cost.column.error": "± erreur type",
  "experiment.cost.column.ms": "ms au plus long",
  "experiment.cost.column.memory":
    "Mémoire ~ n à la puissance… (ce qui croît avec n)",
  "experiment.cost.column.difference":
    "Plus grand écart à la dense, 256 tokens",
  "experiment.cost.band":
    "Les lignes sont les médianes des tours. Les bandes contiennent tous les tours.",
  "experiment.cost.finding.wavers":
    "Les temps varient trop ici pour dire comment ils croissent : n à la puissance {exponent} ± {error}. L'appareil est occupé à autre chose. Recommencez quand il est au repos.",
  "experiment.cost.finding.growth":
    "De {n} à {twice} tokens, l'attention dense a pris {growth} fois plus de temps ; à partir de {from} tokens, son temps croît comme n à la puissance {exponent} ± {error}. Sans SIMD elle prend {scalar} fois plus. Au-delà de {most} tokens elle ne tient plus dans la mémoire du moteur. En flux, avec fenêtre (contre la dense de même fenêtre) et au pas avec cache, la sortie est celle de la dense ; l'attention linéaire est une autre fonction.",
  "experiment.path.title": "Longueur du chemin",
  "experiment.path.question":
    "À travers quel réseau le premier token agit-il le plus sur le dernier, quand beaucoup les séparent ?",
  "experiment.path.about":
    "Réseaux non entraînés, larges de huit nombres, chacun juste assez profond pour que le token n voie le token 1. L'influence est la norme de la dérivée de la sortie n par rapport au token 1. Une convolution voit trois tokens, lui-même et deux avant ; dilatée, chaque couche regarde trois fois plus loin.",
  "experiment.path.predict.recurrent": "Réseau récurrent",
  "experiment.path.predict.convolution": "Pile de convolutions",
  "experiment.path.predict.dilated": "Pile de convolutions dilatées",
  "experiment.path.predict.attention": "Attention",
  "experiment.path.setting.seeds": "Tirages",
  "experiment.path.setting.most": "Texte le plus long, tokens",
  "experiment.path.setting.gain": "Gain du réseau récurrent",
  "experiment.path.arm.recurrent": "récurrent",
  "experiment.path.arm.convolution": "convolutions",
  "experiment.path.arm.dilated": "convolutions dilatées",
  "experiment.path.arm.attention": "attention",
  "experiment.path.figure.influence":
    "Influence du token 1 sur le token n (montrée jusqu'à 10⁻¹²)",
  "experiment.path.figure.influence.x": "n",
  "experiment.path.figure.influence.y": "norme du jacobien, divisée par √d",
  "experiment.path.figure.steps": "Pas du token 1 au token n",
  "experiment.path.figure.steps.x": "n",
  "experiment.path.figure.steps.y": "pas",
  "experiment.path.finding.influence":
    "À n = {n} : {recurrent} à travers le réseau récurrent ({recurrentSteps} pas), {convolution} à travers les convolutions ({convolutionSteps} couches), {dilated} à travers les dilatées ({dilatedSteps}), {attention} à travers l'attention ({attentionSteps}). Celle-ci baisse comme 1/n, car n tokens se partagent les poids, et non avec la distance.",
  "experiment.softmax.title": "Softmax",
  "experiment.softmax.question":
    "exp(score) / somme, telle que la formule l'écrit, en simple précision : à partir de quels scores donne-t-elle NaN ?",
  "experiment.softmax.about":
    "Ajouter le même nombre à tous les scores ne change rien en théorie. Softmax telle quelle est comparée à celle qui soustrait d'abord le plus grand score ; à « softmax off by one », qui a 1 de plus au dénominateur ; sous des températures ; et sur le mauvais axe.",
  "experiment.softmax.predict.never": "Jamais : NaN n'arrive pas",
  "experiment.softmax.predict.hundred": "À partir de 90 environ",
  "experiment.softmax.predict.hundreds": "À partir de plusieurs centaines",
  "experiment.softmax.setting.seeds": "Tirages",
  "experiment.softmax.setting.keys": "Clés",
  "experiment.softmax.arm.shift": "décalage",
  "experiment.softmax.arm.temperature": "température",
  "experiment.softmax.arm.axis": "axe",
  "experiment.softmax.series.naive": "telle quelle",
  "experiment.softmax.series.stable": "plus grand score soustrait",
  "experiment.softmax.series.sink": "off by one",
  "experiment.softmax.series.entropy": "entropie en bits",
  "experiment.softmax.series.largest": "plus grand poids",
  "experiment.softmax.figure.works": "Part des lignes qui donnent des nombres",
  "experiment.softmax.figure.works.x": "ajouté à tous les scores",
  "experiment.softmax.figure.works.y": "part sans NaN",
  "experiment.softmax.figure.total": "Somme des poids d'une ligne",
  "experiment.softmax.figure.total.x": "ajouté à tous les scores",
  "experiment.softmax.figure.total.y": "somme des poids",
  "experiment.softmax.figure.temperature": "Température",
  "experiment.softmax.figure.temperature.x": "température",
  "experiment.softmax.figure.temperature.y": "bits, ou poids",
  "experiment.softmax.figure.rows": "Sur les clés : chaque ligne fait 1",
  "experiment.softmax.figure.columns": "Sur les requêtes : chaque colonne",
  "experiment.softmax.figure.all": "Sur tout : le tout ensemble",
  "experiment.softmax.finding.limit":
    "Telle quelle, softmax donne NaN dès qu'un score dépasse {limit} : ici à partir d'un décalage de {first}, et de {last} vers le bas, où tous les exp valent 0. Le plus grand score soustrait, jamais. Softmax off by one laisse une ligne ne rien regarder : ses poids font presque 0 quand aucune clé ne convient.",
  "experiment.softmax.finding.never":
    "Aucune ligne n'a donné NaN. La limite est un score de {limit}.",
  "experiment.position.title": "Position",
  "experiment.position.question":
    "Les mêmes mots dans l'ordre inverse, et rien n'indique les positions. Que devient la sortie d'un mot ?",
  "experiment.position.about":
    "Attention à plusieurs têtes non entraînée, large de 32 nombres, un vecteur au hasard par mot (même mot, même vecteur). Les cartes montrent la première tête ; celles de la phrase inversée sont remises dans l'ordre des mots pour comparer.",
  "experiment.position.predict.moves":
    "Elle est la même et se trouve où est le mot",
  "experiment.position.predict.changes":
    "Elle change : les voisins sont autres",
  "experiment.position.predict.blurs": "Toutes les sorties se ressemblent",
  "experiment.position.setting.words": "Mots",
  "experiment.position.setting.seeds": "Tirages",
  "experiment.position.setting.width": "Largeur d'une requête",
  "experiment.position.setting.distances": "Distances",
  "experiment.position.arm.order": "ordre",
  "experiment.position.arm.sinusoidal": "sinusoïdale",
  "experiment.position.arm.rope": "RoPE",
  "experiment.position.arm.alibi": "ALiBi",
  "experiment.position.series.head1": "tête 1 de 8",
  "experiment.position.series.head4": "tête 4 de 8",
  "experiment.position.series.head8": "tête 8 de 8",
  "experiment.position.figure.given": "Mots tels quels, sans positions",
  "experiment.position.figure.none":
    "Inversés puis remis, sans positions : identique",
  "experiment.position.figure.sinusoidal":
    "Inversés puis remis, avec positions : autre",
  "experiment.position.figure.order": "Ce que l'ordre change",
  "experiment.position.column.positions": "Positions",
  "experiment.position.column.weightsChange":
    "Plus grand changement d'un poids",
  "experiment.position.column.outputChange":
    "Plus grand changement d'une sortie",
  "experiment.position.column.outputSize": "Plus grande sortie",
  "experiment.position.kind.none": "aucune",
  "experiment.position.kind.sinusoidal": "sinusoïdales, ajoutées",
  "experiment.position.kind.alibi": "ALiBi",
  "experiment.position.figure.profile": "Score d'un accord selon la distance",
  "experiment.position.figure.profile.x": "distance",
  "experiment.position.figure.profile.y": "q · k / √d",
  "experiment.position.figure.alibi": "Ce qu'ALiBi ajoute au score",
  "experiment.position.figure.alibi.x": "distance",
  "experiment.position.figure.alibi.y": "biais",
  "experiment.position.finding.one":
    "Un mot seul n'a pas d'ordre que l'on puisse inverser. Écrivez-en deux ou plus.",
  "experiment.position.finding.order":
    "Sans positions, inverser les mots change les sorties de {none} de leur taille, c'est-à-dire de l'arrondi : chaque sortie suit son mot. Avec des positions sinusoïdales, de {sinusoidal}. ALiBi ne connaît que les distances, et l'inversion les conserve.",
  "experiment.pieces.title": "Pas seulement des mots",
  "experiment.pieces.question":
    "L'attention reçoit une image, une mélodie ou un brin d'ADN coupés en morceaux. Que faut-il lui en dire ?",
  "experiment.pieces.about":
    "La même attention à plusieurs têtes, inchangée : un token est tout ce qui a été coupé. Rien n'est entraîné. Les têtes 1 à 3 comparent ce qu'est un morceau, ce qui est à côté et où il est ; la tête 4 compare le tout par des projections au hasard.",
  "experiment.pieces.predict.vectors": "Un vecteur par morceau, rien de plus",
  "experiment.pieces.predict.kind":
    "Si c'est une image, de la musique ou du texte",
  "experiment.pieces.predict.rules":
    "Les règles de la musique ou de la biologie",
  "experiment.pieces.arm.pieces": "morceaux",
  "experiment.pieces.setting.kind": "Quoi",
  "experiment.pieces.setting.kind.picture": "Image",
  "experiment.pieces.setting.kind.melody": "Mélodie",
  "experiment.pieces.setting.kind.strand": "ADN ou protéine",
  "experiment.pieces.setting.mask": "Masque",
  "experiment.pieces.setting.mask.none": "Aucun",
  "experiment.pieces.setting.mask.causal": "Causal",
  "experiment.pieces.setting.mask.window": "Fenêtre",
  "experiment.pieces.setting.window": "Fenêtre, morceaux",
  "experiment.pieces.setting.self": "Un morceau se voit lui-même",
  "experiment.pieces.setting.sharpness": "Score d'un accord complet",
  "experiment.pieces.figure.weights": "Poids des morceaux",
  "experiment.pieces.finding.vectors":
    "{n} morceaux, un vecteur de {width} nombres chacun, et l'attention du noyau a marché comme sur des mots : le morceau que la tête 1 regarde le plus ressemble à celui qui demande.",
  "pieces.draw":
    "Dessinez : appuyez et glissez. Les flèches déplacent, espace dessine.",
  "pieces.picture": "Image, {size} sur {size} pixels",
  "pieces.clear": "Vider",
  "pieces.first": "Exemple",
  "pieces.melody":
    "Mélodie : les colonnes sont des temps, les lignes des notes",
  "pieces.strand": "ADN ou protéine, une lettre par morceau",
  "pieces.strand.none":
    "Pas de lettres : collez A, C, G, T ou des acides aminés.",
  "pieces.head.1": "Ce qu'il est",
  "pieces.head.2": "Ce qui est à côté",
  "pieces.head.3": "Où il est",
  "pieces.head.4": "Projections au hasard",
  "pieces.looks": "Le morceau {n} regarde surtout : {list}",
  "pieces.weights": "Poids des morceaux",
  "experiment.hiding.title": "Cacher une clé",
  "experiment.hiding.question":
    "Que se passe-t-il si une clé est cachée autrement que par −∞ ?",
  "experiment.hiding.about":
    "Requêtes, clés et valeurs aléatoires d’une tête. Ce qui est caché ne doit pas compter : on remplace les tokens cachés, et qui ne doit pas les voir devrait donner la même sortie qu’avant. Quatre parties : le masque après softmax, un remplissage trop petit, des lignes qui ne peuvent rien voir, et le coin du masque causal avec un cache.",
  "experiment.hiding.predict.leaks": "Les tokens cachés changent la sortie",
  "experiment.hiding.predict.other":
    "Rien ne fuit, mais la sortie est une autre",
  "experiment.hiding.predict.same": "La sortie reste ce qu’elle doit être",
  "experiment.hiding.setting.part": "Partie",
  "experiment.hiding.setting.part.after": "Masque après softmax",
  "experiment.hiding.setting.part.fill": "Un remplissage au lieu de −∞",
  "experiment.hiding.setting.part.empty": "Lignes qui ne voient rien",
  "experiment.hiding.setting.part.cache": "Causal avec un cache",
  "experiment.hiding.setting.level":
    "Ajouté à tous les scores (ne compte que pour un remplissage)",
  "experiment.hiding.arm.after": "Masque après softmax",
  "experiment.hiding.arm.fill": "Un remplissage au lieu de −∞",
  "experiment.hiding.arm.empty": "Lignes qui ne voient rien",
  "experiment.hiding.arm.cache": "Causal avec un cache",
  "experiment.hiding.way.infinity":
    "−∞ avant softmax (zéros là où rien ne reste)",
  "experiment.hiding.way.unguarded": "−∞ avant softmax, sans garde",
  "experiment.hiding.way.fill": "−1 000 000 000 au lieu de −∞",
  "experiment.hiding.way.after": "Poids 0 après softmax",
  "experiment.hiding.way.renormalised": "Poids 0 après softmax, renormalisés",
  "experiment.hiding.series.after": "Poids 0 après softmax",
  "experiment.hiding.series.renormalised": "Renormalisés",
  "experiment.hiding.series.alike":
    "Théorie : toutes les clés pareilles, i / n",
  "experiment.hiding.series.n16": "16 clés",
  "experiment.hiding.series.n64": "64 clés",
  "experiment.hiding.series.n256": "256 clés",
  "experiment.hiding.series.n1024": "1 024 clés",
  "experiment.hiding.series.right": "En bas à droite",
  "experiment.hiding.series.left": "En haut à gauche",
  "experiment.hiding.figure.sums":
    "Somme des poids d’une ligne sous un masque causal",
  "experiment.hiding.figure.sums.x": "Ligne",
  "experiment.hiding.figure.sums.y": "Somme",
  "experiment.hiding.figure.leak": "Poids sur les clés cachées (toutes sauf 8)",
  "experiment.hiding.figure.leak.x": "Remplissage",
  "experiment.hiding.figure.leak.y": "Part de l’attention",
  "experiment.hiding.figure.move":
    "De combien les sorties bougent quand on remplace les tokens cachés",
  "experiment.hiding.figure.move.x": "Remplissage",
  "experiment.hiding.figure.move.y": "Part de leur taille",
  "experiment.hiding.figure.step":
    "Un nouveau token : écart à la sortie d’un seul passage sur tout",
  "experiment.hiding.figure.step.x": "Tokens dans le cache",
  "experiment.hiding.figure.step.y": "Part de sa taille",
  "experiment.hiding.figure.sees": "Clés que voit le nouveau token",
  "experiment.hiding.figure.sees.x": "Tokens dans le cache",
  "experiment.hiding.figure.sees.y": "Clés",
  "experiment.hiding.figure.infinity": "Poids avec −∞",
  "experiment.hiding.figure.unguarded": "Poids, sans garde",
  "experiment.hiding.figure.fill":
    "Poids avec −1 000 000 000 : la moyenne de tous les tokens cachés",
  "experiment.hiding.figure.after": "Poids mis à 0 après softmax",
  "experiment.hiding.figure.renormalised": "Poids renormalisés",
  "experiment.hiding.figure.empty": "Huit tokens qui sont tous du remplissage",
  "experiment.hiding.figure.ways": "Manières de cacher",
  "experiment.hiding.figure.left":
    "En haut à gauche : trois nouveaux tokens, neuf dans le cache",
  "experiment.hiding.figure.right":
    "En bas à droite : trois nouveaux tokens, neuf dans le cache",
  "experiment.hiding.column.way": "Manière",
  "experiment.hiding.column.sum": "Somme moyenne d’une ligne",
  "experiment.hiding.column.moved": "Bougé par ce qui est caché",
  "experiment.hiding.column.error": "Écart à la bonne sortie",
  "experiment.hiding.finding.after":
    "Avec des poids mis à 0 après softmax, une ligne garde en moyenne {left} % de son poids, certains nombres des sorties s’écartent jusqu’à {error} % de la taille moyenne de toutes, et remplacer le dernier token caché bouge encore les sorties précédentes de {moved} % : son score est dans la somme par laquelle tous sont divisés. Renormalisés, l’écart est {renormalised} : de l’arrondi.",
  "experiment.hiding.finding.fill":
    "Avec {fill} au lieu de −∞, les clés cachées prennent {leakedFew} % de l’attention quand il y a {few} clés, {leaked} % quand il y en a {n} ; remplacer ce qui est caché bouge la sortie de {moved} %.",
  "experiment.hiding.finding.shifted":
    "Avec {fill} au lieu de −∞, les clés cachées prennent {leakedFew} % de l’attention quand il y a {few} clés, {leaked} % quand il y en a {n} ; remplacer ce qui est caché bouge la sortie de {moved} %. On avait ajouté {level} à tous les scores : softmax ne le remarque pas, un remplissage si.",
  "experiment.hiding.finding.empty":
    "Une ligne qui ne peut rien voir n’a pas de softmax. De cinq manières, {nan} donnent NaN, qui gagne tout ce qui en est calculé ; un grand nombre fini donne le même poids à chacune des {n} clés cachées, et les remplacer bouge la sortie de {moved} % ; des zéros ne laissent rien passer.",
  "experiment.hiding.finding.cache":
    "Avec {n} tokens dans le cache, le masque qui commence en haut à gauche laisse voir au nouveau token {sees} clé, celui qui finit en bas à droite {rightSees}. Rien ne fuit, mais certains nombres de la sortie s’écartent jusqu’à {left} % de sa taille moyenne ; en bas à droite, de {right} : de l’arrondi.",
};
