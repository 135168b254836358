/**
 * Español: lo que el motor dice en inglés.
 *
 * @type {import("./index.js").Texts}
 */
export const problems = {
  "problem.no words: type a sentence": "ninguna palabra: escribe una frase",
  "problem.no words: type a second sentence":
    "ninguna palabra: escribe una segunda frase",
  "problem.too many words: {n} (limit {most})":
    "demasiadas palabras: {n} (como máximo {most})",
  "problem.too many words in the second sentence: {n} (limit {most})":
    "demasiadas palabras en la segunda frase: {n} (como máximo {most})",
  "problem.text too long for the model: {n} pieces (limit {most})":
    "texto demasiado largo para el modelo: {n} piezas (como máximo {most})",
  "problem.target text too long for the model: {n} pieces (limit {most})":
    "texto escrito demasiado largo para el modelo: {n} piezas (como máximo {most})",
  "problem.too many tokens: {n} (limit {most})":
    "demasiados tokens: {n} (como máximo {most})",
  "problem.stopped after {n} s": "detenida al cabo de {n} s",
  "problem.out of memory: {reason}": "no hay memoria suficiente: {reason}",
  "problem.the engine crashed: {reason}": "el motor falló: {reason}",
  "problem.cannot load the first words: {reason}":
    "las primeras palabras no se cargaron: {reason}",
  "problem.cannot load the word table: {reason}":
    "la tabla de palabras no se cargó: {reason}",
  "problem.cannot load the {what}: {reason}": "no se cargó ({what}): {reason}",
  "problem.cannot load build {build}: {reason}":
    "la versión {build} no se cargó: {reason}",
  "problem.cannot load it: {reason}": "no se cargó: {reason}",
  "problem.cannot start: {reason}": "no se puede empezar: {reason}",
  "problem.damaged {what}: {reason}": "dañado ({what}): {reason}",
  "problem.no answer for {file} ({reason})":
    "sin respuesta para {file} ({reason})",
  "problem.the server answers {status} for {file}":
    "el servidor responde {status} para {file}",
  "problem.{file} broke off after {n} of {all} bytes ({reason})":
    "{file} se interrumpió tras {n} de {all} bytes ({reason})",
  "problem.{file} broke off after {n} bytes ({reason})":
    "{file} se interrumpió tras {n} bytes ({reason})",
  "problem.the connection was closed": "la conexión se cerró",
  "problem.this browser runs none of the builds {builds}":
    "este navegador no ejecuta ninguna de las versiones {builds}",
  "problem.unsupported browser: it cannot cut text into words (Intl.Segmenter)":
    "navegador no compatible: no sabe cortar el texto en palabras (Intl.Segmenter)",
  "problem.shapes do not fit: {shapes}": "las formas no encajan: {shapes}",
  "problem.must be an object": "tiene que ser un objeto",
  "problem.no JSON: {reason}": "no es JSON: {reason}",
  "problem.missing field: {field} (which {kind})":
    "falta el campo {field} (de qué original, kind: {kind})",
  "problem.unknown field: {field} (known: {known})":
    "campo desconocido: {field} (conocidos: {known})",
  "problem.unknown exercise: {name}": "ejercicio desconocido: {name}",
  "problem.unknown lesson: {name}": "lección desconocida: {name}",
  "problem.unknown test input: {name} (known: {known})":
    "entrada de prueba desconocida: {name} (conocidas: {known})",
  "problem.invalid checks: none (at least 1)": "checks está vacío (al menos 1)",
  "problem.{name} is not graded": "{name} no se evalúa",
  "problem.invalid {field}: {n} characters (at most {most})":
    "{field} no es válido: {n} caracteres (como máximo {most})",
  "problem.invalid {field}: {n} entries (at most {most})":
    "{field} no es válido: {n} elementos (como máximo {most})",
  "problem.invalid {field}: {value} (known: {known})":
    "{field} no es válido: {value} (conocidos: {known})",
  "problem.invalid {field}: {value} (must be text)":
    "{field} no es válido: {value} (tiene que ser texto)",
  "problem.invalid {field}: {value} (must be a list)":
    "{field} no es válido: {value} (tiene que ser una lista)",
  "problem.invalid {field}: {value} (must be an object)":
    "{field} no es válido: {value} (tiene que ser un objeto)",
  'problem.invalid {field}: {value} (must be a name such as "scale")':
    '{field} no es válido: {value} (tiene que ser un nombre como "scale")',
  "problem.invalid {field}: {value} (must be at least {least})":
    "{field} no es válido: {value} (al menos {least})",
  "problem.invalid {field}: {value} (must be below {limit})":
    "{field} no es válido: {value} (tiene que ser menor que {limit})",
  "problem.invalid {field}: {value} (must be from {least} to {most})":
    "{field} no es válido: {value} (de {least} a {most})",
  "problem.invalid {field}: {value} (must be {must})":
    "{field} no es válido: {value} (tiene que ser {must})",
  "problem.invalid {field}: {value}": "{field} no es válido: {value}",
};
