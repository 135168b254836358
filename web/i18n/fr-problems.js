/**
 * Français : ce que le moteur dit en anglais.
 *
 * @type {import("./index.js").Texts}
 */
export const problems = {
  "problem.no words: type a sentence": "aucun mot : saisissez une phrase",
  "problem.no words: type a second sentence":
    "aucun mot : saisissez une seconde phrase",
  "problem.too many words: {n} (limit {most})":
    "trop de mots : {n} (au plus {most})",
  "problem.too many words in the second sentence: {n} (limit {most})":
    "trop de mots dans la seconde phrase : {n} (au plus {most})",
  "problem.text too long for the model: {n} pieces (limit {most})":
    "texte trop long pour le modèle : {n} morceaux (au plus {most})",
  "problem.target text too long for the model: {n} pieces (limit {most})":
    "texte écrit trop long pour le modèle : {n} morceaux (au plus {most})",
  "problem.too many tokens: {n} (limit {most})":
    "trop de tokens : {n} (au plus {most})",
  "problem.stopped after {n} s": "arrêtée au bout de {n} s",
  "problem.out of memory: {reason}": "mémoire insuffisante : {reason}",
  "problem.the engine crashed: {reason}": "le moteur s’est arrêté : {reason}",
  "problem.cannot load the first words: {reason}":
    "les premiers mots n’ont pas été chargés : {reason}",
  "problem.cannot load the word table: {reason}":
    "la table des mots n’a pas été chargée : {reason}",
  "problem.cannot load the {what}: {reason}": "non chargé ({what}) : {reason}",
  "problem.cannot load build {build}: {reason}":
    "la version {build} n’a pas été chargée : {reason}",
  "problem.cannot load it: {reason}": "non chargé : {reason}",
  "problem.cannot start: {reason}": "démarrage impossible : {reason}",
  "problem.damaged {what}: {reason}": "endommagé ({what}) : {reason}",
  "problem.no answer for {file} ({reason})":
    "pas de réponse pour {file} ({reason})",
  "problem.the server answers {status} for {file}":
    "le serveur répond {status} pour {file}",
  "problem.{file} broke off after {n} of {all} bytes ({reason})":
    "{file} s’est interrompu après {n} octets sur {all} ({reason})",
  "problem.{file} broke off after {n} bytes ({reason})":
    "{file} s’est interrompu après {n} octets ({reason})",
  "problem.the connection was closed": "la connexion a été fermée",
  "problem.this browser runs none of the builds {builds}":
    "ce navigateur n’exécute aucune des versions {builds}",
  "problem.unsupported browser: it cannot cut text into words (Intl.Segmenter)":
    "navigateur non pris en charge : il ne sait pas couper un texte en mots (Intl.Segmenter)",
  "problem.shapes do not fit: {shapes}":
    "les formes ne s’accordent pas : {shapes}",
  "problem.must be an object": "ce doit être un objet",
  "problem.no JSON: {reason}": "ce n’est pas du JSON : {reason}",
  "problem.missing field: {field} (which {kind})":
    "champ absent : {field} (de quel original, kind : {kind})",
  "problem.unknown field: {field} (known: {known})":
    "champ inconnu : {field} (connus : {known})",
  "problem.unknown exercise: {name}": "exercice inconnu : {name}",
  "problem.unknown lesson: {name}": "leçon inconnue : {name}",
  "problem.unknown test input: {name} (known: {known})":
    "entrée de test inconnue : {name} (connues : {known})",
  "problem.invalid checks: none (at least 1)": "checks est vide (au moins 1)",
  "problem.{name} is not graded": "{name} n’est pas évalué",
  "problem.invalid {field}: {n} characters (at most {most})":
    "{field} n’est pas valable : {n} caractères (au plus {most})",
  "problem.invalid {field}: {n} entries (at most {most})":
    "{field} n’est pas valable : {n} éléments (au plus {most})",
  "problem.invalid {field}: {value} (known: {known})":
    "{field} n’est pas valable : {value} (connus : {known})",
  "problem.invalid {field}: {value} (must be text)":
    "{field} n’est pas valable : {value} (ce doit être du texte)",
  "problem.invalid {field}: {value} (must be a list)":
    "{field} n’est pas valable : {value} (ce doit être une liste)",
  "problem.invalid {field}: {value} (must be an object)":
    "{field} n’est pas valable : {value} (ce doit être un objet)",
  'problem.invalid {field}: {value} (must be a name such as "scale")':
    '{field} n’est pas valable : {value} (ce doit être un nom comme "scale")',
  "problem.invalid {field}: {value} (must be at least {least})":
    "{field} n’est pas valable : {value} (au moins {least})",
  "problem.invalid {field}: {value} (must be below {limit})":
    "{field} n’est pas valable : {value} (moins de {limit})",
  "problem.invalid {field}: {value} (must be from {least} to {most})":
    "{field} n’est pas valable : {value} (de {least} à {most})",
  "problem.invalid {field}: {value} (must be {must})":
    "{field} n’est pas valable : {value} (ce doit être {must})",
  "problem.invalid {field}: {value}": "{field} n’est pas valable : {value}",
};
