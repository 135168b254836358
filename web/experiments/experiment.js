/**
 * What an experiment is. One module each in list/, which the page and the
 * worker both import: data, numbers and the keys of texts; no DOM, no words.
 *
 * @typedef {import("../engine/load.js").Lab} Module
 * @typedef {import("../engine/index.js").Build} Build
 *
 * @typedef {Record<string, any>} Settings by name, as the fields have them
 * @typedef {Record<string, any>} Row one measurement
 *
 * @typedef {object} Step what `run` yields
 * @property {number} share of the arm's work that is done, 0…1
 * @property {Row[]} [rows] more measurements
 * @property {any} [latest] takes the place of what was yielded before;
 *   `diverged: { step, seed }` where training cannot go on as it was, `lowered:
 *   { seed, rate }[]` where it went on with a lower learning rate
 * @property {boolean} [waits] until it is told something
 * @property {boolean} [isPart] the step goes on: the worker may draw breath,
 *   but "One step" does not end here
 *
 * @typedef {object} ArmResult
 * @property {Row[]} rows
 * @property {any} latest null before the first
 * @property {number} share
 * @property {"waiting" | "running" | "done"} status
 * @typedef {Record<string, ArmResult>} Results by arm
 *
 * @typedef {object} RunOptions
 * @property {Module} module the core, by its Embind names
 * @property {Settings} settings
 * @property {string} arm
 *
 * @typedef {object} Axis
 * @property {2 | 10} [log] the base of a logarithmic axis
 * @property {number} [min]
 * @property {number} [max]
 * @typedef {object} Series
 * @property {string} name text "experiment.NAME.series.…", or of the arm
 * @property {number[]} x rising
 * @property {number[][]} values at each x, one a seed; null where there is none
 * @property {boolean} [isTheory] drawn dashed
 * @property {number} [color] 0…5, another than its place in the list
 * @typedef {{ kind: "lines", name: string, x: Axis, y: Axis, series: Series[] }} Lines
 * @typedef {{ kind: "table", name: string, columns: string[], rows: (string | number)[][] }} Table
 *   columns: keys of texts "experiment.NAME.column.…"; names of arms in rows
 *   are written as their texts
 * @typedef {{ kind: "map", name: string, rowNames: string[], colNames: string[],
 *   data: Float32Array, arm?: string, values?: Record<string, string | number> }} Map
 *   weights (rows, cols) in 0…1
 * @typedef {Lines | Table | Map} Figure name: of the text
 *   "experiment.NAME.figure.…", for lines also "….x" and "….y"
 *
 * @typedef {object} Finding
 * @property {string} seen the prediction that came true, or ""
 * @property {string} text "experiment.NAME.finding.…"
 * @property {Record<string, string | number>} values
 *
 * @typedef {object} Experiment
 * @property {string} name
 * @property {Record<string, import("../app/fields.js").Field<any>>} settings
 *   beside the seed, which all have
 * @property {Settings} small settings for tests: the same in no time
 * @property {string[]} predictions "experiment.NAME.predict.…"
 * @property {(settings: Settings) => string[]} arms
 * @property {(options: RunOptions) => Generator<Step> | AsyncGenerator<Step>} run
 *   in the worker. It yields after a few ms of work each time, so that a run
 *   can be shown, paused and left; what it is told (Run.tell) comes back from
 *   `yield`
 * @property {(results: Results, settings: Settings) => Figure[]} figures of
 *   what there is so far
 * @property {(results: Results, settings: Settings) => Finding} finding of all
 * @property {boolean} [isLive] whether one looks on while it runs: pause, step
 *   and rewind
 * @property {(arm: string) => Build | "auto"} [build] another build for an arm
 * @property {number} [workers] at most, at a time
 * @property {Partial<import("../app/state.js").State>} [opens] where the
 *   playground goes on with the question; text "experiment.NAME.opens"
 * @property {readonly string[]} [shows] settings that only choose what the
 *   element shows: it has the controls, and no run becomes old by them
 * @property {string} [element] its tag (view/elements.js): in place of the
 *   figures; gets .results, .settings and .experiment, and fires
 *   "change-settings"
 */
export {};
