// The playground in the system of a course: dist/scorm.zip in a SCORM 1.2 runtime of others, and
// statements of xAPI to a server that keeps them.
import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import test, { after } from "node:test";
import { exercises } from "../../web/practice/exercises/index.js";
import { closePlaywright } from "./harness/playwright.js";
import { check, openCourse, playground, zipped } from "./on-course.js";

/** @typedef {import("playwright-core").Page} Tab */

const [softmax] = exercises;
const link = `v=2&view=practice&exercise=${softmax.name}`;
const runtime = readFileSync(
  createRequire(import.meta.url).resolve("scorm-again/scorm12/min"),
  "utf8",
);

after(closePlaywright);

test("the manifest lists every file of the zip, and no other", () => {
  const manifest = new TextDecoder().decode(zipped["imsmanifest.xml"]);
  const listed = [...manifest.matchAll(/<file href="([^"]*)"/g)];
  assert.deepEqual(
    listed.map(([, name]) => name).sort(),
    Object.keys(zipped)
      .filter((name) => name !== "imsmanifest.xml")
      .sort(),
  );
  const launched = /<resource [^>]*href="([^"]*)"/.exec(manifest)?.[1] ?? "";
  assert.ok(Object.hasOwn(zipped, launched), launched);
});

test("the manifest is XML, with an item for each exercise that opens it", async (t) => {
  const { tab, url } = await openCourse(t, {}, "course.html");
  const items = await tab.evaluate(async (address) => {
    const text = await (await fetch(`${address}imsmanifest.xml`)).text();
    const xml = new DOMParser().parseFromString(text, "text/xml");
    if (xml.querySelector("parsererror")) throw new Error(text);
    const resource = xml.querySelector("resource")?.id ?? "";
    return Array.from(xml.querySelectorAll("item"), (item) => ({
      id: item.getAttribute("identifier"),
      of: item.getAttribute("identifierref"),
      resource:
        resource || xml.querySelector("resource")?.getAttribute("identifier"),
      parameters: item.getAttribute("parameters") ?? "",
      title: item.querySelector("title")?.textContent,
    }));
  }, url);
  assert.equal(new Set(items.map(({ id }) => id)).size, items.length);
  for (const item of items) {
    assert.equal(item.of, item.resource);
    assert.ok(item.title && item.title !== "undefined", item.id ?? "");
  }
  const links = items.map(({ parameters }) =>
    new URLSearchParams(parameters).get("link"),
  );
  for (const { name } of exercises)
    assert.ok(links.includes(`v=2&view=practice&exercise=${name}`), name);
});

/**
 * A system around the course, with what it has kept of the learner.
 * @param {object} kept
 * @param {string} [opened] the link of the item
 */
const system = (kept, opened = link) => ({
  "lms.html": `<!doctype html><html lang="en"><title>System</title>
    <script src="runtime.js"></script><script src="lms.js"></script>
    <iframe id="course" width="1200" height="800"
      src="course.html?link=${encodeURIComponent(opened)}"></iframe>`,
  "runtime.js": runtime,
  "lms.js": `window.API = new Scorm12API({ logLevel: 5 });
    API.loadFromFlattenedJSON(${JSON.stringify(kept)});
    window.commits = 0;
    window.finished = 0;
    API.on("LMSCommit", () => commits++);
    API.on("LMSFinish", () => finished++);`,
});

/** What the system has been told. @param {Tab} tab */
const told = (tab) =>
  tab.evaluate(() => {
    const { API, commits, finished } = /** @type {any} */ (window);
    const { suspend_data: suspended } = API.cmi;
    const core = API.cmi.core.toJSON(); // with what a course may only write
    return {
      status: core.lesson_status,
      score: [core.score.raw, core.score.min, core.score.max],
      ...{ suspended, exit: core.exit, time: core.session_time },
      ...{ commits, finished },
    };
  });

/** @param {Tab} tab @param {string} status @param {string} raw */
const untilTold = (tab, status, raw) =>
  tab.waitForFunction(
    ([wanted, score]) => {
      const { core } = /** @type {any} */ (window).API.cmi;
      return core.lesson_status === wanted && core.score.raw === score;
    },
    [status, raw],
  );

test("an exercise tells a SCORM 1.2 runtime its state, score and status", async (t) => {
  const { tab, problems } = await openCourse(t, system({}), "lms.html");
  await tab.waitForFunction(
    () =>
      /** @type {any} */ (window).API.cmi.core.lesson_status === "incomplete",
  );
  assert.equal((await told(tab)).score[0], "");
  await check(tab, softmax.starter.python);
  await untilTold(tab, "incomplete", "0");
  await check(tab, softmax.solution.python);
  await untilTold(tab, "passed", "100");
  const passed = await told(tab);
  assert.ok(passed.commits >= 2, `${passed.commits} commits`);

  // Where the learner goes is kept, and the result stays what it was.
  const frame = await playground(tab);
  await frame.getByRole("button", { name: exerciseTitle(1) }).click();
  await tab.waitForFunction(
    (name) =>
      /** @type {any} */ (window).API.cmi.suspend_data.includes(
        `exercise=${name}`,
      ),
    exercises[1].name,
  );
  await check(tab, exercises[1].starter.python);
  const end = await leave(tab);
  assert.equal(end.finished, 1);
  assert.equal(end.status, "passed");
  assert.deepEqual(end.score, ["100", "0", "100"]);
  assert.equal(end.exit, "suspend");
  assert.match(end.time, /^00:0\d:\d\d\.\d\d$/);
  assert.deepEqual(problems, []);
});

/** @param {number} at */
const exerciseTitle = (at) => ["Softmax", "Scaled dot-product attention"][at];

test("a learner who comes back goes on where they were", async (t) => {
  const suspended = "v=2&view=practice&exercise=causal";
  const kept = {
    "cmi.core.lesson_status": "passed",
    "cmi.core.score.raw": "100",
    "cmi.suspend_data": suspended,
  };
  const { tab } = await openCourse(t, system(kept), "lms.html");
  const frame = await playground(tab);
  await frame.getByRole("heading", { name: "The causal mask" }).waitFor();
  const { status, score } = await told(tab);
  assert.deepEqual([status, score[0]], ["passed", "100"]);
});

/** The learner leaves the item. @param {Tab} tab @returns what the system was told at the end */
async function leave(tab) {
  await tab.evaluate(() => {
    document.getElementById("course")?.setAttribute("src", "about:blank");
  });
  await tab.waitForFunction(() => /** @type {any} */ (window).finished > 0);
  return told(tab);
}

test("a lesson from its first question to the last, and opened again", async (t) => {
  const opened = "v=2&lesson=scale";
  const { tab, problems } = await openCourse(t, system({}, opened), "lms.html");
  const frame = await playground(tab);
  const sheet = frame.locator("lesson-sheet");
  await sheet.getByLabel("Flatter: all words get").check();
  await sheet.getByRole("button", { name: "That is my prediction" }).click();
  await frame.locator("formula-bar [data-symbol=scale]").click();
  await sheet.getByText("You predicted: Flatter").waitFor();
  const answer = sheet.getByLabel("Your answer, a number");
  await answer.fill("96");
  await answer.press("Enter");
  await sheet.getByText("Not quite.").waitFor();
  assert.equal((await told(tab)).status, "incomplete");
  await answer.fill("9.8");
  await answer.press("Enter");
  await sheet.getByText("Right: the root of 96").waitFor();
  await untilTold(tab, "passed", "100");
  const end = await leave(tab);
  assert.deepEqual([end.status, end.exit], ["passed", "suspend"]);
  assert.deepEqual(problems, []);
  const [suspended, words] = end.suspended.split("\n");
  assert.match(words, /"guess":"flatter"/);
  const fields = new URLSearchParams(suspended);
  assert.equal(fields.get("lesson"), "scale");
  assert.equal(fields.get("scaled"), "0");

  // Another day, on another machine: the system alone knows.
  const kept = {
    "cmi.core.lesson_status": end.status,
    "cmi.core.score.raw": end.score[0],
    "cmi.suspend_data": end.suspended,
  };
  const again = await openCourse(t, system(kept, opened), "lms.html");
  const later = await playground(again.tab);
  await later.getByRole("heading", { name: "What √dₖ is for" }).waitFor();
  await later.getByText("You predicted: Flatter").waitFor();
  const scale = later.locator("formula-bar [data-symbol=scale]");
  await scale.waitFor();
  assert.equal(await scale.getAttribute("aria-pressed"), "false");
  const left = await leave(again.tab);
  assert.deepEqual([left.status, left.score[0]], ["passed", "100"]);
  assert.equal(left.suspended, end.suspended);
  assert.deepEqual(again.problems, []);
});

test("the code of an exercise goes along to another machine", async (t) => {
  const { tab } = await openCourse(t, system({}), "lms.html");
  await check(tab, `${softmax.starter.python}\n# mine`);
  const { suspended } = await leave(tab);
  const kept = { "cmi.suspend_data": suspended };
  const again = await openCourse(t, system(kept), "lms.html");
  const later = await playground(again.tab);
  const editor = later.getByRole("textbox", { name: "Your code, in Python" });
  await editor.getByText("# mine").waitFor();
});

test("who comes next on the same machine finds nothing of the learner before", async (t) => {
  const of = (/** @type {string} */ id) =>
    system({ "cmi.core.student_id": id });
  const overlay = {
    ...of("a"),
    "next.html": of("b")["lms.html"].replace("lms.js", "next.js"),
    "next.js": of("b")["lms.js"],
  };
  const { tab, url } = await openCourse(t, overlay, "lms.html");
  await check(tab, `${softmax.starter.python}\n# of a`);
  const words = /# of a/;
  assert.match((await leave(tab)).suspended, words);
  /** @param {string} path */
  const seen = async (path) => {
    await tab.goto(`${url}${path}`);
    const frame = await playground(tab);
    const editor = frame.getByRole("textbox", { name: "Your code, in Python" });
    await editor.getByText("def ").first().waitFor();
    const text = await editor.innerText();
    return { text, told: (await leave(tab)).suspended };
  };
  const next = await seen("next.html");
  assert.doesNotMatch(next.text, words);
  assert.doesNotMatch(next.told, words);
  assert.match((await seen("lms.html")).text, words);
});

/** A server that keeps statements. @param {import("node:test").TestContext} t */
async function keeper(t) {
  /** @type {any[]} */
  const statements = [];
  /** @type {import("node:http").IncomingHttpHeaders[]} */
  const asked = [];
  let isBusy = true; // the first time
  const server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*, authorization");
    if (request.method === "OPTIONS") return void response.end();
    let body = "";
    for await (const part of request) body += part;
    asked.push(request.headers);
    if (isBusy) response.statusCode = 503;
    else statements.push(...JSON.parse(body));
    isBusy = false;
    assert.equal(request.url, "/xapi/statements");
    response.end("[]");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const { port } = /** @type {import("node:net").AddressInfo} */ (
    server.address()
  );
  return { endpoint: `http://127.0.0.1:${port}/xapi/`, statements, asked };
}

test("answers become statements of xAPI; what was refused is sent again", async (t) => {
  const { endpoint, statements, asked } = await keeper(t);
  const activity = "https://course.example/attention";
  const registration = "0f0f6a52-6c0e-4c6a-8d2f-0d9f8a8e7c11";
  const launch = new URLSearchParams({
    ...{ endpoint, auth: "Basic abc", registration, activity_id: activity },
    actor: JSON.stringify({
      ...{ name: ["A Learner"], mbox: ["mailto:learner@course.example"] },
    }),
    link,
  });
  const { tab } = await openCourse(t, {}, `course.html?${launch}`);
  await check(tab, softmax.starter.python);
  await tab.getByRole("status").getByText("503").first().waitFor();
  await check(tab, softmax.solution.python);
  const until = async (/** @type {number} */ count) => {
    for (let i = 0; i < 1000 && statements.length < count; i++)
      await tab.evaluate(() => new Promise(requestAnimationFrame));
  };
  await until(3);
  assert.equal(asked[0]["x-experience-api-version"], "1.0.3");
  assert.equal(asked[0].authorization, "Basic abc");
  const verb = (/** @type {string} */ name) =>
    `http://adlnet.gov/expapi/verbs/${name}`;
  assert.deepEqual(
    statements.map(({ verb: { id }, result }) => [id, result]),
    [
      [verb("answered"), { success: false, score: score(0) }],
      [verb("answered"), { success: true, score: score(1) }],
      [verb("completed"), { completion: true, success: true, score: score(1) }],
    ],
  );
  for (const { id, actor, object, context, timestamp } of statements) {
    assert.match(
      id,
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    assert.deepEqual(actor, {
      objectType: "Agent",
      ...{ name: "A Learner", mbox: "mailto:learner@course.example" },
    });
    assert.equal(object.objectType, "Activity");
    assert.equal(context.registration, registration);
    assert.ok(!Number.isNaN(Date.parse(timestamp)));
  }
  assert.equal(new Set(statements.map(({ id }) => id)).size, 3);
  assert.deepEqual(
    statements.map(({ object }) => object.id),
    [`${activity}/exercise/softmax`, `${activity}/exercise/softmax`, activity],
  );
  const [{ context }] = statements;
  assert.equal(context.contextActivities.parent[0].id, activity);
});

/** @param {number} scaled */
const score = (scaled) => ({ scaled, raw: 100 * scaled, min: 0, max: 100 });

test("without a course the page works, and says that nothing is recorded", async (t) => {
  const { tab } = await openCourse(
    t,
    {},
    `course.html?link=${encodeURIComponent(link)}`,
  );
  await tab.getByRole("status").getByText("nothing is recorded").waitFor();
  const frame = await playground(tab);
  await frame.getByRole("heading", { name: "Softmax" }).waitFor();
});
