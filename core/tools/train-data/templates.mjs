import { OTHERS, TEST_PEOPLE, TRAIN_PEOPLE } from "./people.mjs";

/**
 * Sentences with two people of different gender and a pronoun. A and B are the
 * people, {pro} (he, she) and {poss} (his, her) belong to the one that `means`
 * names; X is that one by name, Y the other.
 *
 * @typedef {{means: "A" | "B", text: string}} Template
 */

/** @typedef {import("./people.mjs").People} People */

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

/** Either could be meant; what follows names the one of that gender. */
const NAMED_AFTER = [
  "{A} {met} {B} when {pro} was {feels}. It was {X} who was {feels}.",
  "{A} {met} {B}. {Pro}, {X}, was {feels}.",
  "{A} gave {B} the {thing}, and {pro}, {X}, {did}.",
  "{A} {met} {B} in the {place}. {Pro} {did}. {X} was {feels}.",
  "{A} and {B} {did}, and {pro}, {X}, {handled} the {thing}.",
  "{A} told {B} that {pro} had to go. So {X} {did}, and {Y} {did}.",
  "{A} has a {petA}, and {B} has a {petB}. {Pro} calls {poss} {petX}.",
];

const either = (/** @type {string} */ text) => [
  template("A", text),
  template("B", text),
];

const FAR = [template("A", "{far} {end}")];
const NEAR = [template("A", "{near} {end}")];
const SOLO = [template("A", "{solo}")];

/**
 * Shares are of 100; `others` are B instead of a person of the other gender.
 * People of the test stand in sentences about one person alone.
 * @type {{share: number, people: People, others?: string, templates: Template[]}[]}
 */
export const TRAIN = [
  { share: 32, people: TRAIN_PEOPLE, templates: FAR },
  { share: 32, people: TRAIN_PEOPLE, templates: NEAR },
  { share: 6, people: TRAIN_PEOPLE, templates: NAMED_AFTER.flatMap(either) },
  { share: 8, people: TRAIN_PEOPLE, templates: SOLO },
  { share: 8, people: TEST_PEOPLE, templates: SOLO },
  { share: 7, people: TEST_PEOPLE, others: OTHERS, templates: FAR },
  { share: 7, people: TEST_PEOPLE, others: OTHERS, templates: NEAR },
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

/** @param {"A" | "B"} means @param {string} text @returns {Template} */
function template(means, text) {
  return { means, text };
}
