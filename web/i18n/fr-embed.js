/**
 * French: the dialog that makes the snippet for another page.
 *
 * @type {import("./index.js").Texts}
 */
export const embed = {
  "embed.title": "Afficher ceci sur votre page",
  "embed.about":
    "L’extrait montre ce que la page montre maintenant : collez-le dans le HTML d’un cours ou d’une page.",
  "embed.kind": "Type d’extrait",
  "embed.kind.frame": "Cadre",
  "embed.kind.frame.about":
    "Fonctionne partout où un iframe est permis, et n’atteint rien de la page qui l’entoure.",
  "embed.kind.element": "Élément",
  "embed.kind.element.about":
    "Pour une page à vous : il en fait partie, prend son CSS, et lui dit par des événements ce qui se passe.",
  "embed.snippet": "Extrait",
  "embed.copy": "Copier l’extrait",
  "embed.copied": "Extrait copié",
  "embed.copy.failed": "Sélectionnez l’extrait et copiez-le",
  "embed.preview": "Aperçu",
  "embed.height": "Hauteur en pixels",
  "embed.height.auto": "Aussi haut que le contenu",
  "embed.shown": "Ce qui est visible, ce qui est verrouillé",
  "embed.shown.open": "Visible",
  "embed.shown.locked": "Verrouillé",
  "embed.shown.hidden": "Caché",
  "embed.shown.none": "Si tout est caché, tout est montré.",
  "embed.part.header": "En-tête de la page",
  "embed.part.formula": "Formule",
  "embed.part.sentence": "Phrase",
  "embed.part.panel": "Réglages d’un symbole",
  "embed.part.map": "Grande carte",
  "embed.part.footer": "Pied de page",
};
