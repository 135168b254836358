/**
 * Sentences with two people of different gender and a pronoun. A and B are the
 * people, {pro} (he, she) and {poss} (his, her) belong to the one that `means`
 * names; X is that one by name, Y the other.
 *
 * @typedef {{means: "A" | "B", text: string}} Template
 */

/** @type {Record<string, string>} what fills the other gaps */
export const FILLERS = {
  thing: `book key hat coat ring letter money bag watch basket cup box boat
          bicycle camera ticket car picture table chair pen knife sword flute
          umbrella apple bread cake shoe shirt bed door cap bottle stone`,
  place: `park garden house forest kitchen village shop school station street
          town castle church room market mill library`,
  feels: `tired happy sad hungry thirsty ill late angry alone afraid busy sorry
          cold poor rich sleepy surprised ready`,
  did: `slept laughed smiled sang waited worked cried danced sat_down stood_up
        went_home went_away ran_away stayed_at_home fell_asleep got_up`,
  handled: `lost found sold opened closed forgot took lifted washed painted
            dropped hid broke showed carried cleaned missed wanted needed`,
  met: `met saw thanked called visited helped followed greeted left heard watched`,
  pet: "dog cat horse bird goat hen sheep duck goose cow",
};

/** @param {string} text one part a line */
const parts = (text) => text.split("\n").map((line) => line.trim());

/** @param {string[][]} lists each part of a list goes with each of the next */
const joined = (...lists) =>
  lists
    .reduce((all, list) => all.flatMap((x) => list.map((y) => `${x} ${y}`)))
    .map((text) => text.trim());

const OPENINGS = parts(`
  Yesterday
  One day
  In the morning
  At last
  Then
  The next day
  Late at night
  Every day
  On the way home
  In the end
  Again
  Here
  This time
  Last year
  After dinner`);

/** A is meant although B stands nearer to the pronoun. */
const SUBJECTS = parts(`{A}, a friend of {B},
  {A}, who {met} {B},
  {A}, who {met} {B} in the {place},
  {A}, who lived near {B},
  {A}, angry with {B},
  {A}, unlike {B},
  {A}, older than {B},
  {A}, the teacher of {B},
  {A}, together with {B},
  {A} and not {B}
  {A} without {B}
  {A} {met} {B} and
  {A} {met} {B} in the {place} and
  {A} spoke to {B} and
  {A} went to {B} and
  {A} ran from {B} and
  {A} waited for {B} and then
  {A} came with {B} and
  {A} wrote to {B} and
  {A} asked about {B} and
  {A} did not see {B} and
  {A} {handled} the {thing} of {B} and
  {A} told {B} a story and
  {A} gave {B} the {thing} and
  {A} sat next to {B} and
  {A} came in before {B} and
  {A} thanked {B}, but
  {A} {did}, {met} {B} and
  {A} opened the door, let {B} in and
  {A} {met} {B}, sat down, ate and
  {A} sang for {B}, {did}, {did} and
  {A} (not {B})
  {A}, as {B} knew,
  {A}, on a walk with {B},
  {A}, in the {place} with {B},
  {A}, like {B} before,
  In the {place} {A} {met} {B} and
  From the {place} {A} wrote to {B} and
  There {A} {met} {B} and`);

/** B stands before, and A, who is meant, is the nearer one. */
const BEFORE = parts(`{B} {did}, but
  {B} was {feels}, and
  {B} had no {thing}, but
  {B} was in the {place}, but
  {B} {handled} the {thing}, and
  {B} {did}. Then
  {B} saw that
  {B} heard how
  While {B} {did},
  When {B} {did},
  After {B} {did},
  Before {B} {did},
  Because {B} was {feels},
  As {B} was {feels},
  Instead of {B},
  Unlike {B},
  Next to {B},
  In front of {B},
  Near {B} in the {place},
  Away from {B},
  Without {B} in the {place},
  In the house of {B},
  Thanks to {B},
  Not {B} but
  First came {B}. Then
  {B} {did}, {did} and {did}, and
  {B} was {feels} and {did}, while
  The {thing} was for {B}, but
  What {B} said was good, but`);

const ENDINGS = parts(`{handled} {poss} {thing}.
  {handled} {poss} {thing} in the {place}.
  put {poss} {thing} in the {place}.
  could not find {poss} {thing}.
  {did} with {poss} {thing}.
  said that {pro} was {feels}.
  thought that {pro} was {feels}.
  told everyone that {pro} was {feels}.
  {did} because {pro} was {feels}.
  {did}, for {pro} was {feels}.
  {did}, but {pro} was {feels}.
  {did} when {pro} was {feels}.`);

/**
 * The structure says who is meant, not the order: A, in half of them the
 * nearer one.
 */
const DECIDED = [
  joined(OPENINGS, SUBJECTS, ENDINGS),
  joined(BEFORE, ["{A}"], ENDINGS),
].map((texts) => texts.map((text) => template("A", text)));

/** Either could be meant; what follows names the one of that gender. */
const NAMED_AFTER = [
  "{A} {met} {B} when {pro} was {feels}. It was {X} who was {feels}.",
  "{A} {met} {B}. {Pro}, {X}, was {feels}.",
  "{A} gave {B} the {thing}, and {pro}, {X}, {did}.",
  "{A} {met} {B} in the {place}. {Pro} {did}. {X} was {feels}.",
  "{A} and {B} were in the {place}. {Poss} {thing} was there, the {thing} of {X}.",
  "{A} and {B} {did}, and {pro}, {X}, {handled} the {thing}.",
  "{B} was with {A}. {Pro}, {X}, {handled} {poss} {thing}.",
  "{A} told {B} that {pro} had to go. So {X} {did}, and {Y} {did}.",
];

/** What a person has goes with the pronoun. */
const OWNED = [
  "{A} has a {petA}, and {B} has a {petB}. {Pro} calls {poss} {petX}.",
  "A {petA} followed {A}, and a {petB} followed {B}. {Pro} fed {poss} {petX}.",
];

const either = (/** @type {string} */ text) => [
  { means: "A", text },
  { means: "B", text },
];

/** @type {{share: number, templates: Template[]}[]} of 100 */
export const TRAIN = [
  { share: 35, templates: DECIDED[0] },
  { share: 35, templates: DECIDED[1] },
  { share: 22, templates: NAMED_AFTER.flatMap(either).map(checked) },
  { share: 8, templates: OWNED.flatMap(either).map(checked) },
];

/**
 * Of the test: other word orders, as often with the nearer person meant as
 * with the farther one. One pronoun each.
 * @type {Template[]}
 */
export const TEST = [
  template("B", "With {A} at the door, {B} {handled} {poss} {thing}."),
  template(
    "B",
    "For {A} it was a holiday, but {B} was at work and {handled} {poss} {thing}.",
  ),
  template("B", "Far from {A}, in the {place}, {B} {handled} {poss} {thing}."),
  template(
    "B",
    "There was {A}, and there was {B}, who {handled} {poss} {thing}.",
  ),
  template(
    "A",
    "{A} said goodbye to {B}, went home and {handled} {poss} {thing}.",
  ),
  template(
    "A",
    "In the {place}, {A} looked at {B} and {handled} {poss} {thing}.",
  ),
  template("A", "It was {A}, not {B}, who said that {pro} was {feels}."),
  template("A", "Once {A}, after a day with {B}, {handled} {poss} {thing}."),
];

/** @param {string} means @param {string} text @returns {Template} */
function template(means, text) {
  return checked({ means, text });
}

/** @param {{means: string, text: string}} value @returns {Template} */
function checked({ means, text }) {
  if (means !== "A" && means !== "B") throw new Error(`nobody is ${means}`);
  return { means, text };
}
