import { describe, expect, test } from "@jest/globals";
import { opened } from "./edit-machine.ts";
import { type EditState, HUMAN } from "./edit-state.ts";
import { isIdle, statusOf } from "./save-status.ts";
import { TEXT, textOf } from "./simulation/texts.ts";
import type { Text } from "./blocks.ts";

const STORED = { value: textOf(["a1"]), version: 1, origin: HUMAN };
const OTHER = { value: textOf(["a2"]), origin: HUMAN };
const saved = opened(TEXT, STORED, 1).state;
const SENDING = { ...OTHER, attempt: 1, base: STORED, doubtful: [], checkpoint: true };
const QUEUED = { ...OTHER, entry: "e1", checkpoint: true };
const FAILED = { kind: "unavailable", reason: "" } as const;

const cases: [string, Partial<EditState<Text>>, string | undefined][] = [
  ["as it is stored", {}, "saved"],
  ["nothing stored yet", { base: { ...STORED, version: undefined } }, undefined],
  ["with something unsaved", { mine: OTHER.value }, "local"],
  ["shown until the person decides", { held: true }, "local"],
  ["on its way", { sending: SENDING, mine: OTHER.value }, "saving"],
  ["being read anew", { reloading: true }, "saving"],
  ["in the queue", { waiting: QUEUED, mine: OTHER.value }, "waiting"],
  ["in the queue, with more since", { waiting: QUEUED, mine: textOf(["a3"]) }, "local"],
  ["not taken", { failure: FAILED, mine: OTHER.value }, "failed"],
  ["not taken, and on its way again", { failure: FAILED, sending: SENDING }, "saving"],
  ["in conflict, whatever else", { conflict: { theirs: STORED }, sending: SENDING, failure: FAILED }, "conflict"],
];

describe("what is said", () => {
  test.each(cases)("%s", (_, changes, status) => expect(statusOf(TEXT, { ...saved, ...changes }, false)).toBe(status));

  test("in the middle of a word nothing is saved", () => expect(statusOf(TEXT, saved, true)).toBe("local"));
});

describe("nothing is left to be done", () => {
  test("of what is stored", () => expect(isIdle(TEXT, saved)).toBe(true));

  test.each<Partial<EditState<Text>>>([
    { mine: OTHER.value },
    { sending: { ...SENDING, ...STORED } },
    { waiting: { ...STORED, entry: "e1", checkpoint: true } },
    { conflict: { theirs: STORED } },
    { failure: FAILED },
    { heard: STORED },
    { reloading: true },
    { unsealed: true },
    { incoming: [{ ...OTHER, generationId: "g", whole: true }] },
  ])("but of %j something is", (changes) => expect(isIdle(TEXT, { ...saved, ...changes })).toBe(false));
});
