/**
 * English, key -> text; {name} is replaced by a parameter.
 *
 * @type {Record<string, string>}
 */
export const en = {
  "heat.label": "Attention weights",
  "heat.row": "{row} of {count}",
  "heat.cell": "{row} → {col}: {value}",
  "heat.cell.masked": "{row} → {col}: masked",
  "heat.hint": "Point at a cell, or use arrow keys",
  "heat.hint.paint": "Drag over cells to hide or show them",
  "heat.corner.rows": "query ↓",
  "heat.corner.cols": "key →",
  "heat.fact.sum": "Σ",
  "heat.fact.entropy": "bits",
  "heat.fact.largest": "max",
  "heat.row.one": "the row sums to 1",
  "heat.row.empty": "nothing to attend to: the row is 0",
  "heat.row.wrong": "the row sums to {sum}, not 1",
  "heat.table.show": "Table",
  "heat.table.hide": "Picture",
  "heat.table.caption": "{name}: a row a query, a column a key",
  "heat.table.corner": "query",
  "heat.table.sum": "sum",
  "heat.table.entropy": "entropy (bits)",
  "heat.table.largest": "largest",
  "heat.table.masked": "masked",
  "heat.position": "position {at}",
  "heads.label": "Heads",
  "heads.name": "Head {head}",
  "heads.bits": "{bits} bits",
  "heads.largest": "max {largest}",
  "heads.one":
    "Head {head}: mean entropy {bits} bits, largest weight {largest}",
  "color.ink": "Ink",
  "color.ember": "Ember",
  "color.viridis": "Viridis",
  "color.bar.linear": "Weight, colour map {name}, fixed from 0 to 1",
  "color.bar.log":
    "Weight, colour map {name}, logarithmic, fixed from 10⁻⁴ to 1",
  "color.bar.diverging": "Value, fixed from −{range} to {range}",
};
