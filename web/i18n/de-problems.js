/**
 * Deutsch: was die Engine auf Englisch meldet.
 *
 * @type {import("./index.js").Texts}
 */
export const problems = {
  "problem.no words: type a sentence": "kein Wort: gib einen Satz ein",
  "problem.no words: type a second sentence":
    "kein Wort: gib einen zweiten Satz ein",
  "problem.too many words: {n} (limit {most})":
    "zu viele Wörter: {n} (höchstens {most})",
  "problem.too many words in the second sentence: {n} (limit {most})":
    "zu viele Wörter im zweiten Satz: {n} (höchstens {most})",
  "problem.text too long for the model: {n} pieces (limit {most})":
    "Text zu lang für das Modell: {n} Stücke (höchstens {most})",
  "problem.target text too long for the model: {n} pieces (limit {most})":
    "geschriebener Text zu lang für das Modell: {n} Stücke (höchstens {most})",
  "problem.too many tokens: {n} (limit {most})":
    "zu viele Tokens: {n} (höchstens {most})",
  "problem.stopped after {n} s": "nach {n} s angehalten",
  "problem.out of memory: {reason}": "Speicher reicht nicht: {reason}",
  "problem.the engine crashed: {reason}": "die Engine ist abgestürzt: {reason}",
  "problem.cannot load the first words: {reason}":
    "die ersten Wörter wurden nicht geladen: {reason}",
  "problem.cannot load the word table: {reason}":
    "die Worttabelle wurde nicht geladen: {reason}",
  "problem.cannot load the {what}: {reason}":
    "nicht geladen ({what}): {reason}",
  "problem.cannot load build {build}: {reason}":
    "die Fassung {build} wurde nicht geladen: {reason}",
  "problem.cannot load it: {reason}": "nicht geladen: {reason}",
  "problem.cannot start: {reason}": "Start nicht möglich: {reason}",
  "problem.damaged {what}: {reason}": "beschädigt ({what}): {reason}",
  "problem.no answer for {file} ({reason})":
    "keine Antwort für {file} ({reason})",
  "problem.the server answers {status} for {file}":
    "der Server antwortet {status} für {file}",
  "problem.{file} broke off after {n} of {all} bytes ({reason})":
    "{file} brach nach {n} von {all} Bytes ab ({reason})",
  "problem.{file} broke off after {n} bytes ({reason})":
    "{file} brach nach {n} Bytes ab ({reason})",
  "problem.the connection was closed": "die Verbindung wurde geschlossen",
  "problem.this browser runs none of the builds {builds}":
    "dieser Browser kann keine der Fassungen {builds} ausführen",
  "problem.unsupported browser: it cannot cut text into words (Intl.Segmenter)":
    "Browser nicht unterstützt: Er kann Text nicht in Wörter teilen (Intl.Segmenter)",
  "problem.shapes do not fit: {shapes}":
    "die Formen passen nicht zusammen: {shapes}",
  "problem.must be an object": "es muss ein Objekt sein",
  "problem.no JSON: {reason}": "kein JSON: {reason}",
  "problem.missing field: {field} (which {kind})":
    "Feld fehlt: {field} (von welchem Original, kind: {kind})",
  "problem.unknown field: {field} (known: {known})":
    "unbekanntes Feld: {field} (bekannt: {known})",
  "problem.unknown exercise: {name}": "unbekannte Aufgabe: {name}",
  "problem.unknown lesson: {name}": "unbekannte Lektion: {name}",
  "problem.unknown test input: {name} (known: {known})":
    "unbekannte Testeingabe: {name} (bekannt: {known})",
  "problem.invalid checks: none (at least 1)": "checks ist leer (mindestens 1)",
  "problem.{name} is not graded": "{name} wird nicht bewertet",
  "problem.invalid {field}: {n} characters (at most {most})":
    "{field} ist ungültig: {n} Zeichen (höchstens {most})",
  "problem.invalid {field}: {n} entries (at most {most})":
    "{field} ist ungültig: {n} Einträge (höchstens {most})",
  "problem.invalid {field}: {value} (known: {known})":
    "{field} ist ungültig: {value} (bekannt: {known})",
  "problem.invalid {field}: {value} (must be text)":
    "{field} ist ungültig: {value} (muss Text sein)",
  "problem.invalid {field}: {value} (must be a list)":
    "{field} ist ungültig: {value} (muss eine Liste sein)",
  "problem.invalid {field}: {value} (must be an object)":
    "{field} ist ungültig: {value} (muss ein Objekt sein)",
  'problem.invalid {field}: {value} (must be a name such as "scale")':
    '{field} ist ungültig: {value} (muss ein Name wie "scale" sein)',
  "problem.invalid {field}: {value} (must be at least {least})":
    "{field} ist ungültig: {value} (mindestens {least})",
  "problem.invalid {field}: {value} (must be below {limit})":
    "{field} ist ungültig: {value} (muss kleiner als {limit} sein)",
  "problem.invalid {field}: {value} (must be from {least} to {most})":
    "{field} ist ungültig: {value} (von {least} bis {most})",
  "problem.invalid {field}: {value} (must be {must})":
    "{field} ist ungültig: {value} (muss {must} sein)",
  "problem.invalid {field}: {value}": "{field} ist ungültig: {value}",
};
