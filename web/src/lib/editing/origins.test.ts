import { beforeEach, describe, expect, test } from "@jest/globals";
import { HUMAN, type Origin } from "./edit-state.ts";
import { became, isSameOrigin, originOf, originOfBoth, tookOver } from "./origins.ts";
import { Story } from "./simulation/story.ts";
import { linesOf, TEXT, textOf } from "./simulation/texts.ts";

let story: Story;

beforeEach(() => {
  story = new Story();
});

describe("where a text comes from", () => {
  test("undo gives it back to its person, redo to the AI", async () => {
    await story.typeAndStore("a1");
    story.world.take(story.tab);
    const [, word] = story.shown();
    expect(story.tab.origin.source).toBe("AI_EDITED");
    story.world.undo(story.tab);
    expect(story.tab.origin.source).toBe("HUMAN");
    story.world.redo(story.tab);
    expect(story.shown()).toEqual(["a1", word]);
    expect(story.tab.origin).toEqual({ source: "AI_EDITED", generationId: `taken-${word}` });
  });

  test("what the AI put there after a save is stored as its own", async () => {
    story.type("a1", "g1");
    await story.world.pass(2_000);
    story.tab.session.took("1");
    await story.answered();
    await story.world.pass(2_000);
    await story.answered();
    expect(story.world.service.current.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
  });

  test("a person's text that is brought together with the AI's is both's", async () => {
    await story.typeAndStore("a1", "a2");
    story.type("a1 a3", "a2");
    story.world.service.save({
      value: textOf(["a1", "g1"]),
      origin: { source: "AI", generationId: "1" },
      version: story.world.service.current.version,
      checkpoint: true,
      author: "other",
    });
    story.world.hear(story.tab);
    expect(story.tab.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
  });

  test("another version put in its place brings its own origin", () => {
    story.tab.session.put(textOf(["g1"]), { source: "AI", generationId: "1" });
    expect(story.tab.origin).toEqual({ source: "AI", generationId: "1" });
    story.type("g1 a1");
    expect(story.tab.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
    story.type("g1");
    expect(story.tab.origin).toEqual({ source: "AI", generationId: "1" });
  });
});

const AI = { source: "AI", generationId: "1" } as const;
const BOTH = { source: "AI_EDITED", generationId: "1" } as const;

describe("two origins", () => {
  test.each([
    [HUMAN, HUMAN, true],
    [HUMAN, { source: "HUMAN", generationId: null }, true],
    [AI, { ...AI }, true],
    [AI, BOTH, false],
    [AI, { source: "AI", generationId: "2" }, false],
    [AI, { source: "AI" }, false],
    [AI, { ...AI, unfinished: null }, true],
    [AI, { ...AI, unfinished: true }, false],
  ] satisfies [Origin, Origin, boolean][])("%o and %o are the same: %s", (one, other, same) => {
    expect(isSameOrigin(one, other)).toBe(same);
    expect(isSameOrigin(other, one)).toBe(same);
  });

  test.each([
    [HUMAN, HUMAN, HUMAN],
    [HUMAN, AI, BOTH],
    [AI, HUMAN, BOTH],
    // two texts of one generation were still brought together by somebody
    [AI, AI, BOTH],
    [BOTH, BOTH, BOTH],
    [BOTH, { source: "AI", generationId: "2" }, BOTH],
    [HUMAN, { source: "AI" }, { source: "AI_EDITED", generationId: null }],
    [{ source: "HUMAN", generationId: "9" }, { source: "HUMAN" }, HUMAN],
    [{ source: "AI_EDITED" }, { source: "AI_EDITED" }, { source: "AI_EDITED" }],
  ] satisfies [Origin, Origin, Origin][])("%o and %o make %o", (one, other, both) => {
    expect(originOfBoth(one, other)).toEqual(both);
  });
});

describe("values whose origin is known", () => {
  const stateAt = (lines: string[], origin: Origin) => ({ ...story.tab.state, mine: textOf(lines), origin });
  const known = ({ known: values }: typeof story.tab.state) => values.map(({ value, origin }) => [linesOf(value).join(), origin.source]);

  test("are remembered where the origin changes, each once, the last one first", () => {
    let state = stateAt(["a1"], HUMAN);
    state = became(TEXT, state, { value: textOf(["a2"]), origin: HUMAN });
    expect(known(state)).toEqual([]);
    state = became(TEXT, state, { value: textOf(["g1"]), origin: AI });
    expect(known(state)).toEqual([
      ["g1", "AI"],
      ["a2", "HUMAN"],
    ]);
    state = became(TEXT, state, { value: textOf(["a2"]), origin: HUMAN });
    expect(known(state)).toEqual([
      ["a2", "HUMAN"],
      ["g1", "AI"],
    ]);
    // the same words, by another one: only that is true of them by now
    state = became(TEXT, state, { value: textOf(["a2"]), origin: BOTH });
    expect(known(state)).toEqual([
      ["a2", "AI_EDITED"],
      ["g1", "AI"],
    ]);
  });

  test("are the last eight", () => {
    let state = stateAt(["a0"], HUMAN);
    for (let count = 1; count <= 10; count += 1)
      state = became(TEXT, state, { value: textOf([`a${count}`]), origin: count % 2 === 0 ? HUMAN : AI });
    expect(known(state).map(([words]) => words)).toEqual(["a10", "a9", "a8", "a7", "a6", "a5", "a4", "a3"]);
  });

  test("say of what a person makes of an AI's text that it is both's, and of a text that stood there what it was", () => {
    const state = became(TEXT, stateAt(["a1"], HUMAN), { value: textOf(["g1"]), origin: AI });
    expect(originOf(TEXT, state, textOf(["g1 a2"]))).toEqual(BOTH);
    expect(originOf(TEXT, state, textOf(["a1"]))).toEqual(HUMAN);
    expect(originOf(TEXT, { ...state, origin: { source: "AI" } }, textOf(["g1 a2"]))).toEqual({ source: "AI_EDITED", generationId: null });
    expect(originOf(TEXT, { ...state, origin: { source: "HUMAN", generationId: "9" } }, textOf(["a9"]))).toEqual(HUMAN);
  });

  test("an AI's part that is put there leaves what stood before it its person's, and what stands there isn't what stood before", () => {
    const before = { value: textOf(["a1"]), origin: HUMAN };
    const state = { ...stateAt(["a1", "g1"], HUMAN), before };
    expect(known(tookOver(TEXT, state, "1"))).toEqual([
      ["a1,g1", "AI_EDITED"],
      ["a1", "HUMAN"],
    ]);
    expect(tookOver(TEXT, state, "1").origin).toEqual(BOTH);
    expect(known(tookOver(TEXT, { ...state, before: { ...before, value: state.mine } }, "1"))).toEqual([["a1,g1", "AI_EDITED"]]);
    expect(known(tookOver(TEXT, { ...state, before: undefined }, "1"))).toEqual([["a1,g1", "AI_EDITED"]]);
  });
});
