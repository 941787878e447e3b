import { describe, expect, test } from "@jest/globals";
import { mergeTexts, sameText } from "./blocks.ts";
import { arrived, isWhole, mergeInDoubt, mergeTaking } from "./doubtful-saves.ts";
import { textOf } from "./simulation/texts.ts";

const TEXT = { same: sameText, merge: mergeTexts };

const made = (base: string[], mine: string[], ...doubtful: string[][]) => ({
  base: textOf(base),
  doubtful: doubtful.map((lines) => textOf(lines)),
  mine: textOf(mine),
});

describe("a change that is brought together with what is stored", () => {
  test("changes of different paragraphs both stand", () => {
    expect(mergeInDoubt(TEXT, made(["one", "two"], ["mine", "two"]), textOf(["one", "theirs"]))).toEqual(textOf(["mine", "theirs"]));
  });

  test("where both changed the same it is for the person to decide", () => {
    expect(mergeInDoubt(TEXT, made(["one"], ["mine"]), textOf(["theirs"]))).toBeUndefined();
  });

  test.each([["arrived", ["one", "put in"]] as const, ["didn't", ["one"]] as const])(
    "what a save put in and the person took out again is gone, whether the save arrived or not: it %s",
    (_, stored) => {
      expect(mergeInDoubt(TEXT, made(["one"], ["one"], ["one", "put in"]), textOf([...stored]))).toEqual(textOf(["one"]));
    },
  );

  test.each([["arrived", ["one"]] as const, ["didn't", ["one", "taken out"]] as const])(
    "what a save took out and the person put back stands, whether the save arrived or not: it %s",
    (_, stored) => {
      const change = made(["one", "taken out"], ["one", "taken out"], ["one"]);
      expect(mergeInDoubt(TEXT, change, textOf([...stored]))).toEqual(textOf(["one", "taken out"]));
    },
  );

  test("what a save put in stands once where somebody has gone on from it, and the person has, too", () => {
    const change = made(["one"], ["one", "put in mine"], ["one", "put in"]);
    expect(mergeInDoubt(TEXT, change, textOf(["one theirs", "put in", "behind"]))).toEqual(textOf(["one theirs", "put in mine", "behind"]));
  });

  test("where both went on from a save that arrived in the same place it is for the person to decide", () => {
    const change = made(["one"], ["one", "put in mine"], ["one", "put in"]);
    expect(mergeInDoubt(TEXT, change, textOf(["one", "put in", "behind"]))).toEqual(textOf(["one", "put in mine", "behind"]));
    expect(mergeInDoubt(TEXT, change, textOf(["one", "put in theirs"]))).toBeUndefined();
  });

  test("what the person goes on with, and somebody else takes out of a save that arrived, is for the person to decide", () => {
    const change = made(["one"], ["one mine", "put in"], ["one", "put in"]);
    expect(mergeInDoubt(TEXT, change, textOf(["put in"]))).toBeUndefined();
  });

  test("what a save put in stands once where both wrote beside it, and something else of that save has been taken out again", () => {
    const change = made(["one", "two"], ["one", "mine", "put in", "two"], ["one", "put in", "two", "taken out"]);
    const stored = textOf(["one", "put in", "theirs", "two"]);
    expect(mergeInDoubt(TEXT, change, stored)).toEqual(textOf(["one", "mine", "put in", "theirs", "two"]));
  });
});

describe("of saves that no answer came to", () => {
  const [lesser, fuller] = [textOf(["one", "put in"]), textOf(["one", "put in", "gone on"])];

  test("the one that holds what the others changed is gone on from first, whichever was sent first", () => {
    const stored = textOf(["theirs", "one", "put in", "gone on"]);
    expect(arrived(TEXT, textOf(["one"]), [lesser, fuller], stored)).toEqual([fuller, lesser]);
    expect(arrived(TEXT, textOf(["one"]), [fuller, lesser], stored)).toEqual([fuller, lesser]);
  });

  test("one of which something is missing in what is stored hasn't arrived", () => {
    expect(arrived(TEXT, textOf(["one"]), [fuller, lesser], textOf(["theirs", "one", "put in"]))).toEqual([lesser]);
  });

  test("one that changed nothing isn't taken for one that has arrived", () => {
    expect(arrived(TEXT, textOf(["one"]), [textOf(["one"])], textOf(["one", "theirs"]))).toEqual([]);
  });
});

describe("whether nothing of a change is missing somewhere", () => {
  test("it is whole where it stands beside another's", () => {
    expect(isWhole(TEXT, made(["one", "two"], ["mine", "two"]), textOf(["mine", "theirs"]))).toBe(true);
  });

  test("it isn't where another's took its place", () => {
    expect(isWhole(TEXT, made(["one"], ["mine"]), textOf(["theirs"]))).toBe(false);
  });

  test("it isn't where what it took out stands there in another form", () => {
    expect(isWhole(TEXT, made(["one", "taken out"], ["one"]), textOf(["one", "taken out theirs"]))).toBe(false);
  });

  test("it isn't where a save may have arrived that it was made from", () => {
    expect(isWhole(TEXT, made(["one"], ["one"], ["one", "put in"]), textOf(["one", "put in"]))).toBe(false);
  });
});

test.each([
  ["mine" as const, ["mine", "between", "also theirs"]],
  ["theirs" as const, ["theirs", "between", "also theirs"]],
  ["both" as const, ["mine", "theirs", "between", "also theirs"]],
])("of what clashes %s is taken, and the rest of either stands", (take, lines) => {
  const change = made(["one", "between", "two"], ["mine", "between", "two"]);
  expect(mergeTaking(TEXT, change, textOf(["theirs", "between", "also theirs"]), take)).toEqual(textOf(lines));
});
