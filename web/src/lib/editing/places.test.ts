import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import { HUMAN } from "./edit-state.ts";
import { Story } from "./simulation/story.ts";
import { linesOf, textOf } from "./simulation/texts.ts";

let story: Story;

beforeEach(() => {
  story = new Story();
});

describe("shown in another place", () => {
  test("it shows what was typed, and typing goes on from there", () => {
    story.type("a1");
    story.tab.showAnew();
    expect(linesOf(story.tab.screen)).toEqual(["a1"]);
    story.tab.type(textOf(["a1 a2"]));
    expect(story.shown()).toEqual(["a1 a2"]);
  });

  test("given up, the stored text takes its place, also where it was begun from that", () => {
    story.type("a1");
    story.tab.session.giveUp();
    expect(linesOf(story.tab.screen)).toEqual([]);
  });

  test("what was typed in the last moment is shown, too, and what the place before tells afterwards is brought together with it", () => {
    const before = story.tab.session.shown;
    story.tab.session.typing(() => textOf(["a1"]), before);
    story.tab.showAnew();
    expect(linesOf(story.tab.screen)).toEqual(["a1"]);
    story.tab.session.type(textOf(["a1", "a2"]), before);
    expect(story.shown()).toEqual(["a1", "a2"]);
    expect(linesOf(story.tab.screen)).toEqual(["a1", "a2"]);
  });
});

test("closed on a text that saved itself, and opened again: it is saved, and nothing is restored", async () => {
  story.type("a1");
  await story.world.pass(5_000);
  await story.answered();
  expect(story.tab.status).toBe("saved");
  story.world.close(story.tab);
  expect(story.world.device.drafts.size).toBe(0);
  story.tab = story.open();
  expect(story.tab.status).toBe("saved");
  expect(story.tab.state.restoredAt).toBeUndefined();
});

describe("two tabs", () => {
  test("each has a draft of its own, and the one that opens next goes on with what a closed one left", async () => {
    const two = story.open("two");
    story.type("a1");
    story.world.edit(two, ["a2"]);
    expect([...story.world.device.drafts.keys()].toSorted()).toEqual(["one", "two"]);
    story.world.crash(story.tab);
    await story.world.pass(1_000);
    story.world.crash(two);
    story.tab = story.open("three");
    expect(story.shown()).toEqual(["a1"]);
    expect([...story.world.device.drafts.keys()].toSorted()).toEqual(["three", "two"]);
  });

  test("what is put back while its removal is on its way is not taken for what another tab has gone on from", async () => {
    await story.typeAndStore("a1");
    story.type();
    story.tab.session.save();
    await story.world.settle();
    story.type("a1");
    story.world.close(story.tab);
    story.world.network.promptly(0);
    await story.other("o1");
    story.tab = story.open();
    expect(story.tab.status).toBe("conflict");
    story.world.decide(story.tab, "both");
    expect(story.shown()).toEqual(["a1", "o1"]);
  });

  describe("and what yet another has left", () => {
    const left = (...lines: string[]) => ({
      value: textOf(lines),
      origin: HUMAN,
      base: story.tab.state.base,
      at: 1,
      forget: jest.fn(),
      replace: jest.fn(),
    });

    test("is brought into what is here, where both changed the same one after the other, and is gone from this device", async () => {
      await story.typeAndStore("a1", "a2");
      const other = left("a1 a3", "a2");
      story.tab.session.offer([other]);
      story.type("a1 a4", "a2");
      story.tab.session.takeOther(other);
      expect(story.shown()).toEqual(["a1 a3", "a1 a4", "a2"]);
      expect(linesOf(story.tab.screen)).toEqual(story.shown());
      expect(story.tab.session.others).toEqual([]);
      expect(other.forget).toHaveBeenCalledTimes(1);
    });

    test("is brought in with what it put back after a save of its own that no answer came to", async () => {
      await story.typeAndStore("a1");
      const other = { ...left("a1", "a2", "a3"), base: { ...story.tab.state.base, value: textOf(["a1", "a2"]) } };
      const unconfirmed = [{ value: textOf(["a1"]), origin: HUMAN }];
      story.tab.session.offer([other]);
      story.tab.session.takeOther({ ...other, unconfirmed });
      expect(story.shown()).toEqual(["a1", "a2", "a3"]);
    });

    test("is deleted without a trace in what is here", () => {
      const [one, two] = [left("a1"), left("a2")];
      story.tab.session.offer([one, two]);
      story.tab.session.dropOther(one);
      expect(story.tab.session.others).toEqual([two]);
      expect([one.forget, two.forget].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
      expect(story.shown()).toEqual([]);
    });

    test("the AI's words in it stay the AI's", () => {
      story.tab.session.takeOther({ ...left("g1"), origin: { source: "AI", generationId: "1" } });
      expect(story.tab.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
    });
  });
});
