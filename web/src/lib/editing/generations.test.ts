import { beforeEach, describe, expect, test } from "@jest/globals";
import { Story } from "./simulation/story.ts";
import { textOf } from "./simulation/texts.ts";

let story: Story;

beforeEach(() => {
  story = new Story();
});

describe("what a generation has written", () => {
  const generation = (id: string, whole = true) => {
    const made = { id, value: textOf([`g${id}`]), whole };
    story.world.generations.push(made);
    return made;
  };

  test("takes the place of the text after that is stored, and is stored itself", async () => {
    story.type("a1");
    story.world.receive(story.tab, generation("1"));
    expect(story.shown()).toEqual(["a1"]);
    await story.answered();
    expect(story.sent.map(({ lines, checkpoint }) => [...lines, checkpoint])).toEqual([
      ["a1", true],
      ["g1", true],
    ]);
    expect(story.tab.origin).toEqual({ source: "AI", generationId: "1" });
    expect(story.stored()).toEqual(["g1"]);
    expect(story.tab.session.hasTaken("1")).toBe(true);
  });

  test("is taken once, also when it has been undone", async () => {
    const made = generation("1");
    story.world.receive(story.tab, made);
    await story.answered();
    story.world.undo(story.tab);
    story.world.receive(story.tab, made);
    expect(story.shown()).toEqual([]);
    expect(story.tab.origin.source).toBe("HUMAN");
  });

  test("each of two is taken, in their order", async () => {
    story.type("a1");
    story.world.receive(story.tab, generation("1"));
    story.world.receive(story.tab, generation("2"));
    await story.answered();
    await story.answered();
    expect(story.sent.map(({ lines }) => lines.join())).toEqual(["a1", "g1", "g2"]);
  });

  test("one that broke off is shown, and stored only when the person goes on with it", async () => {
    await story.typeAndStore("a1");
    story.sent = [];
    story.world.receive(story.tab, generation("1", false));
    await story.world.settle();
    expect(story.shown()).toEqual(["g1"]);
    expect(story.tab.status).toBe("local");
    story.tab.session.leave();
    await story.world.pass(600_000);
    expect(story.sent).toEqual([]);
    story.type("g1 a2");
    await story.world.pass(2_000);
    await story.answered();
    expect(story.stored()).toEqual(["g1 a2"]);
    expect(story.tab.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
  });

  test("undone, the person's text that was on the screen is theirs, whatever has stood behind it since", async () => {
    await story.typeAndStore("a1");
    story.type("a1", "a2");
    story.tab.session.save();
    await story.world.settle();
    story.world.receive(story.tab, generation("1", false));
    story.world.undo(story.tab);
    story.world.other(() => ["o1", "a1"]);
    await story.answered();
    expect(story.shown()).toEqual(["g1"]);
    story.world.undo(story.tab);
    expect(story.shown()).toEqual(["a1"]);
    expect(story.tab.origin).toEqual({ source: "HUMAN" });
  });

  test("waits for a decision", async () => {
    await story.typeAndStore("a1");
    story.type("a1 a2");
    await story.other("a1 o1");
    story.world.receive(story.tab, generation("1"));
    await story.world.settle();
    expect(story.shown()).toEqual(["a1 a2"]);
    story.world.decide(story.tab, "mine");
    await story.answered();
    await story.answered();
    expect(story.stored()).toEqual(["g1"]);
  });
});
