/**
 * Français: autour des expériences.
 *
 * @type {import("./index.js").Texts}
 */
export const experiments = {
  "experiments.settings": "Réglages",
  "experiments.results": "Résultats",
  "experiments.predict": "À quoi vous attendez-vous ?",
  "experiments.run": "Lancer",
  "experiments.again": "Relancer",
  "experiments.cancel": "Annuler",
  "experiments.pause": "Pause",
  "experiments.go": "Continuer",
  "experiments.step": "Un pas",
  "experiments.rewind": "Au début",
  "experiments.seed": "Graine de tout le hasard",
  "experiments.numbers": "En chiffres",
  "experiments.none":
    "Faites une prédiction si vous voulez, puis lancez. Tout est calculé sur cet appareil, à cet instant.",
  "experiments.other": "Les réglages ont changé depuis cette exécution.",
  "experiments.refused": "Impossible, donc à leur valeur normale : {names}",
  "experiments.band":
    "Les lignes sont des médianes sur les graines. Les bandes contiennent toutes les graines ; à partir de dix, toutes sauf le dixième inférieur et le dixième supérieur.",
  "experiments.status.running": "En cours… {percent} %",
  "experiments.status.paused": "En pause",
  "experiments.status.done": "Terminé",
  "experiments.status.failed": "Échec",
  "experiments.status.left": "Annulé : ce qui est déjà là reste.",
  "experiments.guess.right": "Vous l’aviez prévu : « {seen} »",
  "experiments.guess.wrong":
    "Vous aviez prévu « {guess} ». Ce qui est arrivé : « {seen} ».",
  "experiments.diverged":
    "À l’étape {step}, l’entraînement avec la graine {seed} a divergé : la perte a explosé. Rien de cette étape n’a été gardé.",
  "experiments.back-to":
    "Revenir là où tout allait bien, avec la moitié du taux d’apprentissage",
  "experiments.lowered":
    "{arm} : depuis que l’entraînement a divergé, la graine {seed} continue avec un taux d’apprentissage de {rate}, et non celui des autres.",
  "experiments.finding.little":
    "Après {steps} étapes, {best} % au plus sont justes : trop peu a été appris pour comparer quoi que ce soit. Entraînez plus longtemps.",
  "experiments.setting.seeds": "Graines",
  "experiments.setting.steps": "Étapes d’entraînement",
  "experiments.setting.dModel": "Largeur du modèle, d_model",
  "experiments.setting.rate": "Taux d’apprentissage",
  "experiments.figure.accuracy": "Réponses justes à des questions jamais vues",
  "experiments.figure.accuracy.x": "Étape",
  "experiments.figure.accuracy.y": "Part",
  "experiments.figure.loss": "Perte (sur des questions jamais vues)",
  "experiments.figure.loss.x": "Étape",
  "experiments.figure.loss.y": "Nats",
  "experiments.figure.probe":
    "À quoi il fait attention dans un exemple : il doit dire {target}, il dit {answer}",
  "experiments.column.arm": "Modèle",
  "experiments.column.params": "Paramètres",
  "experiments.column.accuracy": "Justes à la fin",
};
