import { beforeEach, describe, expect, test } from "@jest/globals";
import { Story } from "./simulation/story.ts";
import { linesOf } from "./simulation/texts.ts";

let story: Story;

beforeEach(() => {
  story = new Story();
});

describe("when it is saved", () => {
  test("two seconds after the last key, not before, and not as an entry of the history", async () => {
    story.type("a1");
    await story.world.pass(1_500);
    story.type("a1 a2");
    await story.world.pass(1_999);
    expect(story.sent).toEqual([]);
    await story.world.pass(1);
    expect(story.sent).toEqual([{ lines: ["a1 a2"], checkpoint: false }]);
  });

  test("ten seconds after the first key at the latest, however much is typed", async () => {
    for (let second = 0; second < 9; second += 1) {
      story.type(`a${second}`);
      await story.world.pass(1_000);
    }
    story.type("last");
    await story.world.pass(999);
    expect(story.sent).toEqual([]);
    await story.world.pass(1);
    expect(story.sent).toEqual([{ lines: ["last"], checkpoint: false }]);
  });

  test("a minute's pause makes an entry of the history of it, once", async () => {
    story.type("a1");
    await story.world.pass(2_000);
    await story.answered();
    await story.world.pass(57_999);
    expect(story.sent).toHaveLength(1);
    await story.world.pass(1);
    await story.answered();
    expect(story.sent.at(-1)).toEqual({ lines: ["a1"], checkpoint: true });
    await story.world.pass(600_000);
    expect(story.sent).toHaveLength(2);
  });

  test("leaving makes one, a blur doesn't", async () => {
    story.type("a1");
    story.tab.session.leave(false);
    await story.answered();
    story.tab.session.leave(false);
    await story.answered();
    expect(story.sent).toEqual([{ lines: ["a1"], checkpoint: false }]);
    story.tab.session.leave();
    await story.answered();
    story.tab.session.leave();
    await story.answered();
    expect(story.sent).toEqual([
      { lines: ["a1"], checkpoint: false },
      { lines: ["a1"], checkpoint: true },
    ]);
  });

  test("what is typed while a save is under way is saved after it, with what was asked for meanwhile", async () => {
    story.type("a1");
    story.tab.session.save(false);
    story.type("a1 a2");
    story.tab.session.save(true);
    story.tab.session.save(false);
    expect(story.tab.status).toBe("saving");
    await story.answered();
    expect(story.sent.map(({ checkpoint }) => checkpoint)).toEqual([false, true]);
    expect(story.stored()).toEqual(["a1 a2"]);
    expect(story.tab.status).toBe("saved");
  });

  test("nothing is story.sent when nothing has changed", async () => {
    story.tab.session.save();
    story.tab.session.leave();
    await story.world.pass(600_000);
    expect(story.sent).toEqual([]);
    expect(story.tab.status).toBe("saved");
  });

  test("what was left here waits a minute to be seen, and is an entry of the history then", async () => {
    story.type("a1");
    story.world.crash(story.tab);
    story.tab = story.open();
    expect(story.shown()).toEqual(["a1"]);
    expect(story.tab.status).toBe("local");
    expect(story.tab.state.restoredAt).toBeDefined();
    await story.world.pass(59_999);
    expect(story.sent).toEqual([]);
    await story.world.pass(1);
    await story.answered();
    expect(story.sent).toEqual([{ lines: ["a1"], checkpoint: true }]);
    expect(story.tab.state.restoredAt).toBeUndefined();
    expect(story.world.device.drafts.size).toBe(0);
  });

  test("storing says whether the service has exactly what is here", async () => {
    story.type("a1");
    const storing = story.tab.session.store();
    await story.answered();
    expect(await storing).toBe(true);
    story.type("a2");
    const failing = story.tab.session.store();
    await story.world.settle();
    story.world.network.fail(0, "refused");
    expect(await failing).toBe(false);
  });
});

describe("what is kept on this device", () => {
  test("every change is, until it is stored", async () => {
    story.type("a1");
    expect(linesOf(story.world.device.drafts.get("one")?.value ?? null)).toEqual(["a1"]);
    story.tab.session.save();
    await story.world.settle();
    expect(story.world.device.drafts.has("one")).toBe(true);
    await story.answered();
    expect(story.world.device.drafts.has("one")).toBe(false);
  });

  test("undo removes it when nothing is left of it", () => {
    story.type("a1");
    story.world.undo(story.tab);
    expect(story.world.device.drafts.has("one")).toBe(false);
    expect(story.tab.status).toBe("saved");
    expect(story.tab.session.idle).toBe(true);
  });
});

describe("when the service doesn't take it", () => {
  test("what is refused stays until it is changed or asked for again", async () => {
    story.type("a1");
    await story.world.pass(2_000);
    story.world.network.fail(0, "refused");
    await story.world.settle();
    expect(story.tab.status).toBe("failed");
    expect(story.tab.state.failure).toEqual({ kind: "refused", reason: "refused" });
    await story.world.pass(600_000);
    expect(story.sent).toHaveLength(1);
    story.type("a1 a2");
    expect(story.tab.state.failure).toBeUndefined();
    await story.world.pass(2_000);
    expect(story.sent).toHaveLength(2);
    story.world.network.fail(0, "refused");
    await story.world.settle();
    story.world.save(story.tab);
    await story.answered();
    expect(story.stored()).toEqual(["a1 a2"]);
    expect(story.tab.status).toBe("saved");
  });

  test("what it can't take now is tried again after three seconds, then six, at most a minute", async () => {
    story.type("a1");
    await story.world.pass(2_000);
    for (const pause of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
      const before = story.sent.length;
      story.world.network.fail(0, "unavailable");
      await story.world.settle();
      expect(story.tab.status).toBe("failed");
      await story.world.pass(pause - 1);
      expect(story.sent).toHaveLength(before);
      await story.world.pass(1);
      expect(story.sent).toHaveLength(before + 1);
    }
    await story.answered();
    expect(story.tab.status).toBe("saved");
    story.type("a2");
    await story.world.pass(2_000);
    story.world.network.fail(0, "unavailable");
    await story.world.settle();
    const before = story.sent.length;
    await story.world.pass(3_000);
    expect(story.sent).toHaveLength(before + 1);
  });

  test("an entry of the history that it doesn't want isn't asked for again, one that it can't make now is", async () => {
    await story.typeAndStore("a1");
    for (const how of ["refused", "unavailable"] as const) {
      story.type(how);
      await story.world.pass(2_000);
      await story.answered();
      const before = story.sent.length;
      await story.world.pass(58_000);
      story.world.network.fail(0, how);
      await story.world.settle();
      expect(story.tab.status).toBe("saved");
      await story.world.pass(2_000);
      expect(story.sent).toHaveLength(before + 1);
      await story.world.pass(1_000);
      expect(story.sent).toHaveLength(before + (how === "refused" ? 1 : 2));
      await story.answered();
      await story.world.pass(600_000);
      expect(story.sent).toHaveLength(before + (how === "refused" ? 1 : 2));
    }
  });

  test("undone after an answer that never came, the text before it is stored again", async () => {
    await story.typeAndStore("a1");
    story.type("a1", "a2");
    story.tab.session.save();
    await story.world.settle();
    story.world.network.arrive(0);
    story.world.network.fail(0, "unavailable");
    await story.world.settle();
    expect(story.stored()).toEqual(["a1", "a2"]);
    story.world.undo(story.tab);
    expect(story.tab.status).not.toBe("saved");
    await story.world.pass(3_000);
    await story.answered();
    expect(story.stored()).toEqual(["a1"]);
    expect(story.tab.status).toBe("saved");
  });
});
