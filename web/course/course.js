/**
 * The page between a course's system and the playground, which it holds in a
 * frame: it hears of answers and tells the system, by SCORM 1.2 or xAPI. How it
 * is used stands in web/embed/README.md.
 */
import { PROTOCOL } from "../app/protocol.js";
import { windowNameOf } from "../practice/stored.js";
import { Result, answerOf, targetOf } from "./result.js";
import { ScormRecord, findApi } from "./scorm.js";
import { note } from "./note.js";
import { followWords, giveBack, wordsOf } from "./words.js";
import { XapiRecord, launchOf } from "./xapi.js";

/** What of the address the frame is told. */
const PASSED = ["controls", "theme", "language"];

const styles = `
  html, body { height: 100%; margin: 0; }
  body { display: flex; flex-direction: column; }
  iframe { flex: 1; border: 0; }
  p { margin: 0; padding: 0.5rem 1rem; font: 0.9375rem/1.5 system-ui, sans-serif; }`;

/**
 * @param {URLSearchParams} query
 * @returns {ScormRecord | XapiRecord | null} null where nobody wants to know
 */
function recordOf(query) {
  const trouble = (/** @type {unknown} */ why) =>
    note("refused", why instanceof Error ? why.message : String(why));
  try {
    const launch = launchOf(query, location.origin + location.pathname);
    if (launch) return new XapiRecord(launch, trouble);
  } catch (error) {
    trouble(error);
    return null;
  }
  const api = findApi(window);
  if (api) return new ScormRecord(api, trouble);
  note("alone");
  return null;
}

/**
 * @param {URLSearchParams} query
 * @param {string} link what is opened
 * @param {string} [learner] who works in it
 */
function openFrame(query, link, learner) {
  const frame = document.createElement("iframe");
  const wanted = new URLSearchParams({ embed: "1", origin: location.origin });
  for (const name of PASSED)
    if (query.has(name)) wanted.set(name, query.get(name) ?? "");
  frame.title = document.title;
  if (learner !== undefined) frame.name = windowNameOf(learner);
  frame.src = `index.html?${wanted}#${link}`;
  document.body.append(frame);
  return frame;
}

function start() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const query = new URLSearchParams(location.search);
  const link = query.get("link") ?? "";
  const record = recordOf(query);
  const before = record?.begin();
  const target = targetOf(link);
  const result = new Result(target);
  result.score = before?.score ?? null;
  result.isDone = before?.isDone ?? false;
  result.isRight = before?.isRight ?? false;
  if (before) giveBack(before.learner, before.words);
  const keepWords = () => record?.keep({ words: wordsOf(target) });
  followWords(keepWords);
  const frame = openFrame(query, before?.link || link, before?.learner);
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    if (!record || data?.attentionPlayground !== PROTOCOL) return;
    if (data.type === "state") record.keep({ link: String(data.link) });
    if (data.type === "ready") {
      result.look();
      record.tell(result);
    }
    const answer = data.type === "answer" ? answerOf(data) : null;
    if (!answer || !result.take(answer)) return;
    record.answer(answer);
    record.tell(result);
  });
  addEventListener("pagehide", () => {
    keepWords();
    record?.end();
  });
}

start();
