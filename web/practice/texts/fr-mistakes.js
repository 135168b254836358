/**
 * Français : ce qui est dit d’une réponse.
 *
 * @type {import("../../i18n/index.js").Texts}
 */
export const mistakes = {
  "exercise.finding.no answer":
    "Aucun tableau de nombres n’est revenu : la fonction renvoie-t-elle ce que demande l’exercice ?",
  "exercise.finding.nothing":
    "Rien n’est revenu. La fonction se termine-t-elle par return, et pas seulement par print ?",
  "exercise.finding.text":
    "Un texte est revenu au lieu de nombres : renvoyez le tableau lui-même, sans str ni guillemets.",
  "exercise.finding.other":
    "Ce qui est revenu n’est pas un tableau de nombres, mais une valeur de type {type}. Renvoyez le tableau lui-même.",
  "exercise.finding.no function":
    "Il n’y a pas de fonction {name} dans votre code : l’exercice l’appelle exactement par ce nom.",
  "exercise.finding.shape": "La forme est {got} ; elle devrait être {right}.",
  "exercise.finding.nan": {
    one: "{n} valeur n’est pas un nombre (nan), à la ligne {row} : inf − inf ou 0 / 0, comme lorsqu’une ligne n’a rien à regarder, ou qu’exp déborde ou donne 0 partout.",
    other:
      "{n} valeurs ne sont pas des nombres (nan), la première à la ligne {row} : inf − inf ou 0 / 0, comme lorsqu’une ligne n’a rien à regarder, ou qu’exp déborde ou donne 0 partout.",
  },
  "exercise.finding.negative":
    "Il y a un poids négatif, {least}. Softmax donne des nombres de 0 à 1.",
  "exercise.finding.column sums":
    "Ce sont les colonnes qui font 1, non les lignes : softmax doit porter sur les clés, axis=-1.",
  "exercise.finding.row sum":
    "La ligne {row} des poids a pour somme {sum} ; chaque ligne doit faire 1.",
  "exercise.finding.leak":
    "La requête {row} donne le poids {weight} à la clé {column}, qu’elle n’a pas le droit de voir.",
  "exercise.finding.moved":
    "Quand le dernier token change, la ligne {row} de la sortie change aussi : un token antérieur a vu l’avenir.",
  "exercise.finding.value":
    "À la ligne {row}, colonne {column}, il y a {got} ; il devrait y avoir {right}.",
  "exercise.finding.transposed":
    "C’est la bonne matrice, mais transposée : ses lignes et ses colonnes sont échangées.",
  "exercise.finding.rescaled":
    "Ce sont les poids de scores égaux à {factor} fois les bons. Par quoi les scores sont-ils divisés, ou multipliés ?",
  "exercise.finding.element":
    "À l’indice {at}, il y a {got} ; il devrait y avoir {right}.",
  "exercise.finding.truth":
    "Sur l’entrée de test « {probe} », votre réponse est {got} ; elle devrait être {right}.",
  "exercise.finding.no single value":
    "Un tableau de forme {got} est revenu ; ce devrait être une seule valeur.",
  "exercise.finding.left out":
    "Ce qui est revenu est juste, mais il manque quelque chose : {parts}. Renvoyez tout ce que l’exercice demande, dans son ordre.",
  "exercise.mistake.softmax over queries": "softmax sur les requêtes",
  "exercise.mistake.softmax over queries.text":
    "Ce sont vos colonnes qui font 1, non vos lignes : softmax porte sur les requêtes. Chaque requête partage son attention entre les clés : softmax doit donc porter sur le dernier axe.",
  "exercise.mistake.softmax over everything": "softmax sur tout",
  "exercise.mistake.softmax over everything.text":
    "C’est la matrice entière qui fait 1 : softmax l’a prise d’un bloc. Donnez axis=-1 à la somme (et au maximum) pour que chaque ligne fasse 1.",
  "exercise.mistake.overflow": "débordement",
  "exercise.mistake.overflow.text":
    "Juste pour de petits scores, mais exp déborde pour les grands et donne nan. Soustrayez d’abord à chaque ligne son maximum : il se simplifie dans la fraction.",
  "exercise.mistake.not divided by the sum": "non divisé par la somme",
  "exercise.mistake.not divided by the sum.text":
    "Vous avez pris exp sans diviser par la somme de chaque ligne : les lignes ne font donc pas 1.",
  "exercise.mistake.no exp": "sans exp",
  "exercise.mistake.no exp.text":
    "Vous avez divisé les scores par leur somme sans exp. Les scores peuvent être négatifs : ce ne sont donc pas des parts.",
  "exercise.mistake.no softmax": "sans softmax",
  "exercise.mistake.no softmax.text":
    "Il n’y a pas de softmax : les scores bruts servent de poids.",
  "exercise.mistake.softmax twice": "softmax deux fois",
  "exercise.mistake.softmax twice.text":
    "Softmax a été appliquée deux fois. La seconde ne voit que des nombres de 0 à 1 : son résultat est presque uniforme.",
  "exercise.mistake.sigmoid": "sigmoïde",
  "exercise.mistake.sigmoid.text":
    "Chaque score est passé seul par une sigmoïde. Avec softmax, les clés d’une ligne sont en concurrence et leurs parts ont pour somme 1.",
  "exercise.mistake.softmax over an axis of length 1":
    "softmax sur un axe de longueur 1",
  "exercise.mistake.softmax over an axis of length 1.text":
    "Tous les poids valent 1 : softmax porte sur un axe d’un seul élément.",
  "exercise.mistake.sum without keepdims": "somme sans keepdims",
  "exercise.mistake.sum without keepdims.text":
    "Les sommes des lignes ont perdu leur axe (keepdims=True manque), et la diffusion (broadcasting) a divisé la colonne j par la somme de la ligne j.",
  "exercise.mistake.max without keepdims": "maximum sans keepdims",
  "exercise.mistake.max without keepdims.text":
    "Les maximums des lignes ont perdu leur axe (keepdims=True manque), et la diffusion (broadcasting) a soustrait de la colonne j le maximum de la ligne j.",
  "exercise.mistake.one maximum for all": "un maximum pour toutes",
  "exercise.mistake.one maximum for all.text":
    "Vous avez soustrait le plus grand de tous les scores. Une ligne qui se trouve loin au-dessous devient 0 partout (exp tombe à 0), et 0 / 0 donne nan. Soustrayez à chaque ligne son propre maximum : axis=-1, keepdims=True.",
  "exercise.mistake.maximum of each column": "maximum de chaque colonne",
  "exercise.mistake.maximum of each column.text":
    "Vous avez soustrait le maximum de chaque colonne. Il ne se simplifie dans la fraction que si c’est le même nombre pour toute une ligne : prenez le maximum de la ligne, axis=-1, keepdims=True.",
  "exercise.mistake.no scale": "sans échelle",
  "exercise.mistake.no scale.text":
    "Vous n’avez pas divisé les scores par √d_k. Ils sont √d_k fois les bons : softmax est plus tranchée qu’elle ne devrait, et d’autant plus que d_k est grand.",
  "exercise.mistake.scale by √d_model": "échelle par √d_model",
  "exercise.mistake.scale by √d_model.text":
    "Vous avez divisé par √d_model. Les scores sont des sommes sur les d_k composantes d’une tête : c’est donc √d_k qui les ramène à la taille 1.",
  "exercise.mistake.scale by d_k": "échelle par d_k",
  "exercise.mistake.scale by d_k.text":
    "Vous avez divisé par d_k, non par sa racine. Une somme de d_k produits a pour écart type √d_k : vos scores sont √d_k fois trop petits et les poids trop égaux.",
  "exercise.mistake.multiplied by √d_k": "multiplié par √d_k",
  "exercise.mistake.multiplied by √d_k.text":
    "Vous avez multiplié par √d_k là où la formule divise. Vos scores sont d_k fois les bons.",
  "exercise.mistake.scale by √n": "échelle par √n",
  "exercise.mistake.scale by √n.text":
    "Vous avez divisé par la racine du nombre de clés. L’échelle tient à la longueur d’une clé (son dernier axe), non à leur nombre.",
  "exercise.mistake.scale after softmax": "échelle après softmax",
  "exercise.mistake.scale after softmax.text":
    "Vous avez divisé par √d_k après softmax. Chaque ligne fait maintenant 1/√d_k : l’échelle vient avant softmax, sur les scores.",
  "exercise.mistake.queries and keys swapped": "requêtes et clés échangées",
  "exercise.mistake.queries and keys swapped.text":
    "Vous avez calculé K Qᵀ. Ses lignes sont celles des clés ; les lignes des scores doivent être celles des requêtes : Q Kᵀ.",
  "exercise.mistake.keys not transposed": "clés non transposées",
  "exercise.mistake.keys not transposed.text":
    "Q @ K ne s’accorde pas : il faut transposer K (ses deux derniers axes) pour que chaque requête rencontre chaque clé.",
  "exercise.mistake.mask not used": "masque inutilisé",
  "exercise.mistake.mask not used.text":
    "Le masque n’a aucun effet : les clés cachées reçoivent du poids.",
  "exercise.mistake.mask after softmax": "masque après softmax",
  "exercise.mistake.mask after softmax.text":
    "Vous avez mis à 0 les poids cachés après softmax. Rien n’en est vu, mais les lignes font moins de 1. Masquez les scores avant softmax (ou divisez encore chaque ligne par sa somme).",
  "exercise.mistake.masked with 0": "masqué par 0",
  "exercise.mistake.masked with 0.text":
    "Vous avez mis à 0 les scores cachés (ou à un nombre infime comme 1e-9). exp(0) vaut 1 : ils reçoivent donc du poids. Mettez -inf, ou un grand nombre négatif comme -1e9.",
  "exercise.mistake.masked with +inf": "masqué par +inf ou nan",
  "exercise.mistake.masked with +inf.text":
    "Des scores cachés sont devenus plus l’infini ou nan, et softmax donne nan. Ou bien le signe de l’infini est faux, ou bien un 0 a été multiplié par lui (0 · inf donne nan). Remplissez avec -inf par np.where.",
  "exercise.mistake.fill too small": "valeur de masque trop petite",
  "exercise.mistake.fill too small.text":
    "Vous avez mis un nombre comme -10. Ce n’est pas assez au-dessous de scores eux-mêmes très négatifs : là, les clés cachées reçoivent du poids. Prenez -inf ou -1e9.",
  "exercise.mistake.mask added as 0 and 1": "masque ajouté comme 0 et 1",
  "exercise.mistake.mask added as 0 and 1.text":
    "Vous avez ajouté aux scores les 0 et 1 du masque. Cela multiplie e^score par e là où une clé peut être vue ; rien n’est caché. Un masque additif a 0 et -inf.",
  "exercise.mistake.mask inverted": "masque inversé",
  "exercise.mistake.mask inverted.text":
    "Vous avez caché ce qui peut être vu, et inversement. Ici True veut dire : peut regarder (comme dans scaled_dot_product_attention de PyTorch ; nn.MultiheadAttention veut dire le contraire).",
  "exercise.mistake.mask transposed": "masque transposé",
  "exercise.mistake.mask transposed.text":
    "Le masque est transposé : ses lignes sont celles des requêtes et ses colonnes celles des clés.",
  "exercise.mistake.scores multiplied": "scores multipliés",
  "exercise.mistake.scores multiplied.text":
    "Vous avez multiplié les scores cachés par un grand nombre négatif. Là où un score était négatif, il devient un grand positif. Remplacez le score, ne le multipliez pas.",
  "exercise.mistake.weights times keys": "poids fois clés",
  "exercise.mistake.weights times keys.text":
    "Vous avez multiplié les poids par K. Les clés décident où regarder ; ce qu’on va chercher, ce sont les valeurs V.",
  "exercise.mistake.weights times queries": "poids fois requêtes",
  "exercise.mistake.weights times queries.text":
    "Vous avez multiplié les poids par Q. Ce qu’on va chercher, ce sont les valeurs V.",
  "exercise.mistake.weights transposed": "poids transposés",
  "exercise.mistake.weights transposed.text":
    "Vous avez employé les poids transposés, Aᵀ V : chaque sortie mélange selon une colonne des poids, et les colonnes ne font pas 1.",
  "exercise.mistake.mean of the values": "moyenne des valeurs",
  "exercise.mistake.mean of the values.text":
    "Vous avez divisé la somme pondérée des valeurs par leur nombre. Les poids font déjà 1 : c’est une moyenne telle quelle.",
  "exercise.mistake.compared exactly": "comparé exactement",
  "exercise.mistake.compared exactly.text":
    "Vous avez comparé avec ==, ou presque sans tolérance. Les arrondis laissent des sommes comme 0.9999999999999999 ; admettez un petit écart.",
  "exercise.mistake.columns summed": "colonnes additionnées",
  "exercise.mistake.columns summed.text":
    "Vous avez additionné les colonnes. Les poids d’une softmax sur le mauvais axe passent votre vérification, les bons non.",
  "exercise.mistake.only the total": "le total seulement",
  "exercise.mistake.only the total.text":
    "Vous avez comparé la somme de tous les poids au nombre de lignes. Une ligne peut avoir trop et une autre trop peu.",
  "exercise.mistake.everything sums to 1": "le tout fait 1",
  "exercise.mistake.everything sums to 1.text":
    "Vous avez demandé si la matrice entière fait 1. C’est à chaque ligne de le faire.",
  "exercise.mistake.only the first row": "la première ligne seulement",
  "exercise.mistake.only the first row.text":
    "Vous n’avez regardé que la première ligne.",
  "exercise.mistake.any row will do": "une ligne suffit",
  "exercise.mistake.any row will do.text":
    "Une bonne ligne suffit à votre vérification. Toutes les lignes doivent faire 1 : all, non any.",
  "exercise.mistake.tolerance too wide": "tolérance trop large",
  "exercise.mistake.tolerance too wide.text":
    "Votre vérification laisse passer des sommes nettement fausses, comme 0.9. Les arrondis laissent des écarts d’environ 1e-15, ou 1e-7 en simple précision.",
  "exercise.mistake.only too much counts": "seul l’excès compte",
  "exercise.mistake.only too much counts.text":
    "Votre vérification laisse passer des lignes dont la somme est trop petite. Comparez la valeur absolue de l’écart : abs(somme - 1).",
  "exercise.mistake.answer inverted": "réponse inversée",
  "exercise.mistake.answer inverted.text":
    "Votre réponse est chaque fois le contraire de la bonne.",
  "exercise.mistake.always true": "toujours True",
  "exercise.mistake.always true.text":
    "Votre réponse est chaque fois True, quels que soient les poids.",
  "exercise.mistake.always false": "toujours False",
  "exercise.mistake.always false.text":
    "Votre réponse est chaque fois False. Si les sommes sont bonnes, la comparaison est peut-être trop stricte.",
  "exercise.mistake.no mask": "sans masque",
  "exercise.causal.mistake.no mask.text":
    "Il n’y a pas de masque causal : quand le dernier token change, des lignes antérieures changent avec lui. Elles ont vu l’avenir.",
  "exercise.mistake.hides itself": "se cache lui-même",
  "exercise.mistake.hides itself.text":
    "La diagonale aussi est cachée : le premier token ne voit rien (nan, ou partout le même poids). Un token peut se regarder lui-même : np.tril(…) avec k=0, ou np.triu(…, k=1) pour ce qui est caché.",
  "exercise.mistake.sees one ahead": "voit un cran trop loin",
  "exercise.mistake.sees one ahead.text":
    "La diagonale est décalée d’un cran : chaque token voit le suivant, celui-là même qu’il doit prédire.",
  "exercise.mistake.triu for tril": "triu au lieu de tril",
  "exercise.mistake.triu for tril.text":
    "Chaque token se voit lui-même et l’avenir, non le passé : tril et triu sont confondus, ou True et False.",
  "exercise.mistake.only the future": "l’avenir seulement",
  "exercise.mistake.only the future.text":
    "Chaque token ne voit que l’avenir : le masque cache exactement ce qu’il devrait montrer.",
  "exercise.mistake.sees only itself": "ne voit que lui-même",
  "exercise.mistake.sees only itself.text":
    "Chaque token ne voit que lui-même : le masque ne garde que la diagonale.",
  "exercise.mistake.with the scale": "avec l’échelle",
  "exercise.mistake.with the scale.text":
    "L’échelle est encore là. C’est ainsi qu’il faut faire dans l’attention, mais ici il s’agit de voir ce qui arrive sans elle.",
  "exercise.mistake.scaled by d_k": "divisé par d_k",
  "exercise.mistake.scaled by d_k.text":
    "Les scores sont divisés par d_k. Ici il s’agit de voir ce qui arrive sans aucune échelle.",
  "exercise.scale.mistake.multiplied by √d_k.text":
    "Les scores sont multipliés par √d_k. Laissez-les tels quels.",
  "exercise.scale.mistake.softmax over queries.text":
    "Softmax porte sur les requêtes : ce sont les colonnes qui font 1. Elle doit porter sur les clés, axis=-1.",
  "exercise.mistake.largest score": "le plus grand score",
  "exercise.mistake.largest score.text":
    "C’est le plus grand score de chaque requête : softmax manque.",
  "exercise.scale.mistake.not divided by the sum.text":
    "Vos plus grands poids valent tous 1 : la division par la somme de la ligne manque.",
  "exercise.mistake.largest of each key": "le plus grand de chaque clé",
  "exercise.mistake.largest of each key.text":
    "Vous avez pris le plus grand de chaque colonne, donc de chaque clé. Il faut le plus grand de chaque ligne.",
  "exercise.mistake.largest of all": "le plus grand de tous",
  "exercise.mistake.largest of all.text":
    "Vous avez renvoyé le plus grand poids de tous. Il en faut un par requête : max(axis=-1).",
  "exercise.mistake.split without transpose": "découpage sans transposition",
  "exercise.mistake.split without transpose.text":
    "Vous êtes passé par reshape de (n, H·d) directement à (H, n, d). Les nombres sont regroupés d’un token à l’autre : une tête en mélange plusieurs et, malgré un masque causal, l’avenir fuit. Faites reshape en (n, H, d), puis transposez.",
  "exercise.mistake.merge without transpose": "assemblage sans transposition",
  "exercise.mistake.merge without transpose.text":
    "Vous êtes passé par reshape de (H, n, d) directement à (n, H·d). La forme est bonne, mais les tokens sont mélangés : il faut d’abord remettre les axes à leur place.",
  "exercise.mistake.split and merge without transpose":
    "découpage et assemblage sans transposition",
  "exercise.mistake.split and merge without transpose.text":
    "Vous avez fait reshape dans les deux sens sans transposer. Chaque tête voit un bloc de tokens, non une tranche des nombres de chaque token.",
  "exercise.mistake.heads interleaved": "têtes entrelacées",
  "exercise.mistake.heads interleaved.text":
    "Votre tête h prend une colonne sur H. Une tête est un bloc de d colonnes voisines.",
  "exercise.mistake.heads merged interleaved":
    "têtes assemblées en les entrelaçant",
  "exercise.mistake.heads merged interleaved.text":
    "Vous avez entrelacé les colonnes des têtes en les assemblant. Elles se placent une tête après l’autre.",
  "exercise.mistake.heads reversed": "têtes à l’envers",
  "exercise.mistake.heads reversed.text":
    "Les têtes sont concaténées dans l’ordre inverse.",
  "exercise.mistake.heads averaged": "moyenne des têtes",
  "exercise.mistake.heads averaged.text":
    "Vous avez fait la moyenne des têtes. On les concatène, pour que chacune garde ses nombres.",
  "exercise.mistake.heads summed": "somme des têtes",
  "exercise.mistake.heads summed.text":
    "Vous avez additionné les têtes. On les concatène, pour que chacune garde ses nombres.",
  "exercise.mistake.largest of the heads": "la plus grande des têtes",
  "exercise.mistake.largest of the heads.text":
    "Vous avez pris le plus grand nombre des têtes. On les concatène.",
  "exercise.mistake.one head": "une seule tête",
  "exercise.mistake.one head.text":
    "C’est une attention à une tête aussi large que le modèle : le découpage manque.",
  "exercise.mistake.same head each time": "toujours la même tête",
  "exercise.mistake.same head each time.text":
    "Toutes les têtes emploient le premier bloc de colonnes : l’indice de la tête manque dans la tranche.",
  "exercise.mistake.output projection missing": "projection de sortie absente",
  "exercise.mistake.output projection missing.text":
    "Wo manque. Sans lui, les résultats des têtes restent côte à côte et ne se mêlent jamais.",
  "exercise.mistake.output projection transposed":
    "projection de sortie transposée",
  "exercise.mistake.output projection transposed.text":
    "Vous avez employé Wo transposé. Ici les paramètres sont rangés en (entrée, sortie) : x @ Wo.",
  "exercise.mistake.input added": "entrée ajoutée",
  "exercise.mistake.input added.text":
    "Vous avez ajouté l’entrée au résultat. C’est la connexion résiduelle : elle contourne l’attention, elle n’est pas dedans.",
  "exercise.mistake.heads added": "têtes ajoutées",
  "exercise.mistake.heads added.text":
    "Vous avez ajouté au résultat les têtes concaténées. Il n’y a pas de connexion résiduelle à l’intérieur de l’attention.",
  "exercise.mistake.input sliced": "entrée découpée",
  "exercise.mistake.input sliced.text":
    "Vous avez découpé X et donné à chaque tête son morceau. Chaque tête projette chaque token en entier : d’abord X @ Wq, puis le découpage.",
  "exercise.mistake.params transposed": "paramètres transposés",
  "exercise.mistake.params transposed.text":
    "Vous avez employé Wq, Wk et Wv transposés. Ici les paramètres sont rangés en (entrée, sortie) : X @ Wq.",
  "exercise.mistake.values not projected": "valeurs non projetées",
  "exercise.mistake.values not projected.text":
    "Les valeurs sont X lui-même : Wv manque.",
  "exercise.mistake.softmax over heads": "softmax sur les têtes",
  "exercise.mistake.softmax over heads.text":
    "Softmax porte sur les têtes (axe 0), qui sont alors en concurrence. Elle doit porter sur les clés : axis=-1.",
  "exercise.multi-head.mistake.softmax over everything.text":
    "Softmax porte sur toutes les têtes et toutes les requêtes à la fois. Chaque ligne de chaque tête fait 1 : axis=-1.",
  "exercise.multi-head.mistake.softmax over queries.text":
    "Softmax porte sur les requêtes. Elle doit porter sur les clés : axis=-1.",
  "exercise.multi-head.mistake.scale by √d_model.text":
    "Vous avez divisé par √d_model. Les scores de chaque tête sont des sommes de d_k = d_model / H produits : divisez par √d_k. Vos scores sont √H fois trop petits.",
  "exercise.mistake.sources swapped": "sources échangées",
  "exercise.mistake.sources swapped.text":
    "Les requêtes viennent de Y, les clés et les valeurs de X. Celui qui demande (X) donne les requêtes : il y a une sortie pour chacun de ses tokens.",
  "exercise.mistake.Y not used": "Y inutilisé",
  "exercise.mistake.Y not used.text":
    "Tout vient de X : c’est de l’auto-attention, et Y ne change rien.",
  "exercise.mistake.X not used": "X inutilisé",
  "exercise.mistake.X not used.text":
    "Tout vient de Y : c’est l’auto-attention de Y.",
  "exercise.mistake.keys from X": "clés venant de X",
  "exercise.mistake.keys from X.text":
    "Les clés viennent de X. Clés et valeurs vont ensemble : le token j de Y a la clé j et la valeur j.",
  "exercise.mistake.values from X": "valeurs venant de X",
  "exercise.mistake.values from X.text":
    "Les valeurs viennent de X. Clés et valeurs vont ensemble : le token j de Y a la clé j et la valeur j.",
  "exercise.mistake.padding dropped": "remplissage oublié",
  "exercise.mistake.padding dropped.text":
    "Le masque causal est là, mais les clés de remplissage reçoivent du poids.",
  "exercise.mistake.causal dropped": "masque causal oublié",
  "exercise.mistake.causal dropped.text":
    "Les clés de remplissage sont cachées, mais l’avenir ne l’est pas. Les deux masques doivent valoir à la fois : combinez ce qui peut être vu par « et » (&).",
  "exercise.padding.mistake.no mask.text":
    "Aucun des deux masques n’a d’effet.",
  "exercise.mistake.or for and": "« ou » au lieu de « et »",
  "exercise.mistake.or for and.text":
    "Vous avez combiné ce qui peut être vu par « ou » : une clé est vue si elle est dans le passé ou si elle n’est pas du remplissage. Il faut les deux : &.",
  "exercise.mistake.padded queries hidden": "lignes de remplissage cachées",
  "exercise.mistake.padded queries hidden.text":
    "Vous avez caché les lignes des requêtes de remplissage ; le remplissage doit cacher des colonnes, les clés de remplissage : padding[None, :], non padding[:, None].",
  "exercise.mistake.padded queries hidden as well":
    "lignes de remplissage cachées aussi",
  "exercise.mistake.padded queries hidden as well.text":
    "Vous avez caché aussi les lignes des requêtes de remplissage. Elles n’ont alors rien à regarder, et softmax donne nan (ou partout le même poids). Ne cachez que les clés ; ce que donnent les requêtes de remplissage est jeté de toute façon.",
  "exercise.mistake.padding inverted": "remplissage inversé",
  "exercise.mistake.padding inverted.text":
    "On ne voit que le remplissage : ici True veut dire remplissage, les clés à garder sont donc ~padding.",
  "exercise.mistake.does not see itself": "ne se voit pas lui-même",
  "exercise.mistake.does not see itself.text":
    "Le token ne regarde que les précédents : sa clé et sa valeur doivent d’abord être dans le cache.",
  "exercise.mistake.cache not extended": "cache non allongé",
  "exercise.mistake.cache not extended.text":
    "Le cache revient tel qu’il était : la nouvelle clé et la nouvelle valeur manquent.",
  "exercise.mistake.cache replaced": "cache remplacé",
  "exercise.mistake.cache replaced.text":
    "Le cache ne contient que la nouvelle clé et la nouvelle valeur : les précédentes sont perdues.",
  "exercise.mistake.put in front": "placé devant",
  "exercise.mistake.put in front.text":
    "La nouvelle clé et la nouvelle valeur sont devant. La sortie ne s’en aperçoit pas (l’attention ignore l’ordre), mais le cache est dans le mauvais ordre pour tout ce qui compte des positions.",
  "exercise.mistake.sees the first only": "ne voit que la première",
  "exercise.mistake.sees the first only.text":
    "La requête ne voit que la première clé, comme si un masque causal était aligné en haut à gauche. L’unique requête est le dernier token : elle peut voir tout ce qui est là.",
  "exercise.mistake.halves paired": "moitiés appariées",
  "exercise.mistake.halves paired.text":
    "Vous avez apparié la colonne i avec i + d/2. Beaucoup de modèles font ainsi, et cela marche aussi bien, mais cet exercice apparie des voisines : un modèle entraîné d’une façon ne marche pas de l’autre.",
  "exercise.mistake.turned backwards": "tourné à l’envers",
  "exercise.mistake.turned backwards.text":
    "Vous avez tourné dans l’autre sens : le signe du sinus est faux dans les deux lignes.",
  "exercise.mistake.sign lost": "signe perdu",
  "exercise.mistake.sign lost.text":
    "Le moins manque dans a cos t − b sin t. Sans lui ce n’est pas une rotation, et les longueurs changent.",
  "exercise.mistake.partner lost": "partenaire perdu",
  "exercise.mistake.partner lost.text":
    "Chaque colonne est seulement multipliée par le cosinus. Une rotation mélange les deux colonnes d’une paire.",
  "exercise.mistake.sine and cosine swapped": "sinus et cosinus échangés",
  "exercise.mistake.sine and cosine swapped.text":
    "Sinus et cosinus sont échangés : à l’angle 0, une paire doit rester telle quelle.",
  "exercise.mistake.overwritten first": "écrasé trop tôt",
  "exercise.mistake.overwritten first.text":
    "Vous avez écrit la première colonne avant de calculer la seconde, qui a donc employé le nouveau nombre. Les deux ont besoin des anciens.",
  "exercise.mistake.not turned": "non tourné",
  "exercise.mistake.not turned.text":
    "Rien n’est tourné : ce qui sort est ce qui est entré.",
  "exercise.mistake.positions added": "positions ajoutées",
  "exercise.mistake.positions added.text":
    "Vous avez ajouté des sinus et des cosinus, comme le premier Transformer. RoPE tourne les paires ; il n’ajoute rien.",
  "exercise.mistake.exponent i / d": "exposant i / d",
  "exercise.mistake.exponent i / d.text":
    "L’exposant de 10000 est 2i/d pour la paire i ; vous avez pris i/d : les angles décroissent deux fois moins vite.",
  "exercise.mistake.one frequency": "une seule fréquence",
  "exercise.mistake.one frequency.text":
    "Toutes les paires tournent du même angle. Chaque paire i a le sien : position / 10000^(2i/d).",
  "exercise.mistake.positions from 1": "positions à partir de 1",
  "exercise.mistake.positions from 1.text":
    "Vos positions commencent à 1. La ligne 0 a la position `first` : avec first = 0, elle reste donc telle quelle.",
  "exercise.mistake.first not used": "first inutilisé",
  "exercise.mistake.first not used.text":
    "Vous ne tenez pas compte de `first` : avec un cache KV, les nouvelles lignes ne commencent pas à la position 0.",
  "exercise.mistake.angles grow": "les angles croissent",
  "exercise.mistake.angles grow.text":
    "Vous avez multiplié par 10000^(2i/d) là où il faut diviser : les paires suivantes tournent plus lentement.",
  "exercise.mistake.base 1000": "base de 1000",
  "exercise.mistake.base 1000.text": "La base est 10000 ; vous avez pris 1000.",
  "exercise.filled": "{name}, avec -1e9",
  "exercise.note.no weights":
    "Seule la sortie est revenue. Elle est juste, ce qui suppose des poids justes ; l’exercice demande de les renvoyer aussi.",
  "exercise.note.other order":
    "Elles sont venues dans un autre ordre que celui demandé. Qui appelle votre fonction prend l’une pour l’autre.",
  "exercise.note.more parts":
    "Il est revenu plus que l’exercice ne demande ; le reste n’a pas été regardé.",
  "exercise.note.inputs changed":
    "Votre fonction modifie ses entrées : {names}. Qui l’appelle y trouve ensuite d’autres nombres. Écrivez dans un nouveau tableau ou une copie, comme x = x - … ; x -= …, x[…] = … et out=x écrivent dans le tableau de l’appelant.",
  "exercise.note.mask after softmax, renormalised":
    "Vous masquez après softmax et divisez encore par les sommes des lignes. C’est la même chose que masquer avant, tant que la somme de ce qui reste ne tombe pas à 0, comme cela arrive quand un score caché dépasse les autres de quelque 750.",
};
