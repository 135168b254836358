/**
 * Français: les expériences qui entraînent.
 *
 * @type {import("./index.js").Texts}
 */
export const training = {
  "experiment.learning.title": "√d_k à l’entraînement",
  "experiment.learning.question":
    "Que devient l’apprentissage sans la division par √d_k ?",
  "experiment.learning.about":
    "Deux modèles partent des mêmes paramètres et voient les mêmes suites : des paires clé–valeur, puis une clé dont on demande la valeur. L’un divise ses scores par √d_k.",
  "experiment.learning.predict.fail":
    "Sans elle, il n’apprend pas dans ce temps",
  "experiment.learning.predict.slower": "Sans elle, il apprend plus lentement",
  "experiment.learning.predict.same": "Cela ne change rien",
  "experiment.learning.arm.scaled": "Divisé par √d_k",
  "experiment.learning.arm.unscaled": "Non divisé",
  "experiment.learning.figure.unscaled":
    "Sans la division : il doit dire {target}, il dit {answer}",
  "experiment.learning.finding.both":
    "À d_k = {dModel}, le modèle avec la division finit avec {scaled} % de réponses justes, celui sans avec {unscaled} %.",
  "experiment.projections.title": "Trois projections ou deux ?",
  "experiment.projections.question":
    "Pourquoi trois projections, W_Q, W_K et W_V, plutôt que deux ou une ?",
  "experiment.projections.about":
    "Quatre modèles, mêmes graines, mêmes suites. Dans un rappel, un token porte une clé et une valeur : on compare la clé et l’on prend la valeur. Pour la majorité, le dernier token demande quel symbole est le plus fréquent : rien ne doit correspondre.",
  "experiment.projections.predict.fail": "Une seule projection échoue",
  "experiment.projections.predict.slower": "Elle apprend, mais plus lentement",
  "experiment.projections.predict.same": "Elle apprend aussi vite",
  "experiment.projections.setting.task": "Tâche",
  "experiment.projections.setting.task.recall": "Rappel",
  "experiment.projections.setting.task.copy": "Copie",
  "experiment.projections.setting.task.sort": "Tri",
  "experiment.projections.setting.task.induction": "Induction",
  "experiment.projections.setting.task.majority": "Majorité",
  "experiment.projections.setting.equal":
    "Autant de paramètres pour tous (couche feed-forward plus large)",
  "experiment.projections.arm.separate": "Q, K, V séparées",
  "experiment.projections.arm.valueIsKey": "V = K",
  "experiment.projections.arm.keyIsQuery": "Q = K",
  "experiment.projections.arm.one": "Q = K = V",
  "experiment.projections.figure.end": "À la fin",
  "experiment.projections.finding.fail":
    "Ce que l’on compare, ce que l’on cherche et ce que l’on transmet sont des choses différentes. En moyenne sur l’entraînement, trois projections répondent juste à {separate} %, V = K à {valueIsKey} %, Q = K à {keyIsQuery} %, Q = K = V à {one} % : avec une seule projection, cette tâche n’est pas apprise dans ce temps.",
  "experiment.projections.finding.slower":
    "Ce que l’on compare, ce que l’on cherche et ce que l’on transmet sont des choses différentes. En moyenne sur l’entraînement, trois projections répondent juste à {separate} %, V = K à {valueIsKey} %, Q = K à {keyIsQuery} %, Q = K = V à {one} % : ici, chaque économie coûte quelque chose : un vecteur doit servir à plusieurs fins.",
  "experiment.projections.finding.some":
    "Ce que l’on compare, ce que l’on cherche et ce que l’on transmet sont des choses différentes. En moyenne sur l’entraînement, trois projections répondent juste à {separate} %, V = K à {valueIsKey} %, Q = K à {keyIsQuery} %, Q = K = V à {one} %. Ce qui suit ici : {level} ; ce qui reste en arrière : {behind}, où un vecteur doit servir à plusieurs fins.",
  "experiment.projections.finding.same":
    "Ce que l’on compare, ce que l’on cherche et ce que l’on transmet sont des choses différentes. En moyenne sur l’entraînement, trois projections répondent juste à {separate} %, V = K à {valueIsKey} %, Q = K à {keyIsQuery} %, Q = K = V à {one} % : trois n’ont pas plus de {gap} points d’avance, alors que leurs propres graines sont distantes de {spread}. Pour cette tâche, trois ne changent presque rien ; elles valent la peine là où ce que l’on compare n’est pas ce que l’on prend.",
  "experiment.heads.title": "Une tête ou huit",
  "experiment.heads.question":
    "Huit têtes étroites valent-elles mieux qu’une large ?",
  "experiment.heads.about":
    "Le dernier token demande les valeurs de deux clés à la fois. Tous les modèles ont la même largeur ; une tête et huit têtes ont autant de paramètres.",
  "experiment.heads.predict.eight": "Huit l’apprennent mieux",
  "experiment.heads.predict.one": "Une l’apprend mieux",
  "experiment.heads.predict.same": "Il n’y a guère de différence",
  "experiment.heads.arm.one": "Une tête",
  "experiment.heads.arm.eight": "Huit têtes",
  "experiment.heads.arm.averaged": "Huit, moyennées",
  "experiment.heads.arm.noOutput": "Huit, sans W_O",
  "experiment.heads.figure.dropped": "Huit têtes, coupées une à une",
  "experiment.heads.figure.dropped.x": "Têtes restantes",
  "experiment.heads.figure.dropped.y": "Part",
  "experiment.heads.finding.eight":
    "En moyenne sur l’entraînement, une tête répond juste à {one} %, huit à {eight} %, huit moyennées à {averaged} %, huit sans W_O à {noOutput} % ; la moitié des huit coupée, il reste {half} % à la fin : plusieurs relations à la fois sont plus faciles avec plusieurs têtes.",
  "experiment.heads.finding.one":
    "En moyenne sur l’entraînement, une tête répond juste à {one} %, huit à {eight} %, huit moyennées à {averaged} %, huit sans W_O à {noOutput} % ; la moitié des huit coupée, il reste {half} % à la fin : ici, une tête large a l’avantage.",
  "experiment.heads.finding.same":
    "En moyenne sur l’entraînement, une tête répond juste à {one} %, huit à {eight} %, huit moyennées à {averaged} %, huit sans W_O à {noOutput} % ; la moitié des huit coupée, il reste {half} % à la fin : pour cette petite tâche, une tête suit presque.",
  "experiment.recall.title": "Se souvenir à distance",
  "experiment.recall.question":
    "Après le même entraînement, quel réseau ne sait plus dire quel était le premier token ?",
  "experiment.recall.about":
    "D’abord un symbole parmi huit, puis d’autres qui ne comptent pas, enfin « ? » : quel était le premier ? Pour chaque longueur et chaque graine, un réseau est entraîné, sur les mêmes suites, avec autant d’étapes et à peu près autant de paramètres. Récurrent : h = tanh(R h + x), R d’abord une rotation, qui oublie le moins. Convolutions dilatées de noyau 3 : une couche remonte de 2 tokens, deux de 8, trois de 26 ; il y a autant de couches que la longueur en demande. Attention : une tête, sans positions. Au hasard, 12,5 % sont justes.",
  "experiment.recall.predict.recurrent": "Le réseau récurrent",
  "experiment.recall.predict.dilated": "La pile de convolutions",
  "experiment.recall.predict.attention": "L’attention",
  "experiment.recall.predict.none": "Aucun : tous le savent",
  "experiment.recall.setting.most": "Texte le plus long, tokens",
  "experiment.recall.setting.params": "Paramètres de chacun, au plus",
  "experiment.recall.arm.recurrent": "récurrent",
  "experiment.recall.arm.dilated": "convolutions dilatées",
  "experiment.recall.arm.attention": "attention",
  "experiment.recall.figure.distance":
    "Réponses justes selon la distance, jusqu’ici",
  "experiment.recall.figure.distance.x": "n",
  "experiment.recall.figure.distance.y": "Part",
  "experiment.recall.figure.accuracy":
    "Réponses justes pour le texte le plus long",
  "experiment.recall.figure.end": "Le texte le plus long",
  "experiment.recall.column.depth": "Pas du token 1 au token n",
  "experiment.recall.finding.distance":
    "À n = {n}, le réseau récurrent ({recurrentDepth} pas du token 1 au token n) a raison dans {recurrent} % des cas, les convolutions ({dilatedDepth}) dans {dilated} %, l’attention ({attentionDepth}) dans {attention} %. Ce qu’il faut garder s’apprend d’un gradient qui revient par les mêmes pas.",
  "experiment.masks.title": "Un masque qui fuit",
  "experiment.masks.question":
    "Qu’apprend un modèle qui voit le token qu’il doit prédire ?",
  "experiment.masks.about":
    "Les deux modèles apprennent à écrire des lettres dans l’ordre. L’un a un masque causal. L’autre est entraîné sans ; puis il doit écrire, quand le futur n’est pas encore là.",
  "experiment.masks.predict.useless":
    "Une meilleure perte, et il ne sait rien écrire",
  "experiment.masks.predict.worse": "Il écrit un peu moins bien",
  "experiment.masks.predict.better": "Il écrit mieux : il en a vu plus",
  "experiment.masks.arm.masked": "Avec masque causal",
  "experiment.masks.arm.leaking": "Qui fuit",
  "experiment.masks.series.leakingTrained": "Qui fuit, comme à l’entraînement",
  "experiment.masks.series.leakingWriting": "Qui fuit, quand il écrit",
  "experiment.masks.series.maskedWriting": "Avec masque, quand il écrit",
  "experiment.masks.figure.exact": "Suites sans faute",
  "experiment.masks.figure.exact.x": "Étape",
  "experiment.masks.figure.exact.y": "Part",
  "experiment.masks.figure.leak":
    "À quoi celui qui fuit fait attention : il doit dire {target}, il dit {answer}",
  "experiment.masks.finding.both":
    "La perte du modèle qui fuit est {leakingLoss}, celle avec masque {maskedLoss}. Comme à l’entraînement, il réussit {trained} % des suites ; quand il doit écrire, {leaking} %. Celui avec masque : {masked} %.",
  "experiment.sources.title": "Auto ou croisée",
  "experiment.sources.question":
    "Où regarde un traducteur pendant qu’il écrit ?",
  "experiment.sources.about":
    "Un encodeur–décodeur apprend à écrire en chiffres ce qu’il lit en mots anglais : des nombres, ou des dates (« the third of may twenty twelve », « may the third twenty twelve » → 2012-05-03). Les lignes sont ce qu’il a écrit, les colonnes les mots : l’alignement apparaît à l’entraînement. Puis il reçoit les mots d’un autre exemple.",
  "experiment.sources.setting.task": "Ce qu’il lit",
  "experiment.sources.setting.task.numbers": "Des nombres",
  "experiment.sources.setting.task.dates": "Des dates",
  "experiment.sources.predict.other":
    "Avec les mots d’un autre exemple, il n’écrit plus le sien",
  "experiment.sources.predict.own": "Il continue avec le sien",
  "experiment.sources.predict.noise": "Il en réussit environ la moitié",
  "experiment.sources.arm.translator": "Traducteur",
  "experiment.sources.series.ownSource": "Avec ses propres mots",
  "experiment.sources.series.otherSource": "Avec ceux d’un autre exemple",
  "experiment.sources.figure.probe":
    "Attention croisée sur un exemple jamais vu : il doit écrire {target}, il écrit {answer}",
  "experiment.sources.figure.swapped":
    "Les mots d’un autre exemple : il doit écrire {target}, il écrit {answer}",
  "experiment.sources.figure.exact": "Sans faute",
  "experiment.sources.figure.exact.x": "Étape",
  "experiment.sources.figure.exact.y": "Part",
  "experiment.sources.finding.both":
    "Avec ses propres mots, {exact} % sont entièrement justes, avec ceux d’un autre exemple {swapped} % : le décodeur ne sait quoi écrire que par l’attention croisée.",
  "experiment.projections.opens":
    "Mettre V := K dans l’écrivain entraîné et lire ce qu’il dit",
};
