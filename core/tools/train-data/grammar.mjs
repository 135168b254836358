/** @param {string} text one part a line */
const parts = (text) => text.split("\n").map((line) => line.trim());

/**
 * A small grammar of training sentences: a gap that stands here becomes one of
 * its lines, whose gaps do likewise. {A} is meant; the structure says so: A is
 * the subject of what {end} says, B is not.
 * @type {Record<string, string[]>}
 */
export const RULES = {
  opening: parts(`yesterday
    one day
    one morning
    in the morning
    at last
    then
    the next day
    late at night
    every day
    on the way home
    in the end
    again
    this time
    last year
    after dinner
    at noon
    in winter
    for a long time
    long ago
    today
    soon
    at first
    now`),
  // Up to the verb of which A is the subject, B between them.
  far: parts(`{name} {act} {and}
    {name} {act} {and}
    {name} {act} {and}
    {name} {act}, {alone}, {alone} {and}
    {name} {beside}
    {name} {beside}
    {name} {beside}
    {name} {beside} {alone} {and}
    {name} {beside} {alone}, {alone} {and}
    {opening} {name} {alone}, {act} {and}
    {opening} {name} {alone} and {act}, {but}
    {opening} {name} {alone}, {alone}, {act} {and}
    {opening} {name} {alone}. {next} {A} {act} {and}`),
  name: parts(`{A}
    {A}
    {A}
    {A}
    {A}
    {A}, who was {feels},
    {A}, who {alone},
    {A}, {feels} and {feels},`),
  beside: parts(`, {link} {B},
    , {link} {B},
    , {link} {B} in the {place},
    , who {act},
    , who {act},
    , who {act} and {act},
    , who {alone} and {act},
    , whom {B} {met},
    , whom {B} had {met} in the {place},
    , whose {thing} {B} {handled},
    , {met} by {B},
    , often {met} by {B},
    , as {B} knew,
    , as {B} had said,
    , said {B},
    , when {B} {alone},
    , while {B} {alone},
    , because {B} {alone},
    , although {B} was {feels},
    , for whom {B} {alone},
    , to whom {B} gave a {thing},
    , about whom {B} told a story,
    , with whom {B} {alone},
    (not {B})
    ({link} {B})
    and not {B}
    rather than {B}
    without {B}`),
  link: parts(`a friend of
    the neighbour of
    the teacher of
    the doctor of
    an enemy of
    unlike
    like
    older than
    younger than
    taller than
    kinder than
    as tall as
    angry with
    tired of
    afraid of
    known to
    together with
    hidden behind
    next to
    behind
    in front of
    near
    far behind
    just before
    in the house of
    waiting for
    looking for
    thinking of
    with the {thing} of
    calling
    helping`),
  act: parts(`{met} {B}
    {met} {B} in the {place}
    {met} {B} again
    {went} {B}
    {went} {B}
    {went} {B} in the {place}
    gave {B} the {thing}
    gave the {thing} to {B}
    showed {B} the {place}
    told {B} a story
    told {B} about the {thing}
    {handled} the {thing} of {B}
    {handled} the {thing} for {B}
    did not like {B}
    did not know {B}
    could not find {B}
    tried to find {B}
    wanted to please {B}
    helped {B} with the {thing}
    heard that {B} was {feels}
    heard that {B} {alone}
    saw how {B} {alone}
    thought that {B} {alone}
    asked {B} for the {thing}
    let {B} in
    was {met} by {B}
    was {met} by {B} in the {place}
    came in before {B}`),
  went: parts(`spoke to
    ran to
    walked with
    went to
    waited for
    listened to
    smiled at
    sat next to
    wrote to
    came with
    played with
    danced with
    worked for
    sang for
    laughed at
    thought of
    asked about
    stood behind
    ran from
    lived near
    hid from`),
  alone: parts(`{did}
    {did}
    {did}
    was {feels}
    was {feels}
    was {feels} and {did}
    {handled} the {thing}
    {handled} the {thing}
    {handled} the {thing} in the {place}
    had no {thing}
    was in the {place}
    went to the {place}
    opened the door
    said nothing`),
  and: parts(`and
    and
    and
    and then
    and soon
    and at once
    , but
    , but then
    and in the end
    and so`),
  but: parts(`but
    but then
    and
    so
    yet`),
  // Up to the verb of which A, the nearer one, is the subject.
  near: parts(`{scene}, {but} {A} {aside}
    {scene}, {but} {A} {aside}
    {scene}, and {A} {aside}
    {scene}, while {A} {aside}
    {scene}. {next} {A} {aside}
    {scene}. {A} {aside}
    {when} {scene}, {A} {aside}
    {when} {scene}, {A} {aside}
    {when} {scene}, {opening} {A} {aside}
    {B} {knew} that {A} {aside}
    {B} {knew} how {A} {aside}
    {opening} {B} {knew} that {A} {aside}
    {with} {B}, {A} {aside}
    {with} {B}, {A} {aside}
    {opening}, {with} {B}, {A} {aside}
    {opening} {with} {B} {A} {aside}
    {with} {B} and the {pet}, {A} {aside}
    Not {B} but {A} {aside}
    First came {B}. Then {A} {aside}
    What {B} said was good, but {A} {aside}
    The {thing} that {B} {handled} was there, and {A} {aside}
    {B} {alone}, as {A} {aside}
    {A}, the {pet} and {B} were there. {A} {aside}`),
  scene: parts(`{B} {alone}
    {B} {alone}
    {B} {alone}
    {B} {alone} and {alone}
    {B} {did}, {did} and {did}
    {opening} {B} {alone}
    {B}, who {alone}, {alone}
    {B} {act2}
    {B} {act2}
    {B} {act2} and {alone}
    everyone {met} {B}
    nobody {met} {B}
    they {met} {B} in the {place}
    the children {went} {B}
    the {thing} was for {B}
    the {thing} of {B} was {old}
    a {pet} {went} {B}`),
  // B's acts on A, who then does what {end} says.
  act2: parts(`{met} the children
    {went} a {pet}
    {went} the children
    gave the children a {thing}
    had a {old} {thing}
    was not there`),
  next: parts(`Then
    Later
    There
    In the end
    The next day
    But
    So
    And`),
  when: parts(`when
    while
    after
    before
    because
    as
    since
    although`),
  knew: parts(`saw
    heard
    said
    knew
    thought
    told everyone
    told us
    was glad
    forgot
    wrote
    found out`),
  with: parts(`instead of
    unlike
    like
    next to
    in front of
    behind
    near
    beside
    without
    away from
    thanks to
    because of
    in spite of
    before
    after
    opposite
    to please
    to meet
    to help
    to find
    waiting for
    looking for
    thinking of
    together with
    hidden behind
    followed by
    seen by
    called by
    on the way to
    in the house of
    by the side of
    angry with
    tired of
    older than`),
  aside: parts(`
    
    
    
    
    , as always,
    , of course,
    , still {feels},
    , {feels} again,
    , with a smile,
    , in the {place},
    , who was {feels},
    , who {alone},
    {alone} and
    {did} and
    {did}, {did} and
    never
    also
    at once`),
  end: parts(`{handled} {poss} {thing}.
    {handled} {poss} {thing}.
    {handled} {poss} {thing}.
    {handled} {poss} {thing} in the {place}.
    {handled} {poss} {old} {thing}.
    {handled} and {handled} {poss} {thing}.
    {handled} the {thing} and {poss} {thing}.
    {handled} the {thing} with {poss} {thing}.
    put {poss} {thing} in the {place}.
    could not find {poss} {thing}.
    went to the {place} with {poss} {thing}.
    {did} with {poss} {thing}.
    {did} in {poss} {place}.
    thought of {poss} {thing}.
    looked for {poss} {thing}.
    had lost {poss} {thing}.
    {knew} that {pro} was {feels}.
    {knew} that {pro} was {feels}.
    said that {pro} was {feels}.
    thought that {pro} had {poss} {thing}.
    told everyone that {pro} was {feels}.
    {alone} because {pro} was {feels}.
    {did}, for {pro} was {feels}.
    {did}, but {pro} was {feels}.
    {did} when {pro} was {feels}.
    {did} until {pro} was {feels}.
    {did}. {Pro} was {feels}.
    {did} and hurt {self}.
    {alone} by {self}.`),
  old: parts(`old
    new
    red
    little
    own
    best
    black
    big
    good`),
  solo: parts(`{name} {end}
    {name} {alone} {and} {end}
    {opening} {name} {alone}, {alone} {and} {end}
    {name} {aside} {end}
    {opening} {name} {aside} {end}`),
};
