/**
 * The settings of an experiment: checked by the fields that it names, and
 * written into the link as "seeds-32~rate-0.003", what differs from the normal.
 *
 * @typedef {import("./experiment.js").Experiment} Experiment
 * @typedef {import("./experiment.js").Settings} Settings
 */
import { count } from "../app/fields.js";

const SEED = count(1, 0, 0xffff_ffff);

/**
 * @param {Pick<Experiment, "settings">} experiment
 * @returns {Experiment["settings"]}
 */
export function fieldsOf({ settings }) {
  return { ...settings, seed: SEED };
}

/** @param {Pick<Experiment, "settings">} experiment @returns {Settings} */
export function normalSettings(experiment) {
  const fields = Object.entries(fieldsOf(experiment));
  return Object.fromEntries(
    fields.map(([name, { initial }]) => [name, initial]),
  );
}

/**
 * Settings as they were run, with what the element shows as it is now.
 *
 * @param {Pick<Experiment, "shows">} experiment
 * @param {Settings} ran
 * @param {Settings} now
 */
export function shownSettings({ shows = [] }, ran, now) {
  const chosen = shows.map((name) => [name, now[name]]);
  return { ...ran, ...Object.fromEntries(chosen) };
}

/**
 * @param {Pick<Experiment, "settings">} experiment
 * @param {string} code
 * @returns {{ settings: Settings, refused: string[] }} refused: what kept its
 *   normal value
 */
export function readSettings(experiment, code) {
  const fields = fieldsOf(experiment);
  const settings = normalSettings(experiment);
  const refused = [];
  for (const part of code === "" ? [] : code.split("~")) {
    const at = part.indexOf("-");
    const name = part.slice(0, Math.max(at, 0));
    const field = Object.hasOwn(fields, name) ? fields[name] : null;
    const value = field?.decode(plain(part.slice(at + 1)));
    if (field?.accepts(value)) settings[name] = value;
    else refused.push(name || part);
  }
  return { settings, refused };
}

/**
 * @param {Pick<Experiment, "settings">} experiment
 * @param {Settings} settings
 */
export function writeSettings(experiment, settings) {
  return Object.entries(fieldsOf(experiment))
    .map(([name, { initial, encode }]) => ({
      name,
      code: encode(settings[name]),
      normal: encode(initial),
    }))
    .filter(({ code, normal }) => code !== normal)
    .map(({ name, code }) => `${name}-${escape(code)}`)
    .join("~");
}

/** @param {string} code */
function escape(code) {
  return code.replaceAll("%", "%25").replaceAll("~", "%7E");
}

/** @param {string} code */
function plain(code) {
  return code.replaceAll("%7E", "~").replaceAll("%25", "%");
}
