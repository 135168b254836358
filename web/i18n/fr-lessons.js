import { course } from "./fr-course.js";

/**
 * Français : les leçons, chargées quand on les ouvre pour la première fois.
 *
 * @type {import("./index.js").Texts}
 */
export const lessons = {
  ...course,
  "lessons.about":
    "Neuf courtes leçons. Dans chacune, vous prédisez d’abord, puis vous faites la chose sur la page à côté, et vous voyez ce que disent les nombres.",
  "lessons.number": "Leçon {n} sur {all}",
  "lessons.all": "Toutes les leçons",
  "lessons.fold": "Replier",
  "lessons.unfold": "Déplier",
  "lessons.begun": "commencée",
  "lessons.finished": "finie",
  "lessons.kept":
    "Votre progression reste sur cet appareil seulement, exercices compris. Vous pouvez l’emporter dans un fichier.",
  "lessons.unkept":
    "Cet appareil n’a plus de place pour vos progrès, ou ne garde rien de cette page : ils seront perdus à sa fermeture. Enregistrez-les avant dans un fichier, sous « Toutes les leçons ».",
  "lessons.export": "Enregistrer dans un fichier",
  "lessons.import": "Ouvrir un fichier",
  "lessons.exported": "Enregistré : {file}",
  "lessons.imported": {
    one: "Repris : {n} leçon et les exercices.",
    many: "Repris : {n} leçons et les exercices.",
    other: "Repris : {n} leçons et les exercices.",
  },
  "lessons.import.failed": "{file} n’est pas un fichier de progression.",
  "lesson.predict": "Prédire",
  "lesson.guess": "C’est ma prédiction",
  "lesson.do": "Faire sur la page",
  "lesson.step.help": "Faites-le pour moi",
  "lesson.step.done": "fait",
  "lesson.again": "Préparer la page pour cette leçon",
  "lesson.see": "Voir",
  "lesson.guess.right": "Comme prédit : {option}",
  "lesson.guess.other":
    "Vous aviez prédit : {guess} Ce qui s’est passé : {option}",
  "lesson.question": "À vous",
  "lesson.answer": "Votre réponse, un nombre",
  "lesson.check": "Vérifier",
  "lesson.redo":
    "La page ne le montre pas en ce moment. Préparez-la pour cette leçon et refaites les étapes : votre réponse est comparée à ses nombres.",
  "lesson.explain": "Expliquez à votre tour",
  "lesson.model": "Une façon de le dire. Qu’avez-vous dit qui manque ici ?",
  "lesson.model.show": "Montrer une réponse modèle",
  "lesson.model.first":
    "D’abord avec vos mots ; ensuite il y en a une pour comparer.",
  "lesson.go-on": "Continuer",
  "lesson.exercise": "Exercice : {name}",
  "lesson.experiment": "Expérience : {name}",
  "lesson.next": "Ensuite : {title}",
  "lesson.experiment.scale": "l’échelle",
  "lesson.experiment.learning": "l’échelle à l’apprentissage",
  "lesson.experiment.projections": "trois projections ou deux",
  "lesson.experiment.heads": "têtes",
  "lesson.experiment.masks": "masques",
  "lesson.experiment.sources": "auto ou croisée",
  "lesson.experiment.cost": "coût",
  "lesson.experiment.path": "longueur du chemin",
  "lesson.experiment.recall": "se souvenir à distance",
  "lesson.experiment.softmax": "softmax",
  "lesson.experiment.position": "position",
  "lesson.experiment.mistakes": "le laboratoire des erreurs",
  "lesson.exercise.softmax": "softmax",
  "lesson.exercise.attention": "l’attention",
  "lesson.exercise.rows": "des lignes dont la somme est 1",
  "lesson.exercise.causal": "masque causal",
  "lesson.exercise.scale": "à quoi sert l’échelle",
  "lesson.exercise.multi-head": "attention à plusieurs têtes",
  "lesson.exercise.cross": "attention croisée",
  "lesson.exercise.padding": "masque de remplissage",
  "lesson.exercise.cache": "une étape avec cache",
  "lesson.quest.loading": "Le rédacteur entraîné se charge : {percent} %",
  "lesson.quest.none": "Choisissez une case de l’image.",
  "lesson.quest.cell":
    "Vous avez choisi « {from} » → « {to} », couche {layer}, tête {head}.",
  "lesson.quest.relation": "Que sont-ils l’un pour l’autre ?",
  "lesson.quest.judge": "Comparer avec les mesures",
  "lesson.quest.not-peak":
    "Le pic de cette ligne n’est pas ici : « {from} » regarde surtout « {peak} ». Choisissez cette case, ou une autre ligne.",
  "lesson.quest.special":
    "« {from} » regarde surtout la marque du début. Ce n’est pas un mot : les têtes s’y reposent quand elles ne trouvent rien. Cherchez une autre ligne.",
  "lesson.quest.not-fitting":
    "Ces deux-là ne sont pas cela l’un pour l’autre : leurs places dans la phrase le disent. Nommez une autre relation, ou choisissez une autre case.",
  "lesson.quest.unknown":
    "Cette tête n’a pas été mesurée : rien ne vous confirme ni ne vous contredit.",
  "lesson.quest.confirmed":
    "Confirmé. Sur du texte qu’elle n’avait jamais lu, cette tête fait justement cela d’après les mesures : {label}, dans {score} des cas ; une règle sans attention atteint {baseline}.",
  "lesson.quest.questioned":
    "Mis en doute. Sur du texte qu’elle n’avait jamais lu, cette tête fait surtout autre chose : {label}, dans {score} des cas. Une phrase où cela convient est un exemple, pas une preuve.",
  "lesson.quest.mixed":
    "Mis en doute. Sur du texte qu’elle n’avait jamais lu, cette tête ne fait rien de particulier assez souvent. Une phrase où cela convient est un exemple, pas une preuve.",
  "lesson.quest.best":
    "La tête qui fait le plus ce que vous avez nommé : couche {layer}, tête {head}, dans {score} des cas.",
  "relation.previous-token": "le token précédent",
  "relation.self": "le token lui-même",
  "relation.same-token": "le même token, plus tôt",
  "relation.induction": "ce qui suivait le même token la dernière fois",
  "relation.first-token": "le premier token",
  "relation.punctuation": "un signe de ponctuation",
  "relation.obj.dependent": "d’un objet à son verbe",
  "relation.nsubj.head": "d’un verbe à son sujet",
  "relation.amod.head": "d’un nom à son adjectif",
  "relation.det.head": "d’un nom à son article",
  "relation.case.head": "d’un nom à sa préposition",
  "relation.aux.head": "d’un verbe à son auxiliaire",
  "relation.nmod:poss.head": "d’un nom à son possessif (her, my…)",
  "relation.pronouns": "d’un pronom à qui il désigne",
};
