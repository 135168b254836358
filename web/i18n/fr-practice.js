/**
 * Français : écrire l'attention soi-même.
 *
 * @type {import("./index.js").Texts}
 */
export const practice = {
  "practice.exercises": "Exercices",
  "practice.done": "résolu",
  "practice.code.python": "Votre code, en Python",
  "practice.code.javascript": "Votre code, en JavaScript",
  "practice.to.python": "Plutôt Python",
  "practice.to.javascript": "Plutôt JavaScript",
  "practice.first":
    "Exécuter montre ce que votre code affiche. Vérifier le compare au noyau, sur des entrées qui distinguent les erreurs.",
  "practice.keys": "Tab indente ; Échap puis Tab quitte l’éditeur.",
  "practice.unkept":
    "Cet appareil n’a plus de place pour votre code, ou ne garde rien de cette page : il sera perdu à sa fermeture. Copiez-le avant.",
  "practice.run": "Exécuter",
  "practice.check": "Vérifier",
  "practice.hint": "Indice {n} sur {all}",
  "practice.solution": "Montrer une solution",
  "practice.solution.try":
    "Vérifiez d’abord la vôtre, puis une solution est montrée",
  "practice.solution.title": "Une solution",
  "practice.reset": "Recommencer",
  "practice.other": "Autre version ({n})",
  "practice.working": "Exécution…",
  "practice.output": "Sortie",
  "practice.output.cut":
    "Il y avait plus à afficher que la place ne le permet.",
  "practice.output.none": "Rien n’a été affiché.",
  "practice.error.line": "{type} à la ligne {line} : {message}",
  "practice.error": "{type} : {message}",
  "practice.ended":
    "L’exécution a été arrêtée : {message}. Votre code est toujours là.",
  "practice.right": "Juste, sur chaque entrée de test.",
  "practice.mistake": "Pas encore : {name}",
  "practice.two": "Pas encore : deux choses à la fois",
  "practice.property":
    "Pas encore. Ce n’est pas une erreur qui porte un nom ; ce qui échoue d’abord :",
  "practice.lab": "Au laboratoire des erreurs : {name}",
  "practice.failing": "Votre fonction a échoué sur une entrée de test.",
  "practice.yours": "Votre réponse : {part}",
  "practice.theirs": "Juste : {part}",
  "practice.probe":
    "Entrée de test : {probe}. Les cases sans nombre (nan) sont hachurées.",
};
