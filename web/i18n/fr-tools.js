/**
 * Français : comparaison, code, accès aux autres vues.
 *
 * @type {import("./index.js").Texts}
 */
export const tools = {
  "tools.loading": "Chargement…",
  "tools.failed": "Cette partie n’a pas pu être chargée : {message}",
  "tools.compare": "Comparer",
  "tools.compare.about": "Garder cette image et montrer les suivantes à côté",
  "tools.code": "Code",
  "tools.code.about": "Le même calcul en NumPy, PyTorch, JavaScript, C++",
  "tools.embed": "Intégrer",
  "tools.embed.about": "Afficher ceci sur une autre page",
  "tools.export": "Exporter",
  "tools.export.about": "Enregistrer matrices, images et réglages ; imprimer",
  "code.language": "Langage",
  "code.lines": "Le calcul en {language} ; les flèches vont de ligne en ligne",
  "code.about":
    "Ce que la page calcule, réécrit à chaque changement. Pointez un symbole pour voir sa ligne. Le script copié contient les nombres et se vérifie lui-même.",
  "code.about.head":
    "La tête choisie, à partir de ses propres Q, K et V : celles que le modèle a tirées de cette phrase, tournées selon la position s’il utilise RoPE. Pointez un symbole pour voir sa ligne. Le script copié contient les nombres et se vérifie lui-même.",
  "code.copy": "Copier le script exécutable",
  "code.copied":
    "Copié : un script {language} qui calcule ces nombres et vérifie que ce sont les mêmes.",
  "code.too-long": "Trop long pour un script : au plus {most} tokens.",
  "polarity.title": "Dans les bibliothèques : que veut dire « true » ?",
  "polarity.attend": "true = prendre en compte",
  "polarity.ignore": "true = ignorer",
  "polarity.keep": "1 = garder",
  "polarity.model": "fait par le modèle",
  "notice.file.damaged":
    "Une partie de ce fichier est endommagée et a été laissée de côté : {fields}",
  "notice.file.unreadable":
    "Ce fichier ne contient rien que cette page puisse ouvrir. Rien n’a changé.",
  "notice.file.newer":
    "Ce fichier vient d’une version plus récente de la page. Rien n’a changé.",
  "notice.file.absent":
    "Ce qui lit ce fichier n’a pas pu être chargé. Rien n’a changé ; rouvrez-le quand le réseau sera là.",
  "notice.file.locked":
    "Des parties de cette page sont verrouillées : aucun fichier ne peut la modifier. Rien n’a été modifié.",
  "notice.file.progress": {
    one: "Repris du fichier : {n} leçon et les exercices.",
    many: "Repris du fichier : {n} leçons et les exercices.",
    other: "Repris du fichier : {n} leçons et les exercices.",
  },
  "notice.file.both": {
    one: "Dans {n} exercice, le code d’ici est différent : les deux restent, le plus récent est affiché ; « Autre version » au-dessous les échange.",
    many: "Dans {n} exercices, le code d’ici est différent : les deux restent, le plus récent est affiché ; « Autre version » au-dessous les échange.",
    other:
      "Dans {n} exercices, le code d’ici est différent : les deux restent, le plus récent est affiché ; « Autre version » au-dessous les échange.",
  },
  "compare.title": "Comparaison",
  "compare.kept": "Gardé",
  "compare.now": "Maintenant",
  "compare.difference": "Maintenant moins gardé",
  "compare.back": "Revenir au gardé",
  "compare.end": "Terminer",
  "compare.head": "la tête affichée",
  "compare.same":
    "Cette image est gardée. Changez quelque chose : vous verrez ici ce que cela fait.",
  "compare.differs": "Changé depuis : {list}.",
  "compare.moved":
    "En moyenne, {mean} du poids d’une ligne est allé ailleurs, le plus dans la ligne de « {token} » : {most}.",
  "compare.difference.about":
    "Les cellules bleues ont gagné du poids, les orange en ont perdu ; l’échelle est fixe, de −1 à 1.",
  "compare.none.size":
    "Pas de différence cellule par cellule : les images ont {then} et {now} cellules.",
  "compare.none.words":
    "Pas de différence cellule par cellule : les cellules sont celles d’autres mots.",
  "compare.none.long":
    "Les textes sont si longs ({now}) que leurs poids ne sont pas gardés : pas de différence à calculer.",

  "experiments.title": "Expériences",
  "experiments.open": "Expériences",
  "experiments.back": "Retour au playground",
  "experiments.loading": "Chargement des expériences…",
  "experiments.failed":
    "Les expériences n’ont pas pu être chargées : {message}",

  "lessons.title": "Leçons",
  "lessons.loading": "Chargement des leçons…",
  "lessons.failed": "Les leçons n’ont pas pu être chargées : {message}",
  "variant.used": "Une variante d’un enseignant.",
  "variant.problem": "Cette variante est inutilisable : {problem}.",
  "variant.leave": "La quitter",
  "practice.title": "Exercices",
  "practice.back": "Retour au playground",
  "practice.open": "Exercices",
  "practice.loading": "Chargement des exercices…",
  "practice.failed": "Les exercices n’ont pas pu être chargés : {message}",
  "teachers.title": "Pour les enseignants",
  "teachers.loading": "Chargement des plans de cours…",
  "teachers.failed": "Les plans de cours n’ont pas pu être chargés : {message}",
};
