import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { agreedPairs, turnedPairs, type TwinPair, twinRows } from "../../src/twins/index.ts";

interface Block {
  readonly key: string;
  readonly asks: boolean;
}
const block = (key: string): Block => ({ key, asks: false });
const blocks = (...keys: string[]) => keys.map(block);
const prompt = (key: string): Block => ({ key, asks: true });

const pairsOf = (own: readonly Block[], other: readonly Block[]): TwinPair[] =>
  own.map(({ key }, place) => ({ own: key, other: other[place]?.key ?? "", place }));

/** What one sees: the state of each row by the keys that stand in it. */
const seen = (own: readonly Block[], other: readonly Block[], pairs: readonly TwinPair[]) =>
  twinRows(own, other, pairs).map((row) => [
    row.own === undefined ? "–" : own[row.own]?.key,
    row.other === undefined ? "–" : other[row.other]?.key,
    row.state,
  ]);

describe("two texts that were in step", () => {
  const [own, other] = [blocks("a1", "a2", "a3"), blocks("b1", "b2", "b3")];
  const pairs = pairsOf(own, other);

  test("are, while nothing changes", () => {
    expect(seen(own, other, pairs)).toEqual([
      ["a1", "b1", "IN_STEP"],
      ["a2", "b2", "IN_STEP"],
      ["a3", "b3", "IN_STEP"],
    ]);
  });

  test("a paragraph that is changed is ahead, its partner is stale", () => {
    const changed = blocks("a1", "new", "a3");
    expect(seen(changed, other, pairs)[1]).toEqual(["new", "b2", "AHEAD"]);
    expect(seen(other, changed, turnedPairs(pairs))[1]).toEqual(["b2", "new", "STALE"]);
    expect(seen(changed, blocks("b1", "too", "b3"), pairs)[1]).toEqual(["new", "too", "APART"]);
  });

  test("what comes is missing on the other side, what goes leaves its partner alone", () => {
    expect(seen(own, blocks("b1", "new", "b2", "b3"), pairs)).toEqual([
      ["a1", "b1", "IN_STEP"],
      ["–", "new", "MISSING"],
      ["a2", "b2", "IN_STEP"],
      ["a3", "b3", "IN_STEP"],
    ]);
    expect(seen(own, blocks("new", "b1", "b3"), pairs)).toEqual([
      ["–", "new", "MISSING"],
      ["a1", "b1", "IN_STEP"],
      ["a2", "–", "ALONE"],
      ["a3", "b3", "IN_STEP"],
    ]);
  });

  test("a paragraph that is taken apart goes on in its first part", () => {
    expect(seen(own, blocks("b1", "half", "rest", "b3"), pairs).slice(1, 3)).toEqual([
      ["a2", "half", "STALE"],
      ["–", "rest", "MISSING"],
    ]);
  });

  test("one that is changed is known also where others were moved", () => {
    expect(seen(blocks("a3", "a1", "a2"), blocks("b1", "b2", "new"), pairs)).toEqual([
      ["a3", "new", "STALE"],
      ["a1", "b1", "IN_STEP"],
      ["a2", "b2", "IN_STEP"],
    ]);
  });

  test("paragraphs of the same words are told apart by what they stand beside", () => {
    const twice = pairsOf(blocks("x", "a", "x"), blocks("y1", "b", "y2"));
    expect(seen(blocks("a", "x"), blocks("y1", "b", "y2"), twice)).toEqual([
      ["–", "y1", "MISSING"],
      ["a", "b", "IN_STEP"],
      ["x", "y2", "IN_STEP"],
    ]);
  });
});

describe("prompts", () => {
  test("are what is still to be written, here or there", () => {
    const [own, other] = [[block("a1"), prompt("p2")], blocks("b1", "b2")];
    const pairs = pairsOf(own, other);
    expect(seen(own, other, pairs)[1]).toEqual(["p2", "b2", "MISSING"]);
    expect(seen(other, own, turnedPairs(pairs))[1]).toEqual(["b2", "p2", "AHEAD"]);
  });

  test("that ask on both sides, or of nobody, are no paragraphs of the text", () => {
    const asking = [prompt("p1")];
    expect(seen(asking, [prompt("q1")], pairsOf(asking, [prompt("q1")]))).toEqual([]);
    expect(seen(asking, [prompt("q1")], [])).toEqual([]);
  });
});

describe("saying that paragraphs say the same", () => {
  const [own, other] = [blocks("a1", "a2"), blocks("b1", "b2")];
  const pairs = pairsOf(own, other);

  test("takes the place of what they were paired with", () => {
    const changed = blocks("b1", "new");
    const agreed = agreedPairs(own, changed, pairs, [{ own: 1, other: 1 }]);
    expect(agreed).toEqual([
      { own: "a1", other: "b1", place: 0 },
      { own: "a2", other: "new", place: 1 },
    ]);
    expect(seen(own, changed, agreed).map(([, , state]) => state)).toEqual(["IN_STEP", "IN_STEP"]);
  });

  test("keeps what is stale, and forgets what is gone", () => {
    expect(agreedPairs(blocks("a2", "n"), blocks("x", "m"), pairs, [{ own: 1, other: 1 }])).toEqual([{ own: "n", other: "m", place: 0 }]);
    expect(agreedPairs(blocks("a1", "a2", "n"), blocks("x", "b2", "m"), pairs, [{ own: 2, other: 2 }])).toEqual([
      { own: "a1", other: "b1", place: 0 },
      { own: "a2", other: "b2", place: 1 },
      { own: "n", other: "m", place: 2 },
    ]);
  });
});

describe("for any texts", () => {
  type Stream = Iterator<number>;
  const size = fc.integer({ min: 1, max: 12 });
  const runs = { numRuns: 500 };
  /** Two texts of some paragraphs that were paired one by one. */
  const begun = (length: number) => {
    const of = (side: string) => Array.from({ length }, (_, at) => block(`${side}${at}`));
    return { own: of("a"), other: of("b"), pairs: pairsOf(of("a"), of("b")) };
  };
  const partnerOf = (key: string) => `b${key.slice(1)}`;

  /** One thing that a person does to a text. */
  const edit = fc.record({
    kind: fc.constantFrom("change", "add", "remove", "move"),
    at: fc.nat({ max: 40 }),
    to: fc.nat({ max: 40 }),
  });
  type Edit = typeof edit extends fc.Arbitrary<infer Made> ? Made : never;
  const edited = (text: readonly Block[], { kind, at, to }: Edit, name: string): Block[] => {
    const place = text.length === 0 ? 0 : at % text.length;
    if (kind === "add") return text.toSpliced(to % (text.length + 1), 0, block(name));
    if (text.length === 0) return [...text];
    if (kind === "change") return text.with(place, block(name));
    const rest = text.toSpliced(place, 1);
    if (kind === "remove") return rest;
    return rest.toSpliced(to % (rest.length + 1), 0, text[place] as Block);
  };
  const histories = fc.array(fc.tuple(fc.boolean(), edit), { maxLength: 25 });
  const played = (length: number, history: readonly (readonly [boolean, Edit])[]) => {
    const { own, other, pairs } = begun(length);
    let [left, right]: [Block[], Block[]] = [own, other];
    for (const [at, [isOwn, one]] of history.entries()) {
      if (isOwn) left = edited(left, one, `n${at}`);
      else right = edited(right, one, `m${at}`);
    }
    return { own: left, other: right, pairs };
  };

  test("moving paragraphs, on either side, makes nothing stale", () => {
    fc.assert(
      fc.property(size, fc.infiniteStream(fc.nat()), fc.infiniteStream(fc.nat()), (length, one, two) => {
        const { own, other, pairs } = begun(length);
        const shuffled = (text: Block[], by: Stream) => {
          const ranks = text.map(() => by.next().value as number);
          return text
            .map((_, at) => at)
            .toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
            .map((at) => text[at] as Block);
        };
        const rows = seen(shuffled(own, one), shuffled(other, two), pairs);
        expect(rows).toHaveLength(length);
        for (const [mine, theirs, state] of rows) expect([theirs, state]).toEqual([partnerOf(String(mine)), "IN_STEP"]);
      }),
      runs,
    );
  });
  test("changing some paragraphs makes exactly their partners stale, on either side", () => {
    fc.assert(
      fc.property(size, fc.array(fc.constantFrom("same", "own", "other", "both"), { minLength: 12, maxLength: 12 }), (length, what) => {
        const { own, other, pairs } = begun(length);
        const changes = what.slice(0, length);
        const left = own.map((one, at) => (["own", "both"].includes(changes[at] ?? "") ? block(`n${at}`) : one));
        const right = other.map((one, at) => (["other", "both"].includes(changes[at] ?? "") ? block(`m${at}`) : one));
        const named = { same: "IN_STEP", own: "AHEAD", other: "STALE", both: "APART" };
        expect(twinRows(left, right, pairs)).toEqual(changes.map((change, at) => ({ own: at, other: at, state: named[change] })));
      }),
      runs,
    );
  });

  test("whatever was done, what nobody changed is in step, and every paragraph stands in one row", () => {
    fc.assert(
      fc.property(size, histories, (length, history) => {
        const { own, other, pairs } = played(length, history);
        const rows = twinRows(own, other, pairs);
        const list = (side: "own" | "other") => rows.flatMap((row) => (row[side] === undefined ? [] : [row[side]]));
        expect(list("own")).toEqual(own.map((_, at) => at));
        expect(list("other").toSorted((a, b) => a - b)).toEqual(other.map((_, at) => at));
        const rights = new Set(other.map(({ key }) => key));
        for (const [mine, theirs, state] of seen(own, other, pairs)) {
          const isOld = /^a\d/.test(String(mine));
          if (isOld && rights.has(partnerOf(String(mine)))) expect([theirs, state]).toEqual([partnerOf(String(mine)), "IN_STEP"]);
          if (state === "STALE") expect(rights.has(partnerOf(String(mine)))).toBe(false);
          if (state === "AHEAD") expect(isOld).toBe(false);
        }
      }),
      runs,
    );
  });

  test("both sides see the same", () => {
    const turned = { IN_STEP: "IN_STEP", STALE: "AHEAD", AHEAD: "STALE", APART: "APART", MISSING: "ALONE", ALONE: "MISSING" };
    fc.assert(
      fc.property(size, histories, (length, history) => {
        const { own, other, pairs } = played(length, history);
        const here = seen(own, other, pairs).map(([mine, theirs, state]) => [theirs, mine, turned[state as keyof typeof turned]]);
        const there = seen(other, own, turnedPairs(pairs));
        expect(here.map(String).toSorted()).toEqual(there.map(String).toSorted());
        expect(turnedPairs(turnedPairs(pairs))).toEqual(pairs);
      }),
      runs,
    );
  });

  test("what is said to say the same is in step, and what was before stays so", () => {
    fc.assert(
      fc.property(size, histories, (length, history) => {
        const { own, other, pairs } = played(length, history);
        const rows = twinRows(own, other, pairs);
        for (const { own: mine, other: theirs } of rows) {
          if (mine === undefined || theirs === undefined) continue;
          const next = twinRows(own, other, agreedPairs(own, other, pairs, [{ own: mine, other: theirs }]));
          const inStep = rows.filter(({ state }) => state === "IN_STEP");
          expect(next).toEqual(expect.arrayContaining([...inStep, { own: mine, other: theirs, state: "IN_STEP" }]));
        }
      }),
      { numRuns: 200 },
    );
  });

  test("all can be said to say the same, in any order", () => {
    fc.assert(
      fc.property(size, histories, (length, history) => {
        const { own, other, pairs } = played(length, history);
        const common = Math.min(own.length, other.length);
        const [left, right] = [own.slice(0, common), other.slice(0, common)];
        const all = left.map((_, at) => ({ own: at, other: common - 1 - at }));
        expect(twinRows(left, right, agreedPairs(left, right, pairs, all))).toEqual(all.map((one) => ({ ...one, state: "IN_STEP" })));
      }),
      runs,
    );
  });
});

test("a pair that is a guess stays one, whatever is changed, until somebody says that both say the same", () => {
  const [own, other] = [blocks("a1", "a2"), blocks("b1", "b2")];
  const pairs = pairsOf(own, other).map((pair) => ({ ...pair, guessed: true as const }));
  const guesses = (rows: ReturnType<typeof twinRows>) => rows.map(({ state, guessed }) => [state, guessed ?? false]);
  expect(guesses(twinRows(own, other, pairs))).toEqual([
    ["IN_STEP", true],
    ["IN_STEP", true],
  ]);
  expect(guesses(twinRows(blocks("new", "a2"), other, turnedPairs(turnedPairs(pairs))))).toEqual([
    ["AHEAD", true],
    ["IN_STEP", true],
  ]);
  const agreed = agreedPairs(own, other, pairs, [{ own: 1, other: 1 }]);
  expect(agreed).toEqual([
    { own: "a1", other: "b1", place: 0, guessed: true },
    { own: "a2", other: "b2", place: 1 },
  ]);
  expect(guesses(twinRows(other, own, turnedPairs(agreed)))).toEqual([
    ["IN_STEP", true],
    ["IN_STEP", false],
  ]);
});
