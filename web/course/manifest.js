/** imsmanifest.xml of the course: the playground, and each lesson and exercise. */
import { VERSION } from "../app/link.js";
import { course } from "../i18n/en-course.js";
import { escapeMarkup } from "../app/markup.js";
import { lessons } from "../lessons/course/index.js";
import { exercises } from "../practice/exercises/index.js";
import { exercises as words } from "../practice/texts/en-exercises.js";

/** @typedef {{ id: string, title: string, link: string }} Item */

/** The playground, each lesson and each exercise. @returns {Item[]} */
function items() {
  return [
    { id: "playground", title: "Attention Playground", link: "" },
    ...lessons.map(({ name }) => ({
      id: `lesson-${name}`,
      title: String(course[`lesson.${name}.title`]),
      link: `v=${VERSION}&lesson=${name}`,
    })),
    ...exercises.map(({ name }) => ({
      id: `exercise-${name}`,
      title: String(words[`exercise.${name}.title`]),
      link: `v=${VERSION}&view=practice&exercise=${name}`,
    })),
  ];
}

/** @param {Item} item */
function itemElement({ id, title, link }) {
  const parameters = link && ` parameters="?link=${encodeURIComponent(link)}"`;
  return `      <item identifier="${id}" identifierref="page"${parameters}>
        <title>${escapeMarkup(title)}</title>
      </item>`;
}

/**
 * imsmanifest.xml: the SCORM Content Aggregation Model, version 1.2, section 2.3.
 *
 * @param {readonly string[]} names of all other files
 */
export function manifest(names) {
  const files = names.map(
    (name) => `      <file href="${escapeMarkup(name)}" />`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest
  identifier="attention-playground"
  version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>Attention Playground</title>
${items().map(itemElement).join("\n")}
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="course.html">
${files.join("\n")}
    </resource>
  </resources>
</manifest>
`;
}
