import { beforeEach, describe, expect, test } from "@jest/globals";
import { Story } from "./simulation/story.ts";
import { linesOf, textOf } from "./simulation/texts.ts";

let story: Story;

beforeEach(() => {
  story = new Story();
});

describe("when somebody else has saved", () => {
  beforeEach(() => story.typeAndStore("a1", "a2"));

  test("it is shown when nothing is at stake here", async () => {
    const { given } = story.tab.state;
    await story.other("a1", "o1");
    expect(story.shown()).toEqual(["a1", "o1"]);
    expect(story.tab.state.given).toBe(given + 1);
    expect(story.tab.status).toBe("saved");
    expect(story.tab.state.mergedAt).toBeUndefined();
  });

  test("what is older than what is known, or the same, is no news", async () => {
    const { current } = story.world.service;
    const before = story.world.service.log.get(1);
    if (before) story.tab.session.found(before);
    expect(story.shown()).toEqual(["a1", "a2"]);
    story.tab.session.found({ ...current, value: textOf(["another"]) });
    expect(story.shown()).toEqual(["a1", "a2"]);
    story.type("a1 a3", "a2");
    if (before) story.tab.session.found(before);
    expect(story.tab.state.base.version).toBe(current.version);
    expect(story.shown()).toEqual(["a1 a3", "a2"]);
  });

  test("somebody else's version is none to make an entry of; one's own whose answer was lost is", async () => {
    await story.other("a1", "o1");
    story.sent = [];
    await story.world.pass(600_000);
    expect(story.sent).toEqual([]);
    story.type("a1", "o1", "a3");
    await story.world.pass(2_000);
    story.world.network.arrive(0);
    story.world.network.fail(0, "unavailable");
    await story.world.settle();
    story.world.hear(story.tab);
    expect(story.tab.status).toBe("saved");
    await story.world.pass(60_000);
    await story.answered();
    expect(story.sent.at(-1)).toEqual({ lines: ["a1", "o1", "a3"], checkpoint: true });
    expect(story.sent).toHaveLength(2);
  });

  test("typed the same as the other, it is stored already", async () => {
    story.type("a1", "o1");
    await story.other("a1", "o1");
    expect(story.tab.status).toBe("saved");
    expect(story.tab.state.mergedAt).toBeUndefined();
    expect(story.world.device.drafts.size).toBe(0);
  });

  describe("while it isn't known whether a save of one's own arrived", () => {
    /** Types this, and hears nothing of the save. */
    const sendUnheard = async (...lines: string[]) => {
      story.type(...lines);
      await story.world.pass(2_000);
      story.world.network.fail(0, "unavailable");
      await story.world.settle();
    };

    test("a line that was put back and gone on from isn't taken for one that the other took out", async () => {
      await sendUnheard("a1");
      story.world.undo(story.tab);
      story.type("a1", "a2", "a3");
      await story.other("a1", "o1");
      expect(story.tab.status).toBe("conflict");
      story.world.decide(story.tab, "both");
      expect(story.shown()).toEqual(["a1", "a2", "a3", "o1"]);
    });

    test("a line that was taken out again doesn't come back with what the other wrote", async () => {
      await sendUnheard("a1", "a3", "a2");
      story.type("a1", "a2");
      await story.other("a1", "a3", "a2 o1");
      expect(story.shown()).toEqual(["a1", "a2 o1"]);
      expect(story.tab.status).toBe("local");
    });

    test("what is gone on from is no conflict with what the other wrote elsewhere, whether it arrived or not", async () => {
      await sendUnheard("a1 a3", "a2");
      story.type("a1 a3 a4", "a2");
      await story.other("a1", "a2", "o1");
      expect(story.shown()).toEqual(["a1 a3 a4", "a2", "o1"]);
      await sendUnheard("a1 a3 a4 a5", "a2", "o1");
      story.type("a1 a3 a4 a5 a6", "a2", "o1");
      await story.other("a1 a3 a4 a5", "a2", "o1 o2");
      expect(story.shown()).toEqual(["a1 a3 a4 a5 a6", "a2", "o1 o2"]);
    });

    test("a line that was taken out while the other changed it is asked about", async () => {
      await sendUnheard("a3", "a1", "a2");
      story.type("a3", "a2");
      await story.other("a3", "a1 o1", "a2");
      expect(story.tab.status).toBe("conflict");
    });

    test("words that are to stand do, all of them", async () => {
      await sendUnheard("a1");
      story.type("a3", "a1");
      await story.other("o1");
      expect(story.tab.status).toBe("conflict");
      story.world.decide(story.tab, "mine");
      expect(story.shown()).toEqual(["a3", "a1"]);
    });

    test("what may have been taken out by either is asked about", async () => {
      await sendUnheard("a3", "a2");
      story.world.undo(story.tab);
      story.type("a1", "a3", "a2");
      await story.other("a3 o1", "a2");
      expect(story.tab.status).toBe("conflict");
      story.world.decide(story.tab, "mine");
      expect(story.shown()).toEqual(["a1", "a3", "a2"]);
    });

    test("a place that both changed is asked about, and no word of it stands twice by itself", async () => {
      await sendUnheard("a1 a3", "a2");
      story.type("a1", "a2");
      await story.other("a1 o1", "a2");
      expect(story.tab.status).toBe("conflict");
      story.world.decide(story.tab, "theirs");
      expect(story.shown()).toEqual(["a1 o1", "a2"]);
    });

    test("what is put back while it isn't decided is one's own, too", async () => {
      await sendUnheard("a1 a3", "a2");
      story.world.giveUp(story.tab);
      await story.other("o1", "a2");
      expect(story.tab.status).toBe("conflict");
      story.type("a1 a3", "a2");
      story.world.decide(story.tab, "both");
      expect(story.shown()).toEqual(["a1 a3", "o1", "a2"]);
    });
  });

  test("a save that arrives long after it was undone doesn't take the text with it", async () => {
    story.type("a1");
    await story.world.pass(2_000);
    story.world.network.fail(0, "unavailable");
    await story.world.settle();
    story.world.undo(story.tab);
    await story.world.pass(3_000);
    story.world.network.answer(0);
    story.world.network.promptly(0);
    await story.world.settle();
    expect(story.tab.status).toBe("saved");
    story.world.network.arrive(0);
    expect(story.stored()).toEqual(["a1"]);
    story.world.hear(story.tab);
    expect(story.shown()).toEqual(["a1", "a2"]);
    await story.world.pass(10_000);
    await story.answered();
    expect(story.stored()).toEqual(["a1", "a2"]);
  });

  test("changes that don't touch are brought together, which is said, and stored", async () => {
    story.type("a1 a3", "a2");
    await story.other("a1", "o1");
    expect(story.shown()).toEqual(["a1 a3", "o1"]);
    expect(story.tab.state.mergedAt).toBe(story.world.clock.now);
    await story.world.pass(2_000);
    await story.answered();
    expect(story.stored()).toEqual(["a1 a3", "o1"]);
  });

  test("a save that comes too late is brought together with it, and stored as it was asked for", async () => {
    story.world.other(() => ["a1", "o1"]);
    story.type("a1 a3", "a2");
    story.tab.session.save(true);
    await story.answered();
    expect(story.stored()).toEqual(["a1 a3", "o1"]);
    expect(story.sent.at(-1)?.checkpoint).toBe(true);
    expect(story.tab.status).toBe("saved");
  });

  test("what is heard of while a save is under way has its turn after it", async () => {
    story.type("a1 a3", "a2");
    story.tab.session.save();
    await story.world.settle();
    await story.other("a1", "o1");
    expect(story.shown()).toEqual(["a1 a3", "a2"]);
    story.world.network.fail(0, "unavailable");
    await story.world.settle();
    expect(story.shown()).toEqual(["a1 a3", "o1"]);
    await story.world.pass(3_000);
    await story.answered();
    expect(story.stored()).toEqual(["a1 a3", "o1"]);
  });

  test("another status makes no conflict, and nothing is said of it", async () => {
    story.type("a1 a3", "a2");
    story.world.service.moveStatus();
    story.tab.session.save();
    await story.answered();
    expect(story.stored()).toEqual(["a1 a3", "a2"]);
    expect(story.tab.state.mergedAt).toBeUndefined();
  });

  test("one's own text that is to stand in the place of the AI's has nothing of the AI's, unless something of it stays", async () => {
    const { world, tab } = story;
    const generated = (...lines: string[]) => {
      const { version } = world.service.current;
      for (const line of lines) world.meant.add(line);
      world.service.save({
        value: textOf(lines),
        origin: { source: "AI", generationId: "1" },
        version,
        checkpoint: true,
        author: "other",
      });
      world.hear(tab);
    };
    story.type("a1 a3", "a2 a4");
    generated("g1", "g2");
    expect(tab.status).toBe("conflict");
    world.decide(tab, "mine");
    expect(story.shown()).toEqual(["a1 a3", "a2 a4"]);
    expect(tab.origin).toEqual({ source: "HUMAN" });
    await story.answered();
    expect(world.service.current.origin).toEqual({ source: "HUMAN" });
    story.type("a1 a3 a5", "a2 a4");
    generated("g3", "g4");
    world.decide(tab, "mine");
    expect(story.shown()).toEqual(["a1 a3 a5", "g4"]);
    expect(tab.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
  });

  describe("and both changed the same", () => {
    beforeEach(async () => {
      story.type("a1 a3", "a2");
      await story.other("a1 o1", "a2 o2");
    });

    test("both sides are there, nothing is saved until it is decided, and typing goes on", async () => {
      expect(story.tab.status).toBe("conflict");
      expect(linesOf(story.tab.state.conflict?.theirs.value ?? null)).toEqual(["a1 o1", "a2 o2"]);
      expect(story.shown()).toEqual(["a1 a3", "a2"]);
      const before = story.sent.length;
      story.type("a1 a3 a4", "a2");
      story.tab.session.save();
      story.tab.session.leave();
      await story.world.pass(600_000);
      expect(story.sent).toHaveLength(before);
      expect(story.world.device.drafts.has("one")).toBe(true);
    });

    test.each([
      ["mine", ["a1 a3", "a2 o2"]],
      ["theirs", ["a1 o1", "a2 o2"]],
    ] as const)("%s stands where they clash, the rest is brought together", async (take, lines) => {
      story.world.decide(story.tab, take);
      expect(story.shown()).toEqual(lines);
      await story.answered();
      expect(story.stored()).toEqual(lines);
      expect(story.tab.status).toBe("saved");
      expect(story.world.device.drafts.size).toBe(0);
    });

    test("both, one after the other, are the person's to work over", async () => {
      story.world.decide(story.tab, "both");
      expect(story.shown()).toEqual(["a1 a3", "a1 o1", "a2 o2"]);
      expect(story.tab.status).toBe("local");
      story.type("a1 a3 o1", "a2 o2");
      await story.world.pass(2_000);
      await story.answered();
      expect(story.stored()).toEqual(["a1 a3 o1", "a2 o2"]);
    });

    test("giving up is theirs", () => {
      story.world.giveUp(story.tab);
      expect(story.shown()).toEqual(["a1 o1", "a2 o2"]);
      expect(story.tab.status).toBe("saved");
    });

    test("typing what the other has decides it", () => {
      story.type("a1 o1", "a2 o2");
      expect(story.tab.status).toBe("saved");
      expect(story.tab.state.conflict).toBeUndefined();
    });

    test("what the other saves next may resolve it, or is what stands against it", async () => {
      await story.other("a1 o5", "a2");
      expect(linesOf(story.tab.state.conflict?.theirs.value ?? null)).toEqual(["a1 o5", "a2"]);
      await story.other("a1", "a2 o2");
      expect(story.tab.state.conflict).toBeUndefined();
      expect(story.shown()).toEqual(["a1 a3", "a2 o2"]);
    });

    test("it is found again after a crash", () => {
      story.world.crash(story.tab);
      story.tab = story.open();
      expect(story.tab.status).toBe("conflict");
      expect(story.shown()).toEqual(["a1 a3", "a2"]);
    });
  });
});
