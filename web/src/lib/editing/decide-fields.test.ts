import { expect, test } from "@jest/globals";
import { decideFields, type Side } from "./decide-fields.ts";
import { decide, opened } from "./edit-machine.ts";
import { type EditEvent, type EditState, HUMAN } from "./edit-state.ts";
import { differingFields, fieldsKind } from "./fields.ts";

interface Values {
  name: string;
  deep: { phone: string };
  mineOnly: string;
  theirsOnly: string;
  list: string[];
}

const PATHS = ["name", "deep.phone", "mineOnly", "theirsOnly", "list"];
const KIND = fieldsKind<Values>(PATHS, { autosave: false });
const BASE: Values = { name: "Base", deep: { phone: "1" }, mineOnly: "Base", theirsOnly: "Base", list: ["a"] };
const MINE: Values = { name: "Mine", deep: { phone: "2" }, mineOnly: "Mine", theirsOnly: "Base", list: ["a", "m"] };
const THEIRS: Values = { name: "Theirs", deep: { phone: "3" }, mineOnly: "Base", theirsOnly: "Theirs", list: ["a", "t"] };

/** A document with a conflict, without what saves it. */
function conflicting({ mine = MINE, theirs = THEIRS, unconfirmed = [] as Values[] } = {}) {
  const stored = { value: BASE, origin: HUMAN, version: 1 };
  const left = {
    base: stored,
    value: mine,
    origin: HUMAN,
    taken: [],
    held: false,
    at: 0,
    unconfirmed: unconfirmed.map((value) => ({ value, origin: HUMAN })),
  };
  let { state } = opened(KIND, { value: theirs, origin: HUMAN, version: 2 }, 0, left);
  const happen = (event: EditEvent<Values>) => ({ state } = decide(KIND, state, event));
  return {
    get state(): EditState<Values> {
      return state;
    },
    get pending() {
      return state.sending !== undefined;
    },
    put: (value: Values) => void happen({ type: "put", value, at: 1 }),
    decide: (take: Side | "both") => void happen({ type: "decided", take, at: 1 }),
  };
}

const SIDES: Side[] = ["mine", "theirs"];
const CHOICES = SIDES.flatMap((name) => SIDES.flatMap((phone) => SIDES.map((list) => ({ name, phone, list }))));
const DOUBTS = [
  { doubt: "no save in doubt", unconfirmed: [] },
  { doubt: "a save in doubt", unconfirmed: [{ ...BASE, name: "Mine", mineOnly: "Mine" }] },
];
const SIDE = { mine: MINE, theirs: THEIRS };

test.each(DOUBTS.flatMap((doubt) => CHOICES.map((choice) => ({ ...doubt, ...choice }))))(
  "each field stands as it was chosen, and what only one side changed stays: $name, $phone, $list, $doubt",
  ({ name, phone, list, unconfirmed }) => {
    const session = conflicting({ unconfirmed });
    expect(session.state.conflict).toBeDefined();
    expect(decideFields(session, { name, "deep.phone": phone, list })).toBe(true);
    expect(session.state.conflict).toBeUndefined();
    expect(session.state.base.version).toBe(2);
    expect(session.state.sending?.value).toEqual(session.state.mine);
    expect(session.state.mine).toEqual({
      name: SIDE[name].name,
      deep: SIDE[phone].deep,
      list: SIDE[list].list,
      mineOnly: "Mine",
      theirsOnly: "Theirs",
    });
  },
);

test("where all of it is the other's by then there is nothing to store", () => {
  const session = conflicting({ mine: { ...MINE, mineOnly: "Base" } });
  expect(decideFields(session, { name: "theirs", "deep.phone": "theirs", list: "theirs" })).toBe(false);
  expect(session.state.conflict).toBeUndefined();
  expect(session.state.base.version).toBe(2);
  expect(session.state.mine).toEqual(THEIRS);
});

test("one side may be taken for all", () => {
  const mine = conflicting();
  expect(decideFields(mine, "mine")).toBe(true);
  expect(differingFields(mine.state.mine, MINE, PATHS)).toEqual(["theirsOnly"]);
  const theirs = conflicting();
  expect(decideFields(theirs, "theirs")).toBe(false);
  expect(differingFields(theirs.state.mine, THEIRS, PATHS)).toEqual(["mineOnly"]);
});

test("without a conflict nothing is changed", () => {
  const session = conflicting({ theirs: BASE });
  const before = session.state;
  expect(decideFields(session, { name: "theirs" })).toBe(false);
  expect(session.state).toBe(before);
});
