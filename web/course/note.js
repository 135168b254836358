/** What the page between says by itself, in the first language of the browser that it has. */

/** @typedef {"alone" | "refused"} Said */

/** @type {Record<string, Record<Said, string>>} */
const TEXTS = {
  en: {
    alone: "No course was found around this page: nothing is recorded.",
    refused: "The course did not take the result:",
  },
  zh: {
    alone: "没有找到外围的课程系统：不会记录任何结果。",
    refused: "课程系统没有接受结果：",
  },
  es: {
    alone:
      "No se encontró ningún curso alrededor de esta página: no se registra nada.",
    refused: "El curso no aceptó el resultado:",
  },
  fr: {
    alone: "Aucun cours n’entoure cette page : rien n’est enregistré.",
    refused: "Le cours n’a pas pris le résultat :",
  },
  de: {
    alone: "Um diese Seite ist kein Kurs zu finden: nichts wird aufgezeichnet.",
    refused: "Der Kurs hat das Ergebnis nicht angenommen:",
  },
};

/**
 * @param {Said} what
 * @param {string} [message] of the system
 */
export function note(what, message = "") {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = tags.find((tag) => Object.hasOwn(TEXTS, tag)) ?? "en";
  const line = document.querySelector("p") ?? document.createElement("p");
  line.lang = language;
  line.setAttribute("role", "status");
  line.textContent = `${TEXTS[language][what]} ${message}`.trim();
  document.body.prepend(line);
}
