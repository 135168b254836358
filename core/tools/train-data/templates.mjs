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

/** The structure of the sentence says who is meant, not the place in it. */
const DECIDED = [
  ["B", "{A} {did}, but {B} {did} because {pro} was {feels}."],
  ["B", "{A} was {feels}, and {B} {handled} {poss} {thing}."],
  ["B", "While {A} {did}, {B} {handled} {poss} {thing}."],
  ["B", "{A} watched {B} when {pro} {handled} {poss} {thing}."],
  ["B", "{A} {did}. Then {B} said that {pro} was {feels}."],
  ["B", "After {A} {did}, {B} {did}, since {pro} was {feels}."],
  ["B", "{A} saw how {B} {handled} {poss} {thing} in the {place}."],
  ["B", "Next to {A} sat {B} with {poss} {thing}."],
  ["B", "{A} had no {thing}. {B} gave away {poss} {thing}."],
  ["B", "When {A} came, {B} was so {feels} that {pro} {did}."],
  ["A", "{A}, a friend of {B}, {handled} {poss} {thing}."],
  ["A", "{A} {met} {B} and {handled} {poss} {thing}."],
  ["A", "{A}, who {met} {B} in the {place}, {handled} {poss} {thing}."],
  ["A", "{A} {met} {B} in the {place} and said that {pro} was {feels}."],
  ["A", "{A} wrote to {B} and then {did}, for {pro} was {feels}."],
  ["A", "{A}, who lived near {B}, {did} because {pro} was {feels}."],
  ["A", "Yesterday {A} came without {B} and {handled} {poss} {thing}."],
  ["A", "{A} asked about {B} and put {poss} {thing} on the table."],
  ["A", "{A} came to {B} with {poss} {thing}."],
  ["A", "{A} wanted to see {B}, but {pro} was too {feels} and {did}."],
];

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
  {
    share: 60,
    templates: DECIDED.map(([means, text]) => template(means, text)),
  },
  { share: 30, templates: NAMED_AFTER.flatMap(either).map(checked) },
  { share: 10, templates: OWNED.flatMap(either).map(checked) },
];

/**
 * Of the test: other word orders, as often with the nearer person meant as
 * with the farther one. One pronoun each.
 * @type {Template[]}
 */
export const TEST = [
  template("B", "With {A} at the door, {B} {handled} {poss} {thing}."),
  template("B", "{A} {did}, yet {B} did not, for {pro} was {feels}."),
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
  template("A", "{A}, the neighbour of {B}, said that {pro} was {feels}."),
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
