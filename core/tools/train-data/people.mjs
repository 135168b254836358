/** The pronouns of a gender. */
export const PRONOUNS = {
  m: { pro: "he", poss: "his", self: "himself" },
  f: { pro: "she", poss: "her", self: "herself" },
};

/** @typedef {"m" | "f"} Gender */
/** @typedef {Record<Gender, string>} People */

/**
 * People of the training templates. No name or noun of theirs stands in the
 * test.
 */
export const TRAIN_PEOPLE = {
  m: `Paul Peter Bob Bill Jim David Mark Ben Sam Max Leo Tim George Henry James
      Robert Simon Frank Oliver Daniel Adam Luke Carl Eric Harry Philip Thomas
      William Edward Charles Martin Felix the_man the_boy the_father the_uncle
      the_grandfather the_old_man the_gentleman the_young_man the_little_boy
      my_father my_uncle Hans Hansel Aladdin Klaus the_emperor the_tailor
      the_shepherd the_fisherman the_miller the_soldier the_youth the_lad
      the_giant the_bridegroom the_gentleman the_man the_boy the_father`,
  f: `Anna Lucy Emma Alice Susan Jane Nancy Betty Linda Sarah Julia Laura Emily
      Helen Clara Rose Ruth Grace Ellen Sophie Maria Eva Nora Lily Martha Carol
      Amy Ella Olivia Hannah Elizabeth Kate the_woman the_girl the_mother
      the_aunt the_grandmother the_old_woman the_lady the_young_woman
      the_little_girl my_mother my_aunt Gretel Grethel Cinderella Rapunzel
      Thumbelina the_witch the_fairy the_bride the_stepmother the_maid the_nurse
      the_widow Beauty the_woman the_girl the_mother`,
};

/** People of the test: frequent in the tales and sentences, never above. */
export const TEST_PEOPLE = {
  m: `Tom Tom John Jack the_king the_prince the_brother the_son the_husband`,
  f: `Mary Mary Gerda the_queen the_princess the_sister the_daughter
      the_wife the_maiden`,
};

/** Neither he nor she. */
export const OTHERS = `the_dog the_horse the_cat the_wolf the_bear the_bird
    the_fox the_donkey the_mouse the_frog the_crowd the_child`;

/** @param {string} list @returns {string[]} */
export const named = (list) =>
  list.split(/\s+/u).map((name) => name.replaceAll("_", " "));
