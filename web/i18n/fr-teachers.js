/**
 * Français : plans de cours.
 *
 * @type {import("./index.js").Texts}
 */
export const teachers = {
  "teachers.about":
    "Trois plans de cours prêts à l’emploi. Chaque lien ouvre la page comme l’étape la demande ; « Précédent » dans le navigateur ramène ici. Rien à installer, pas de compte, et rien de ce que l’on tape ne quitte l’appareil, sauf si une plateforme de cours a ouvert la page.",
  "teachers.course":
    "Chaque état de la page tient dans son adresse : réglez la page à votre gré, appuyez sur « Copier le lien » et mettez-le dans vos propres diapositives. « Exporter » donne images et nombres, et l’impression met un plan par feuille.",
  "teachers.aims": "Ensuite, ils savent",
  "teachers.steps": "Étapes",
  "teachers.minutes": "{from}–{to} min",
  "teachers.open": "Ouvrir sur la page",
  "teachers.ask": "Question :",
  "teachers.expected": "Attendu",
  "teachers.exercises": "Exercices",

  "plan.word.title": "20 minutes : comment un mot trouve ce qu’il lui faut",
  "plan.word.for":
    "Pour tous, dès le collège. Pas d’autres mathématiques que les pourcentages ; un écran suffit.",
  "plan.word.aim.1":
    "dire en une phrase ce que fait l’attention : chaque mot prend une part de chaque autre",
  "plan.word.aim.2":
    "lire une ligne de l’image et dire pourquoi sa somme est 100 %",
  "plan.word.aim.3":
    "nommer une chose que la ressemblance des mots ne dit pas et qu’un modèle doit apprendre",
  "plan.word.river.title": "Un mot à deux sens",
  "plan.word.river.do":
    "Faire lire la phrase à haute voix, sans rien montrer encore. Après la question, montrer la ligne « bank » de l’image.",
  "plan.word.river.ask":
    "« Bank » est en anglais la rive ou la banque. Quel mot vous a dit laquelle c’est ici ? Et quel mot la page regarde-t-elle ?",
  "plan.word.river.answer":
    "« River », et la page aussi : 57 % de sa ligne. Personne ne le lui a dit. Chaque mot est une liste de nombres, et celles des deux se ressemblent, car ces mots se trouvent dans des textes semblables.",
  "plan.word.money.title": "Le même mot, une autre phrase",
  "plan.word.money.do":
    "D’abord faire prédire, à main levée ; puis montrer la ligne « bank ».",
  "plan.word.money.ask":
    "Que va regarder « bank » maintenant ? Les nombres du mot lui-même ont-ils changé ?",
  "plan.word.money.answer":
    "« Cash » (38 %) et « loan » (36 %). Ses propres nombres sont les mêmes qu’avant ; ce qui change, c’est ce qu’il prend aux autres.",
  "plan.word.share.title": "Les parts d’un tout",
  "plan.word.share.do":
    "Lire les parts de la ligne, la plus grande d’abord. Puis montrer plus bas le calcul d’une cellule : produit, somme, softmax.",
  "plan.word.share.ask":
    "Que donnent ensemble les parts d’une ligne ? Pourquoi aucune ligne ne peut-elle trouver tous les mots importants ?",
  "plan.word.share.answer":
    "1, c’est-à-dire 100 %. Qui donne plus à un mot le prend aux autres : softmax partage un tout.",
  "plan.word.scale.title": "Un symbole de moins",
  "plan.word.scale.do":
    "Le lien ouvre la première phrase sans la division par √dₖ. Appuyer sur le symbole dans la formule, hors puis en service, et observer la ligne « bank ».",
  "plan.word.scale.ask": "Que devient la part de « river » ?",
  "plan.word.scale.answer":
    "Elle passe de 57 % à 71 % : des scores plus grands rendent une ligne plus tranchée. La division garde les scores petits.",
  "plan.word.it.title": "Ce qu’elle ne peut pas savoir",
  "plan.word.it.do":
    "Laisser répondre avant que quelqu’un ne montre la ligne « it ».",
  "plan.word.it.ask":
    "Que désigne « it » ? Où la page regarde-t-elle ? Pourquoi se trompe-t-elle ?",
  "plan.word.it.answer":
    "L’animal ; mais la page regarde « because ». Ces nombres savent quels mots se ressemblent, pas qui fait quoi dans une phrase. Cela s’apprend : c’est ce qu’ont fait les modèles entraînés de cette page.",
  "plan.word.exercise.1":
    "Écrivez une phrase anglaise où « bank » regarde surtout un mot de l’eau. Puis changez un mot pour qu’il regarde un mot de l’argent.",
  "plan.word.exercise.1.answer":
    "Par exemple « The bank was full of water. » (60 % de « water ») et « The bank was full of money. » (93 % de « money »). Toute paire convient ; la ligne « bank » en est la preuve, et c’est le lien que l’on rend.",
  "plan.word.exercise.2":
    "Dans la phrase du prêt, quel mot prend le plus à « borrowed » ? Deviner d’abord, puis le trouver sur l’image.",
  "plan.word.exercise.2.answer":
    "« Paid », 23 %. C’est la colonne qu’il faut lire, pas la ligne.",

  "plan.formula.title": "45 minutes : la formule, symbole par symbole",
  "plan.formula.for":
    "Pour un premier cours d’apprentissage automatique : vecteurs, produit scalaire et exp sont connus. Un appareil pour deux.",
  "plan.formula.aim.1":
    "dire de chaque symbole de softmax(QKᵀ/√dₖ)·V ce qui casse sans lui",
  "plan.formula.aim.2": "calculer à la main une ligne de poids",
  "plan.formula.aim.3":
    "dire à quoi sert un masque, et à quoi servent les têtes",
  "plan.formula.score.title": "Q·Kᵀ : combien deux mots vont ensemble",
  "plan.formula.score.do":
    "Une cellule est choisie. Lire son calcul depuis les produits ; puis trouver le même nombre dans les matrices.",
  "plan.formula.score.ask":
    "Quel score un mot a-t-il avec lui-même ? Et deux mots qui n’ont rien en commun ?",
  "plan.formula.score.answer":
    "Avec lui-même, le carré de la longueur de son vecteur, un grand nombre positif. Sans rien de commun, environ 0 : les produits des deux signes se compensent.",
  "plan.formula.scale.title": "√dₖ : ce qui garde softmax doux",
  "plan.formula.scale.do":
    "La division est coupée. Chaque binôme note le plus grand poids de la ligne « bank », la remet et le note encore.",
  "plan.formula.scale.ask":
    "Pourquoi la racine de dₖ, et non dₖ ? Que deviendrait l’apprentissage sans elle ?",
  "plan.formula.scale.answer":
    "Une somme de dₖ produits indépendants de taille 1 a la taille √dₖ ; divisés par elle, les scores ont la taille 1 quel que soit dₖ. Sans elle, les lignes sont presque 0 et 1, là où le gradient de softmax est presque 0.",
  "plan.formula.softmax.title": "Softmax : sur quels nombres ?",
  "plan.formula.softmax.do":
    "Softmax descend ici les colonnes, une erreur fréquente dans le code. Regarder les sommes à côté du tableau de l’image.",
  "plan.formula.softmax.ask":
    "Quelles sommes valent 1 maintenant ? Qu’est-ce qui ne va pas dans la sortie d’une ligne ?",
  "plan.formula.softmax.answer":
    "Celles des colonnes. Les lignes font n’importe quoi de 0,20 à 2,26 : leur sortie n’est plus une moyenne de valeurs, elle est trop courte ou trop longue.",
  "plan.formula.temperature.title": "La température : d’un mot à tous",
  "plan.formula.temperature.do":
    "Elle est à 0,05. La pousser lentement jusqu’à 20 en observant une ligne.",
  "plan.formula.temperature.ask":
    "Entre quels deux extrêmes une ligne se déplace-t-elle ? Auquel l’ordre des mots se perd-il ?",
  "plan.formula.temperature.answer":
    "D’un mot qui prend tout à des parts égales pour tous. L’ordre ne se perd jamais : exp(s/T) croît avec s quel que soit T. Les parts se rapprochent seulement.",
  "plan.formula.mask.title": "Le masque : ne pas regarder devant",
  "plan.formula.mask.do":
    "Regarder le triangle, puis sa première ligne. Peindre à la main une cellule du triangle, et annuler.",
  "plan.formula.mask.ask":
    "À quoi le premier mot prête-t-il attention ? Pourquoi faut-il ce masque à un modèle qui apprend à prédire le mot suivant ?",
  "plan.formula.mask.answer":
    "À lui seul, avec le poids 1. Sans le masque, chaque place verrait justement le mot qu’elle doit prédire, et apprendrait à copier.",
  "plan.formula.value.title": "V : ce qui est transmis",
  "plan.formula.value.do":
    "Les clés servent ici de valeurs. Appuyer sur V dans la formule, et comparer poids et sortie avant et après.",
  "plan.formula.value.ask":
    "Qu’est-ce qui change, les poids ou la sortie ? Pourquoi ?",
  "plan.formula.value.answer":
    "Seulement la sortie. Les poids viennent de Q et K seuls ; V est ce dont ils sont les parts.",
  "plan.formula.heads.title": "Les têtes : plusieurs avis",
  "plan.formula.heads.do":
    "Douze têtes sur une phrase. Chaque binôme cherche les deux têtes qui diffèrent le plus, et dit comment il en juge.",
  "plan.formula.heads.ask":
    "Pourquoi les têtes voient-elles des choses différentes ? Que paie chacune ?",
  "plan.formula.heads.answer":
    "Chacune a ici 8 des 96 dimensions, donc sa propre idée de ce qui se ressemble. Elle paie en dimensions : moins il y en a, moins elles disent.",
  "plan.formula.exercise.1":
    "Les scores d’une ligne, déjà divisés par √dₖ, sont 2, 1 et 0. Calculez ses poids.",
  "plan.formula.exercise.1.answer":
    "exp donne 7,39, 2,72 et 1, ensemble 11,11 ; donc 0,665, 0,245 et 0,090.",
  "plan.formula.exercise.2":
    "Vous cachez une cellule dont le poids était w. De quel facteur croissent les autres poids de sa ligne ?",
  "plan.formula.exercise.2.answer":
    "Tous du même, 1/(1 − w) : leur exp reste, et la somme diminue de la part w. Peindre une cellule le montre.",
  "plan.formula.exercise.3":
    "Requêtes et clés ont des nombres indépendants de taille 1. Quelle est la taille d’un score typique pour dₖ = 96, sans et avec la division ?",
  "plan.formula.exercise.3.answer": "√96 ≈ 9,8 sans, 1 avec.",

  "plan.model.title": "90 minutes : de la formule au modèle, et au code",
  "plan.model.for":
    "Pour ceux qui connaissent la formule, par les 45 minutes ou autrement, et ont écrit un peu de Python. Un appareil par personne.",
  "plan.model.aim.1": "dire pourquoi l’attention a besoin de positions",
  "plan.model.aim.2":
    "examiner une tête d’un modèle entraîné : ce qu’elle regarde, et ce qui arrive sans elle",
  "plan.model.aim.3":
    "distinguer auto-attention et attention croisée dans un traducteur",
  "plan.model.aim.4": "écrire l’attention en Python, et estimer son coût",
  "plan.model.order.title": "L’attention ne connaît pas l’ordre",
  "plan.model.order.do":
    "« Man » figure deux fois dans cette phrase. Lire ses deux poids dans la ligne du premier « dog » ; « Exporter » en CSV donne tous leurs chiffres.",
  "plan.model.order.ask":
    "De combien diffèrent-ils ? Qu’est-ce que l’attention ne peut donc pas dire de cette phrase ?",
  "plan.model.order.answer":
    "De rien : le même mot a le même vecteur, où qu’il soit. Elle ne peut donc pas dire qui mord qui.",
  "plan.model.positions.title": "Les positions s’ajoutent",
  "plan.model.positions.do":
    "La même phrase ; à chaque mot s’ajoutent les sinus et cosinus de sa place.",
  "plan.model.positions.ask":
    "Les deux poids diffèrent-ils maintenant ? Qu’est-ce que cela a coûté ?",
  "plan.model.positions.answer":
    "Oui. Le prix : place et sens tiennent dans les mêmes nombres, ce qui brouille un peu la ressemblance de sens. Un modèle apprend à les séparer.",
  "plan.model.writer.title": "Un modèle qui écrit",
  "plan.model.writer.do":
    "Chacun choisit une couche, lit les étiquettes de ses têtes et montre au voisin celle qui regarde le mot précédent. Puis lire ce que le modèle écrirait ensuite.",
  "plan.model.writer.ask":
    "Que trouve le modèle le plus probable ensuite ? Cherchez une tête dont l’étiquette dit induction : elle regarde ce qui suivait le même mot auparavant. Coupez-la. Qu’est-ce qui change ?",
  "plan.model.writer.answer":
    "La liste le montre, avant et maintenant. Souvent peu de chose change, et certaines têtes peuvent manquer sans trace : d’autres font le même travail. Ce sont deux résultats, courants dans les modèles entraînés ; la surprise devant le texte, sous la liste, dit si cela comptait.",
  "plan.model.translator.title": "Un modèle qui traduit",
  "plan.model.translator.do":
    "Les lignes sont les mots français qu’il écrit, les colonnes les mots anglais qu’il lit. Parcourir les têtes de l’attention croisée.",
  "plan.model.translator.ask":
    "Dans quelles têtes les mots regardent-ils leur traduction ? Où les cellules claires quittent-elles la diagonale, et pourquoi ?",
  "plan.model.translator.answer":
    "Dans celles dont l’étiquette le dit. Elles la quittent là où les langues ordonnent les mots autrement : « red apple », « pomme rouge ».",
  "plan.model.code.title": "L’écrire",
  "plan.model.code.do":
    "L’exercice se fait dans la page, sans installation. Qui a fini continue avec le masque causal. La solution apparaît après un essai.",
  "plan.model.code.ask":
    "Avant d’exécuter : quelle est la forme du résultat de chaque ligne ?",
  "plan.model.code.answer":
    "Scores et poids (n, n), la sortie (n, d). « Vérifier » nomme les erreurs courantes : softmax sur le mauvais axe, pas de division, clé non transposée.",
  "plan.model.cost.title": "Ce que cela coûte",
  "plan.model.cost.do":
    "Le même calcul en code, dans quatre langages. Compter les nombres de la matrice des poids.",
  "plan.model.cost.ask":
    "Deux fois plus de mots : combien de fois plus de poids ? Combien de mémoire prennent-ils pour 16 384 tokens, 8 têtes, 4 octets chacun ?",
  "plan.model.cost.answer":
    "Quatre fois plus. 8 · 16 384² · 4 octets = 8 Gio, pour une couche. D’où les algorithmes qui ne font jamais toute la matrice.",
  "plan.model.close.title": "Une phrase chacun",
  "plan.model.close.do":
    "Tour de table : chacun ôte un symbole de la formule et dit ce qui casse. On appuie dessus une fois que c’est dit.",
  "plan.model.close.ask":
    "Lequel vous manquerait le moins, et pour quelle tâche ?",
  "plan.model.close.answer":
    "Sans √dₖ : des lignes tranchées. Sans masque : on voit l’avenir. Sans V propre : on transmet ce par quoi l’on est trouvé. Une tête : un avis. Sans positions : pas d’ordre, dont un simple sac de mots n’a pas besoin.",
  "plan.model.exercise.1":
    "Un modèle a une largeur de 768 et 12 têtes. Que valent dₖ et √dₖ ?",
  "plan.model.exercise.1.answer": "768/12 = 64, et 8.",
  "plan.model.exercise.2":
    "Cinq tokens sous un masque causal, chacun pouvant se voir : combien de cellules de la matrice peuvent dépasser 0 ?",
  "plan.model.exercise.2.answer": "1 + 2 + 3 + 4 + 5 = 15.",
  "plan.model.exercise.3":
    "Écrivez un début pour le rédacteur où une tête trouve une occurrence antérieure du dernier mot, et rendez le lien.",
  "plan.model.exercise.3.answer":
    "N’importe quel texte avec un nom qui revient, par exemple. Le lien ouvre phrase, couche et tête ; la cellule claire de la dernière ligne en est la preuve.",
};
