/**
 * Français : ce que disent les neuf leçons.
 *
 * @type {import("./index.js").Texts}
 */
export const course = {
  "lesson.direct.title": "Droit au mot qui compte",
  "lesson.direct.text":
    "Un réseau récurrent lit mot à mot : ce qu’il savait de « piano » doit survivre à chaque mot jusqu’à « orchestra ». Dans l’attention, chaque mot se compare à tous les autres d’un coup.\nL’image le montre : ligne « orchestra », colonne « piano ».",
  "lesson.direct.predict":
    "Nous mettons dix mots de plus entre « piano » et « orchestra ». Que devient le score des deux, le nombre avant softmax ?",
  "lesson.direct.option.less": "Il diminue avec la distance.",
  "lesson.direct.option.same": "Il reste exactement le même.",
  "lesson.direct.option.none": "Il devient 0 : ils sont trop loin.",
  "lesson.direct.step.near": "Regardez la case « orchestra » → « piano ».",
  "lesson.direct.step.far":
    "Écrivez au moins cinq mots de plus entre les deux, dans la phrase de la page.",
  "lesson.direct.seen":
    "À {near} mots de distance le score était {score} ; à {far} il est {scoreFar}. Le poids est passé de {weight} à {weightFar}, seulement parce que plus de mots se partagent la ligne.",
  "lesson.direct.question":
    "À travers combien d’étapes un réseau récurrent devrait-il porter « piano » jusqu’à « orchestra », dans votre phrase telle qu’elle est ? Comptez.",
  "lesson.direct.right":
    "Oui. L’attention a besoin d’une étape, quelle que soit la distance.",
  "lesson.direct.wrong":
    "Pas tout à fait : une étape de chaque mot au suivant. Comptez de « piano » à « orchestra ».",
  "lesson.direct.explain":
    "Pourquoi les mots lointains ne s’effacent-ils pas dans l’attention comme dans un réseau récurrent ? Et qu’ignore donc l’attention ?",
  "lesson.direct.model":
    "Chaque paire a son propre score, fait des deux vecteurs seuls : il y a donc une étape entre deux mots quelconques, et rien ne s’efface en chemin. Pour la même raison, l’attention ne sait pas où se trouve un mot : il faut ajouter l’ordre aux vecteurs, sous forme de positions.",

  "lesson.query-key-value.title": "Requête, clé, valeur",
  "lesson.query-key-value.text":
    "Chaque mot apparaît trois fois : requête, il demande ; clé, on le trouve ; valeur, il est remis. Trois matrices les font : Q = X·W_Q, K = X·W_K, V = X·W_V.\nIci les trois matrices sont aléatoires, pour que les trois diffèrent.",
  "lesson.query-key-value.predict":
    "Nous prenons les clés aussi comme valeurs : V = K. Qu’est-ce qui change ?",
  "lesson.query-key-value.option.both": "Les poids et la sortie.",
  "lesson.query-key-value.option.weights": "Seulement les poids.",
  "lesson.query-key-value.option.output": "Seulement la sortie.",
  "lesson.query-key-value.step.own":
    "Regardez l’image avec des valeurs propres.",
  "lesson.query-key-value.step.tied":
    "Pressez V dans la formule : maintenant V = K.",
  "lesson.query-key-value.seen":
    "Les poids ont changé d’au plus {weights}, la sortie d’au plus {output}.",
  "lesson.query-key-value.question":
    "Revenons aux valeurs propres. Changez un nombre de sorte que la sortie change et pas un seul poids : pressez le bon W dans la formule et écrivez par-dessus un nombre.",
  "lesson.query-key-value.begin": "Revenir à V propre",
  "lesson.query-key-value.found":
    "Vous avez changé {params}. Plus grand changement d’un poids : {weights} ; de la sortie : {output}.",
  "lesson.query-key-value.right":
    "Juste : cette matrice ne fait que les valeurs.",
  "lesson.query-key-value.explain":
    "Expliquez requête, clé et valeur à quelqu’un qui connaît les moteurs de recherche.",
  "lesson.query-key-value.model":
    "La requête est ce que je tape, les clés sont ce sous quoi chaque page est indexée, les valeurs sont les pages elles-mêmes. Requête et clés décident combien je reçois de chaque page ; ce que je reçois, ce sont les valeurs. Changer les valeurs change donc le résultat, pas le choix.",

  "lesson.scale.title": "À quoi sert √dₖ",
  "lesson.scale.text":
    "Un score est une somme de dₖ produits, il croît donc avec dₖ : pour des nombres indépendants de taille 1, il vaut environ √dₖ. Diviser par √dₖ le ramène à la taille 1.\nIci une seule tête a les 96 dimensions.",
  "lesson.scale.predict":
    "Nous supprimons la division. Que deviennent les lignes de poids ?",
  "lesson.scale.option.sharper": "Plus tranchées : un mot prend presque tout.",
  "lesson.scale.option.flatter":
    "Plus plates : tous les mots reçoivent à peu près autant.",
  "lesson.scale.option.same": "Les mêmes : softmax compense.",
  "lesson.scale.step.with": "Regardez l’image avec l’échelle.",
  "lesson.scale.step.without": "Pressez √dₖ dans la formule pour l’enlever.",
  "lesson.scale.seen":
    "En moyenne sur les lignes : le plus grand poids est passé de {largest} à {largestWithout}, l’entropie de {bits} à {bitsWithout} bits.",
  "lesson.scale.question":
    "Par quel nombre chaque score a-t-il été divisé ici ? Calculez-le, ou ouvrez une case et lisez : deux chiffres après la virgule suffisent.",
  "lesson.scale.right": "Juste : la racine de 96 dimensions.",
  "lesson.scale.wrong":
    "Pas tout à fait. Quelle est ici la longueur d’une clé ? L’échelle est la racine de cette longueur.",
  "lesson.scale.explain":
    "Pourquoi un softmax tranché est-il mauvais pour apprendre ? Pensez à ce que fait un petit changement d’un score.",
  "lesson.scale.model":
    "Là où un poids est presque 1 et les autres presque 0, un petit changement des scores ne change presque rien : le gradient à travers softmax est presque 0, et rien ne s’apprend. L’échelle garde les scores à la taille 1, quel que soit dₖ, là où softmax leur répond encore.",

  "lesson.softmax.title": "Softmax, et le long de quel axe",
  "lesson.softmax.text":
    "Softmax fait des parts à partir des scores : exp les rend positifs, diviser par leur somme les fait totaliser 1. La question est : la somme de quoi ? Chaque requête partage son attention entre les clés, c’est donc la somme d’une ligne.\nRien dans l’attention n’est raté plus souvent, et aucune forme ne le trahit.",
  "lesson.softmax.predict":
    "Nous faisons descendre softmax le long des colonnes. Qu’est-ce qui totalise alors 1 ?",
  "lesson.softmax.option.rows": "Les lignes, toujours.",
  "lesson.softmax.option.columns": "Les colonnes, et plus les lignes.",
  "lesson.softmax.option.both": "Les lignes et les colonnes.",
  "lesson.softmax.step.rows":
    "Regardez les sommes Σ à côté des lignes et sous les colonnes.",
  "lesson.softmax.step.columns":
    "Pressez softmax dans la formule et choisissez « Colonnes ».",
  "lesson.softmax.seen":
    "Chaque colonne totalise maintenant 1. Les lignes totalisent n’importe quoi, de {least} à {most}.",
  "lesson.softmax.question":
    "Avec softmax sur les colonnes, certains mots prennent bien plus que leur part. Choisissez une case de la ligne qui prend le plus.",
  "lesson.softmax.found": "« {word} » prend {sum} en tout.",
  "lesson.softmax.right":
    "Aucune ligne ne prend plus. Chaque clé a donné exactement 1, et cette requête en a reçu le plus.",
  "lesson.softmax.explain":
    "Comment remarqueriez-vous dans votre propre code que softmax a suivi le mauvais axe, alors que toutes les formes conviennent ?",
  "lesson.softmax.model":
    "Sommez les poids le long de chaque axe : la somme sur les clés (axis=-1) doit être 1 dans chaque ligne. Avec le mauvais axe, ce sont les colonnes qui totalisent 1. Avec une matrice carrée toutes les formes conviennent encore ; seule une vérification des sommes de lignes le trahit.",

  "lesson.masks.title": "Masques : qui peut voir qui",
  "lesson.masks.text":
    "Qui écrit un texte mot à mot ne doit pas regarder en avant. Le masque causal cache tous les mots suivants : leurs scores deviennent −∞ avant softmax, leurs poids 0, et le reste de la ligne se partage ce qui reste.\nDans l’image le masque est mis : sa moitié supérieure droite est vide.",
  "lesson.masks.predict":
    "Nous remplaçons le dernier mot. Quelles lignes de poids changent ?",
  "lesson.masks.option.all": "Toutes.",
  "lesson.masks.option.last": "Seulement la dernière.",
  "lesson.masks.option.none": "Aucune.",
  "lesson.masks.step.first": "Regardez l’image avec le masque causal.",
  "lesson.masks.step.other":
    "Remplacez le dernier mot de la phrase par un autre.",
  "lesson.masks.seen":
    "Lignes qui ont changé : {changed}. Lignes restées les mêmes au dernier chiffre près : {same}.",
  "lesson.masks.question":
    "Combien de cases le masque cache-t-il dans l’image telle qu’elle est ? Trouvez un moyen sans les compter une à une.",
  "lesson.masks.right": "Oui : n·(n − 1)/2 pour n mots.",
  "lesson.masks.wrong":
    "Pas tout à fait. La première ligne cache tous les mots sauf un, la deuxième un de moins, et ainsi de suite.",
  "lesson.masks.explain":
    "Votre modèle apprend avec une perte étrangement basse, et écrit n’importe quoi. Comment testeriez-vous si son masque fuit ?",
  "lesson.masks.model":
    "Changer seulement le dernier token et comparer les sorties de toutes les positions précédentes : avec un bon masque causal elles sont identiques au dernier chiffre. Si l’une bouge, elle a vu l’avenir, et à l’entraînement elle a simplement copié la réponse qu’elle n’aura pas en écrivant.",

  "lesson.heads.title": "Plusieurs têtes, et une quête",
  "lesson.heads.text":
    "Une ligne de poids ne peut regarder qu’une chose à la fois. On coupe donc les 96 dimensions en têtes : chacune a ses propres requêtes et clés, plus courtes, et ainsi sa propre image. Leurs sorties sont remises côte à côte.\nLe mot à observer est « bank ».",
  "lesson.heads.predict":
    "Quatre têtes au lieu d’une, sur des vecteurs de mots tout faits. Chaque tête regarde-t-elle depuis « bank » surtout le même mot ?",
  "lesson.heads.option.same": "Toutes les têtes le même mot.",
  "lesson.heads.option.differ": "Pas toutes le même mot.",
  "lesson.heads.step.one": "Regardez la ligne de « bank » avec une tête.",
  "lesson.heads.step.four":
    "Pressez « head » dans la formule et choisissez quatre têtes.",
  "lesson.heads.seen":
    "Une tête regarde depuis « bank » : {one}. Les quatre têtes : {four}.",
  "lesson.heads.question":
    "La quête. Dans un modèle entraîné, les têtes apprennent quoi chercher. Parcourez ses couches et ses têtes, et trouvez une ligne dont le pic a un sens linguistique. Choisissez cette case et nommez la relation ; voyez ensuite ce qui a été mesuré de cette tête.",
  "lesson.heads.begin": "Aller au rédacteur entraîné",
  "lesson.heads.explain":
    "Vous avez trouvé une tête et une phrase où son pic a un sens. Qu’est-ce qui vous convaincrait que la tête fait vraiment cela ?",
  "lesson.heads.model":
    "Beaucoup de phrases sur lesquelles elle n’a pas été entraînée et où la relation est marquée ; combien de fois son pic tombe juste ; la même chose pour un modèle jamais entraîné et pour la meilleure règle fixe, comme toujours le token précédent ; et ce qui empire quand la tête est éteinte. Une phrase qui convient est un exemple.",

  "lesson.cross.title": "Auto ou croisée",
  "lesson.cross.text":
    "Dans l’auto-attention une phrase se regarde elle-même. Dans l’attention croisée les requêtes viennent d’une phrase, les clés et les valeurs d’une autre : ainsi un traducteur regarde l’original en écrivant.\nLes deux phrases disent la même chose autrement.",
  "lesson.cross.predict":
    "La première phrase demande, la seconde répond. Quelle forme a l’image ?",
  "lesson.cross.option.square": "Un carré, de la taille de la plus longue.",
  "lesson.cross.option.first":
    "Une ligne par mot de la première, une colonne par mot de la seconde.",
  "lesson.cross.option.second":
    "Une ligne par mot de la seconde, une colonne par mot de la première.",
  "lesson.cross.step.self": "Regardez la phrase qui se regarde elle-même.",
  "lesson.cross.step.cross":
    "Pressez Q dans la formule et choisissez deux phrases.",
  "lesson.cross.seen":
    "{rows} lignes, {columns} colonnes : les requêtes donnent les lignes, les clés les colonnes. La sortie a une ligne par requête.",
  "lesson.cross.question":
    "Écrivez une seconde phrase à vous où un mot de la première trouve un partenaire clair : un poids d’au moins la moitié. Choisissez cette case.",
  "lesson.cross.found": "« {from} » prend {weight} de « {to} ».",
  "lesson.cross.right": "Un partenaire clair, et une phrase à vous.",
  "lesson.cross.explain":
    "Quelqu’un a échangé les sources dans un traducteur : requêtes de l’original, clés et valeurs de ce qu’il écrit. Qu’est-ce qui va mal, et qu’est-ce qui le trahit ?",
  "lesson.cross.model":
    "La sortie a alors une ligne par mot de l’original au lieu d’une par mot écrit, sa longueur est donc fausse ; et ce qui est remis vient de la traduction elle-même, l’original n’a aucune entrée. Si les deux phrases ont la même longueur, aucune forme ne le trahit : testez avec des longueurs différentes.",

  "lesson.cost.title": "Ce que cela coûte",
  "lesson.cost.text":
    "Chaque mot se compare à chaque mot. C’est la force de l’attention, et son prix.\nRegardez le nombre de cases de l’image.",
  "lesson.cost.predict":
    "Le texte devient deux fois plus long. Combien y a-t-il de scores ?",
  "lesson.cost.option.same": "Autant qu’avant.",
  "lesson.cost.option.double": "Deux fois plus.",
  "lesson.cost.option.four": "Quatre fois plus.",
  "lesson.cost.step.once": "Regardez l’image de la phrase.",
  "lesson.cost.step.twice": "Rendez le texte au moins deux fois plus long.",
  "lesson.cost.seen":
    "{tokens} tokens font {cells} cases, {tokensTwice} tokens en font {cellsTwice}.",
  "lesson.cost.question":
    "Combien de mégaoctets prendraient les poids d’une tête pour 4096 tokens, à 4 octets par nombre ?",
  "lesson.cost.right":
    "Oui, et cela pour chaque tête de chaque couche. L’attention en flux ne garde jamais cette matrice : elle parcourt les clés par blocs et ne garde que des sommes courantes.",
  "lesson.cost.wrong":
    "Pas tout à fait : un nombre par paire, 4 octets chacun, un million d’octets font un mégaoctet.",
  "lesson.cost.explain":
    "Un texte deux fois plus long : qu’est-ce qui double, qu’est-ce qui quadruple, et que peut-on y faire ?",
  "lesson.cost.model":
    "Requêtes, clés, valeurs et sortie doublent ; scores et poids, et le travail pour eux, quadruplent. On peut ne pas garder la matrice (en flux), laisser des clés de côté (une fenêtre) ou renoncer à softmax (attention linéaire). Qui écrit mot à mot garde clés et valeurs, et alors chaque nouveau mot coûte une ligne.",

  "lesson.projections.title": "Pourquoi trois projections",
  "lesson.projections.text":
    "Pourquoi W_Q et W_K, alors qu’une matrice suffirait pour les deux ? Et pourquoi W_V ?\nLes projections sont ici aléatoires, et chaque mot peut se voir lui-même.",
  "lesson.projections.predict":
    "Nous faisons les clés comme les requêtes : K = Q. Que regarde alors surtout chaque mot ?",
  "lesson.projections.option.itself": "Lui-même, bien plus qu’avant.",
  "lesson.projections.option.same": "Ce qu’il regardait avant.",
  "lesson.projections.option.others": "Les autres, plus qu’avant.",
  "lesson.projections.step.three":
    "Regardez la diagonale : ce que chaque mot prend de lui-même.",
  "lesson.projections.step.two":
    "Pressez Kᵀ dans la formule et activez « K = Q ».",
  "lesson.projections.seen":
    "Les mots prennent d’eux-mêmes, en moyenne : {three} avec des clés propres, {two} avec K = Q.",
  "lesson.projections.question":
    "Avec K = Q le score de deux mots est le même dans les deux sens. Le poids aussi ? Cachez chaque mot à lui-même, pour que les autres se partagent la ligne ; trouvez ensuite une paire dont les deux poids diffèrent d’au moins un dixième, et choisissez sa case.",
  "lesson.projections.begin": "Cacher chaque mot à lui-même",
  "lesson.projections.found":
    "« {from} » → « {to} » : score {score}, poids {weight}. Retour : score {scoreBack}, poids {weightBack}.",
  "lesson.projections.right":
    "Scores égaux, poids inégaux : chaque ligne est partagée pour elle-même.",
  "lesson.projections.explain":
    "Alors : pourquoi trois projections plutôt que deux, ou une ?",
  "lesson.projections.model":
    "Avec K = Q un mot s’accorde surtout avec lui-même, et ce que A est pour B, B l’est pour A ; mais un verbe cherche son objet et non l’inverse. Des clés propres permettent une question différente de ce qu’on offre. Des valeurs propres permettent d’être trouvé par une chose et d’en remettre une autre : trouvé comme « verbe », on remet son sens.",
};
