/**
 * French: the mistake lab.
 *
 * @type {import("./index.js").Texts}
 */
export const mistakes = {
  "experiment.mistakes.title": "Laboratoire d'erreurs",
  "experiment.mistakes.question":
    "Sur quelque 70 façons de se tromper d'attention, combien changent la forme de ce qui sort ?",
  "experiment.mistakes.about":
    "Chacune a été commise par quelqu'un, ou voisine avec une qui l'a été. Le faux et le juste tournent côte à côte sur les mêmes nombres, et ce qu'on mesure des deux dit à quels signes on reconnaît l'erreur.",
  "experiment.mistakes.predict.most": "La plupart",
  "experiment.mistakes.predict.half": "Environ la moitié",
  "experiment.mistakes.predict.few": "Quelques-unes seulement",
  "experiment.mistakes.arm.lab": "Toutes les erreurs",
  "experiment.mistakes.setting.mistake": "Erreur",
  "experiment.mistakes.finding.signs":
    "Sur {all} erreurs, {shape} changent une forme ou échouent et {nan} donnent NaN. {sums} ont des lignes qui ne font pas 1, {forbidden} donnent du poids à ce qui est caché, {moved} laissent bouger ce qui ne doit pas (ou rien de ce qui doit). {silent} n'ont aucun de ces signes : seule la comparaison des nombres les trouve.",
  "experiment.mistakes.figure.signs": "Quel signe en trahit combien",
  "experiment.mistakes.column.sign": "Signe",
  "experiment.mistakes.column.mistakes": "Erreurs",
  "mistakes.choose": "Erreurs",
  "mistakes.group.scale": "Échelle",
  "mistakes.group.softmax": "Softmax",
  "mistakes.group.product": "Produits",
  "mistakes.group.mask": "Masque",
  "mistakes.group.padding": "Padding",
  "mistakes.group.heads": "Têtes",
  "mistakes.group.sources": "Sources",
  "mistakes.before": "Précédente",
  "mistakes.after": "Suivante",
  "mistakes.place": "{n} sur {all}",
  "mistakes.wrong": "Faux",
  "mistakes.right": "Juste",
  "mistakes.weights": "Poids",
  "mistakes.weights.wrong": "Poids, faux",
  "mistakes.weights.right": "Poids, justes",
  "mistakes.output": "Sortie",
  "mistakes.output.wrong": "Sortie, fausse",
  "mistakes.output.right": "Sortie, juste",
  "mistakes.map.name": "Quelle tête est montrée",
  "mistakes.nothing": "Rien ne sort : {problem}",
  "mistakes.signs": "À quoi on la reconnaît",
  "mistakes.sign": "Mesuré",
  "mistakes.sign.shape": "Forme de la sortie",
  "mistakes.sign.map": "Forme des poids",
  "mistakes.sign.rows": "Sommes des lignes",
  "mistakes.sign.columns": "Sommes des colonnes",
  "mistakes.sign.least": "Plus petit poids",
  "mistakes.sign.nan": "Nombres qui sont NaN",
  "mistakes.sign.forbidden": "Plus grand poids sur du caché",
  "mistakes.sign.lastToken":
    "Les sorties d'avant bougent avec le dernier token, de",
  "mistakes.sign.otherSample": "Les sorties bougent avec l'autre phrase, de",
  "mistakes.sign.source": "Les sorties bougent avec Y, de",
  "mistakes.sign.none": "Aucun de ces signes : comparer les nombres",
  "mistakes.differs": "diffère",
  "mistakes.seen": "Vu dans du code public",
  "mistakes.seen.none": "Voisine d'erreurs vues dans du code public.",
  "mistakes.leaves": "Les liens quittent cette page, vers GitHub.",
  "mistake.no-scale": "Sans √d_k",
  "mistake.no-scale.text":
    "Les scores sont √d_k fois trop grands : softmax est trop tranchée, d'autant plus que d_k est grand.",
  "mistake.scale-by-sqrt-d-model": "√d_model au lieu de √d_k",
  "mistake.scale-by-sqrt-d-model.text":
    "Un score additionne les d_k produits d'une tête. Avec √d_model il devient trop petit et les poids trop égaux.",
  "mistake.scale-by-d-k": "d_k au lieu de sa racine",
  "mistake.scale-by-d-k.text":
    "Une somme de d_k produits a pour écart type √d_k, non d_k : les poids deviennent trop égaux.",
  "mistake.multiplied-by-sqrt-d-k": "Multiplié par √d_k",
  "mistake.multiplied-by-sqrt-d-k.text":
    "Les scores sont d_k fois les bons : presque tout le poids va à une seule clé.",
  "mistake.scale-by-sqrt-n": "√n au lieu de √d_k",
  "mistake.scale-by-sqrt-n.text":
    "L'échelle tient à la longueur d'une clé, non à leur nombre : le résultat change avec la longueur du texte.",
  "mistake.scale-after-softmax": "Échelle après softmax",
  "mistake.scale-after-softmax.text":
    "Chaque ligne a pour somme 1/√d_k, et softmax a vu les scores sans échelle.",
  "mistake.softmax-over-queries": "Softmax sur les requêtes",
  "mistake.softmax-over-queries.text":
    "Ce sont les colonnes qui ont pour somme 1, non les lignes : les requêtes se disputent chaque clé.",
  "mistake.softmax-over-everything": "Softmax sur toute la matrice",
  "mistake.softmax-over-everything.text":
    "Tous les poids ensemble font 1, donc chaque ligne environ 1/n.",
  "mistake.softmax-over-heads": "Softmax sur les têtes",
  "mistake.softmax-over-heads.text":
    "Les têtes se disputent chaque paire de tokens, et aucune ligne ne fait 1.",
  "mistake.softmax-over-the-batch": "Softmax sur le lot",
  "mistake.softmax-over-the-batch.text":
    "Les phrases du lot sont en concurrence. Avec une seule phrase, tous les poids valent 1.",
  "mistake.softmax-over-an-axis-of-length-1":
    "Softmax sur un axe de longueur 1",
  "mistake.softmax-over-an-axis-of-length-1.text":
    "Un nombre divisé par lui-même : tous les poids valent exactement 1.",
  "mistake.overflow": "Maximum non soustrait",
  "mistake.overflow.text":
    "Juste pour de petits scores. exp d'un grand score est infini, et inf/inf donne NaN.",
  "mistake.not-divided-by-the-sum": "Non divisé par la somme",
  "mistake.not-divided-by-the-sum.text":
    "exp sans la division : les lignes ne font pas 1.",
  "mistake.no-exp": "Sans exp",
  "mistake.no-exp.text":
    "Des scores divisés par leur somme peuvent être négatifs, ou énormes quand la somme est proche de 0.",
  "mistake.no-softmax": "Sans softmax",
  "mistake.no-softmax.text": "Les scores bruts servent de poids.",
  "mistake.softmax-twice": "Softmax deux fois",
  "mistake.softmax-twice.text":
    "La seconde ne voit que des nombres de 0 à 1 : son résultat est presque égal partout. Les lignes font toujours 1.",
  "mistake.sigmoid": "Sigmoïde au lieu de softmax",
  "mistake.sigmoid.text":
    "Chaque score compte seul ; les clés ne sont pas en concurrence et les sommes sont quelconques.",
  "mistake.sum-without-keepdims": "Somme sans keepdims",
  "mistake.sum-without-keepdims.text":
    "Les sommes des lignes ont perdu leur axe : la colonne j a été divisée par la somme de la ligne j.",
  "mistake.max-without-keepdims": "Maximum sans keepdims",
  "mistake.max-without-keepdims.text":
    "Le maximum de la ligne j a été soustrait de la colonne j ; les lignes font 1, mais les poids sont autres.",
  "mistake.dropout-left-on": "Dropout laissé actif",
  "mistake.dropout-left-on.text":
    "Un quart des poids vaut 0 et le reste est 4/3 fois plus grand. À l'entraînement c'est voulu, et les lignes n'ont pas à faire 1.",
  "mistake.queries-and-keys-swapped": "Requêtes et clés échangées",
  "mistake.queries-and-keys-swapped.text":
    "K Qᵀ a la bonne forme quand il y a autant de requêtes que de clés ; ses lignes sont celles des clés.",
  "mistake.keys-not-transposed": "Clés non transposées",
  "mistake.keys-not-transposed.text":
    "Q K ne s'accorde pas. Avec n = d_k cela irait, et personne ne le verrait.",
  "mistake.weights-times-keys": "Poids fois clés",
  "mistake.weights-times-keys.text":
    "Les clés disent où regarder ; ce qu'on va chercher, ce sont les valeurs. Les poids sont justes. Avec d_v = d_k aucune forme ne le trahit.",
  "mistake.weights-times-queries": "Poids fois requêtes",
  "mistake.weights-times-queries.text":
    "Les poids sont justes ; ce qu'ils vont chercher ne l'est pas.",
  "mistake.weights-transposed": "Poids transposés",
  "mistake.weights-transposed.text":
    "Chaque sortie mélange selon une colonne des poids, et les colonnes ne font pas 1.",
  "mistake.mean-of-the-values": "Divisé par le nombre de valeurs",
  "mistake.mean-of-the-values.text":
    "Les poids font déjà 1 : la sortie est n fois trop petite.",
  "mistake.no-mask": "Sans masque causal",
  "mistake.no-mask.text":
    "Chaque token voit ce qu'il doit prédire : la perte est basse à l'entraînement, et le texte écrit ensuite est mauvais.",
  "mistake.mask-after-softmax": "Masque après softmax",
  "mistake.mask-after-softmax.text":
    "Rien de caché n'est vu, mais les lignes font moins de 1 et l'avenir reste au dénominateur.",
  "mistake.masked-with-0": "Scores cachés mis à 0",
  "mistake.masked-with-0.text":
    "exp(0) vaut 1 : ce qui est caché reçoit du poids. 1e-9 fait de même.",
  "mistake.masked-with-plus-inf": "Plus l'infini comme remplissage",
  "mistake.masked-with-plus-inf.text":
    "Le signe est faux : softmax devient inf/inf, NaN.",
  "mistake.fill-too-small": "Remplissage trop petit",
  "mistake.fill-too-small.text":
    "-10 est au-dessus de scores voisins de -40 : là, les clés cachées reçoivent presque tout le poids.",
  "mistake.mask-added-as-0-and-1": "Masque ajouté comme 0 et 1",
  "mistake.mask-added-as-0-and-1.text":
    "Ce qui peut être vu compte e fois plus, et rien n'est caché. Un masque additif a 0 et -inf.",
  "mistake.mask-inverted": "Masque inversé",
  "mistake.mask-inverted.text":
    "True veut dire « regarder » dans une interface et « ignorer » dans la suivante. Ici chaque token ne voit que l'avenir.",
  "mistake.mask-transposed": "Masque transposé",
  "mistake.mask-transposed.text":
    "Ses lignes sont celles des requêtes et ses colonnes celles des clés.",
  "mistake.scores-multiplied": "Scores multipliés par le remplissage",
  "mistake.scores-multiplied.text":
    "Un score négatif fois -1e9 est un énorme positif : ce qui est caché reçoit tout le poids.",
  "mistake.minus-inf-without-softmax": "-inf sans softmax ensuite",
  "mistake.minus-inf-without-softmax.text":
    "Seul exp fait 0 de -inf. Sans lui, -inf passe dans la sortie.",
  "mistake.hides-itself": "Diagonale cachée",
  "mistake.hides-itself.text":
    "Le premier token n'a rien à voir : 0/0 donne NaN. triu demande k=1 pour ce qui est caché.",
  "mistake.hides-itself-filled-with-minus-1e9":
    "Diagonale cachée, remplie de -1e9",
  "mistake.hides-itself-filled-with-minus-1e9.text":
    "Pas de NaN cette fois : le premier token regarde tout également, l'avenir aussi.",
  "mistake.sees-one-ahead": "Diagonale décalée d'un cran",
  "mistake.sees-one-ahead.text":
    "Chaque token voit le suivant, qu'il doit prédire.",
  "mistake.triu-for-tril": "triu au lieu de tril",
  "mistake.triu-for-tril.text":
    "Chaque token se voit lui-même et l'avenir, non le passé.",
  "mistake.sees-only-itself": "La diagonale seule",
  "mistake.sees-only-itself.text":
    "Tout le poids reste sur le token même : la sortie est sa propre valeur.",
  "mistake.top-left-with-a-cache": "En haut à gauche avec un cache",
  "mistake.top-left-with-a-cache.text":
    "Deux nouveaux tokens demandent, six clés sont là. Aligné en haut à gauche, le premier ne voit que la première clé, non celles qui le précèdent.",
  "mistake.padding-dropped": "Padding oublié",
  "mistake.padding-dropped.text":
    "Le masque causal est là, mais les clés de padding reçoivent du poids.",
  "mistake.causal-dropped": "Masque causal oublié",
  "mistake.causal-dropped.text": "Le padding est caché, l'avenir ne l'est pas.",
  "mistake.or-for-and": "Ou au lieu de et",
  "mistake.or-for-and.text":
    "Une clé est vue si elle est dans le passé ou n'est pas du padding. Il faut les deux.",
  "mistake.padded-queries-hidden":
    "Lignes de padding cachées, non les colonnes",
  "mistake.padded-queries-hidden.text":
    "Les requêtes de padding n'ont rien à voir (NaN), et tous voient les clés de padding.",
  "mistake.padded-queries-hidden-as-well": "Lignes de padding cachées aussi",
  "mistake.padded-queries-hidden-as-well.text":
    "Leurs lignes sont 0/0. Un NaN dans la perte suffit à perdre tous les paramètres.",
  "mistake.padding-inverted": "Padding inversé",
  "mistake.padding-inverted.text":
    "1 = padding a été pris pour 1 = mot : on ne voit que le padding.",
  "mistake.row-with-nothing-to-see": "Une ligne sans rien à voir",
  "mistake.row-with-nothing-to-see.text":
    "Le padding est devant : les premières lignes n'ont aucune clé, 0/0. La bonne façon donne des zéros.",
  "mistake.row-with-nothing-to-see-filled-with-minus-1e9":
    "Une ligne sans rien à voir, remplie de -1e9",
  "mistake.row-with-nothing-to-see-filled-with-minus-1e9.text":
    "Tous ses scores sont égaux : elle regarde également tout ce qui est caché.",
  "mistake.mask-of-another-sample": "Masque d'une autre phrase",
  "mistake.mask-of-another-sample.text":
    "Les masques ont été répétés par lot alors que les têtes vont par phrase (repeat au lieu de repeat_interleave) : des têtes reçoivent le padding de l'autre phrase.",
  "mistake.split-without-transpose": "Découpage sans transposer",
  "mistake.split-without-transpose.text":
    "Les nombres sont regroupés d'un token à l'autre : le masque tient dans les poids, et l'avenir fuit quand même.",
  "mistake.merge-without-transpose": "Assemblage sans transposer",
  "mistake.merge-without-transpose.text":
    "Les poids sont justes, la forme aussi. Les tokens se mélangent quand on assemble les têtes.",
  "mistake.split-and-merge-without-transpose": "Ni l'un ni l'autre transposé",
  "mistake.split-and-merge-without-transpose.text":
    "Chaque tête voit un bloc de tokens, non une tranche de chaque token.",
  "mistake.heads-interleaved": "Têtes entrelacées",
  "mistake.heads-interleaved.text":
    "La tête h prend une colonne sur H. Sans danger si l'on entraîne ainsi ; faux avec des paramètres faits de la façon usuelle.",
  "mistake.heads-averaged": "Moyenne des têtes",
  "mistake.heads-averaged.text": "Ce que chaque tête a trouvé se fond en un.",
  "mistake.heads-summed": "Somme des têtes",
  "mistake.heads-summed.text":
    "On les met côte à côte pour que chacune garde ses nombres.",
  "mistake.one-head": "Pas de découpage",
  "mistake.one-head.text":
    "Une tête aussi large que le modèle : une question par token au lieu de plusieurs.",
  "mistake.same-head-each-time": "Toujours la même tête",
  "mistake.same-head-each-time.text":
    "L'indice de la tête manque : toutes sont la première.",
  "mistake.input-sliced": "Entrée découpée, non la projection",
  "mistake.input-sliced.text":
    "Chaque tête ne voit qu'une partie du token. Chacune doit le projeter en entier.",
  "mistake.output-projection-missing": "W_o absent",
  "mistake.output-projection-missing.text":
    "Les têtes restent côte à côte et ne se mêlent jamais.",
  "mistake.values-not-projected": "Valeurs non projetées",
  "mistake.values-not-projected.text":
    "W_v manque : on va chercher le token tel quel.",
  "mistake.sources-swapped": "Sources échangées",
  "mistake.sources-swapped.text":
    "Les requêtes viennent de Y. Il y a une sortie par token de Y, non de X qui a demandé.",
  "mistake.y-not-used": "Y inutilisé",
  "mistake.y-not-used.text":
    "Attention croisée de X à lui-même : quoi que dise Y, rien ne change.",
  "mistake.x-not-used": "X inutilisé",
  "mistake.x-not-used.text":
    "Tout vient de Y : auto-attention du mauvais texte.",
  "mistake.keys-from-x": "Clés venant de X",
  "mistake.keys-from-x.text":
    "Clés et valeurs vont ensemble, une de chaque par token de Y. Ici leurs nombres diffèrent et le produit échoue.",
  "mistake.causal-mask-on-cross-attention":
    "Masque causal sur l'attention croisée",
  "mistake.causal-mask-on-cross-attention.text":
    "Y est complet et peut être vu en entier. Ici ses derniers tokens ne sont jamais vus.",
  "mistake.across-the-batch": "Attention à travers le lot",
  "mistake.across-the-batch.text":
    "Lot et tokens sont échangés (batch_first) : un token regarde ceux de même place dans d'autres phrases.",
};
