/**
 * Spanish: the dialog that makes the snippet for another page.
 *
 * @type {import("./index.js").Texts}
 */
export const embed = {
  "embed.title": "Mostrar esto en tu página",
  "embed.about":
    "El fragmento muestra lo que la página muestra ahora: pégalo en el HTML de un curso o de una página.",
  "embed.kind": "Tipo de fragmento",
  "embed.kind.frame": "Marco",
  "embed.kind.frame.about":
    "Funciona donde se permita un iframe, y no alcanza nada de la página que lo rodea.",
  "embed.kind.element": "Elemento",
  "embed.kind.element.about":
    "Para una página propia: es parte de ella, toma su CSS y le dice con eventos lo que ocurre.",
  "embed.snippet": "Fragmento",
  "embed.copy": "Copiar fragmento",
  "embed.copied": "Fragmento copiado",
  "embed.copy.failed": "Selecciona el fragmento y cópialo",
  "embed.preview": "Vista previa",
  "embed.height": "Altura en píxeles",
  "embed.height.auto": "Tan alto como el contenido",
  "embed.shown": "Qué se ve, qué está bloqueado",
  "embed.shown.open": "Visible",
  "embed.shown.locked": "Bloqueado",
  "embed.shown.hidden": "Oculto",
  "embed.shown.none": "Si todo está oculto, se muestra todo.",
  "embed.part.header": "Cabecera de la página",
  "embed.part.formula": "Fórmula",
  "embed.part.sentence": "Frase",
  "embed.part.panel": "Controles de un símbolo",
  "embed.part.map": "Mapa grande",
  "embed.part.footer": "Pie de la página",
};
