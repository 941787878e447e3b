import { beforeEach, describe, expect, test } from "@jest/globals";
import { Story } from "./simulation/story.ts";
import { linesOf, textOf } from "./simulation/texts.ts";

let story: Story;

beforeEach(() => {
  story = new Story();
});

describe("without a network", () => {
  beforeEach(async () => {
    await story.typeAndStore("a1");
    story.world.network.cut();
    story.sent = [];
  });

  const reconnected = async () => {
    story.world.network.online = true;
    story.world.deliver();
    await story.answered();
  };

  test("it waits on this device, and is story.sent from there", async () => {
    story.type("a1", "a2");
    story.tab.session.save();
    await story.world.settle();
    expect(story.tab.status).toBe("waiting");
    expect(story.world.device.queue.get("one")?.state).toBe("waiting");
    await reconnected();
    expect(story.stored()).toEqual(["a1", "a2"]);
    expect(story.tab.status).toBe("saved");
    expect(story.world.device.drafts.size).toBe(0);
  });

  test("what the browser has no room for is not called waiting, and is tried again", async () => {
    story.world.device.full = true;
    story.type("a1", "a2");
    story.tab.session.save();
    await story.world.settle();
    expect(story.tab.status).toBe("failed");
    story.world.network.online = true;
    await story.world.pass(3_000);
    await story.answered();
    expect(story.stored()).toEqual(["a1", "a2"]);
    expect(story.tab.status).toBe("saved");
  });

  test("what was saved by itself becomes an entry of the history after a pause, also where it was sent from the queue", async () => {
    story.type("a1", "a2");
    await story.world.pass(2_000);
    expect(story.tab.status).toBe("waiting");
    await reconnected();
    expect(story.tab.status).toBe("saved");
    expect(story.sent).toEqual([{ lines: ["a1", "a2"], checkpoint: false }]);
    await story.world.pass(60_000);
    await story.answered();
    expect(story.sent.at(-1)).toEqual({ lines: ["a1", "a2"], checkpoint: true });
    await story.world.pass(3_600_000);
    expect(story.sent).toHaveLength(2);
  });

  test("what was saved on purpose is an entry of the history once it is sent from the queue", async () => {
    story.type("a1", "a2");
    story.tab.session.save();
    await story.world.settle();
    await reconnected();
    await story.world.pass(3_600_000);
    await story.answered();
    expect(story.sent).toEqual([{ lines: ["a1", "a2"], checkpoint: true }]);
  });

  test("what is typed since takes the place of what waits", async () => {
    story.type("a1", "a2");
    await story.world.pass(2_000);
    story.type("a1", "a2 a3");
    expect(story.tab.status).toBe("local");
    await story.world.pass(2_000);
    expect(linesOf(story.world.device.queue.get("one")?.value ?? null)).toEqual(["a1", "a2 a3"]);
    await reconnected();
    expect(story.stored()).toEqual(["a1", "a2 a3"]);
  });

  test("what waits is taken out of the queue before something newer is story.sent, and nothing is taken that doesn't wait", async () => {
    story.type("a1", "a2");
    await story.world.pass(2_000);
    expect(story.world.device.queue.size).toBe(1);
    story.world.network.online = true;
    story.type("a1", "a2", "a3");
    story.tab.session.save();
    await story.world.settle();
    expect(story.world.device.queue.size).toBe(0);
    await story.answered();
    expect(story.stored()).toEqual(["a1", "a2", "a3"]);
    story.world.deliver();
    await story.answered();
    expect(story.sent).toHaveLength(2);
    expect(story.tab.status).toBe("saved");
  });

  test("what was typed while it was being story.sent goes on from it", async () => {
    story.type("a1", "a2");
    await story.world.pass(2_000);
    story.world.network.online = true;
    story.world.deliver();
    story.type("a1", "a2", "a3");
    await story.answered();
    await story.world.pass(2_000);
    await story.answered();
    expect(story.stored()).toEqual(["a1", "a2", "a3"]);
    expect(story.tab.status).toBe("saved");
    expect(story.tab.state.conflict).toBeUndefined();
  });

  test("what somebody else has saved meanwhile is brought together with what waits, and stored at once as an entry of the history", async () => {
    story.type("a1", "a2");
    await story.world.pass(2_000);
    expect(story.tab.status).toBe("waiting");
    story.world.network.online = true;
    story.sent = [];
    await story.other("a1 o1");
    expect(story.shown()).toEqual(["a1 o1", "a2"]);
    expect(story.world.device.queue.size).toBe(0);
    await story.answered();
    expect(story.sent).toEqual([{ lines: ["a1 o1", "a2"], checkpoint: true }]);
    expect(story.tab.status).toBe("saved");
  });

  test("what waits and was story.sent by another tab needs no more", async () => {
    story.type("a1", "a2");
    await story.world.pass(2_000);
    story.world.network.online = true;
    story.world.service.save({
      value: textOf(["a1", "a2"]),
      origin: { source: "HUMAN" },
      version: story.world.service.current.version,
      checkpoint: true,
      author: "person",
    });
    story.world.hear(story.tab);
    await story.answered();
    expect(story.tab.status).toBe("saved");
    expect(story.world.device.queue.size).toBe(0);
    expect(story.world.device.drafts.size).toBe(0);
    expect(story.tab.state.mergedAt).toBeUndefined();
  });

  test("what was taken out while it waited doesn't come back by an earlier try, though the queue's was refused", async () => {
    story.world.network.online = true;
    story.type("a1", "a2");
    story.tab.session.save();
    await story.world.settle();
    story.type("a1");
    story.world.network.lose(0, false);
    await story.world.settle();
    story.world.network.arrive(0);
    story.world.deliver();
    await story.world.settle();
    story.world.network.fail(0, "refused");
    await story.world.settle();
    expect(story.stored()).toEqual(["a1", "a2"]);
    story.type("a1", "a3");
    story.type("a1");
    await story.world.pass(3_000);
    await story.answered();
    await story.world.pass(3_000);
    await story.answered();
    expect(story.stored()).toEqual(["a1"]);
    expect(story.shown()).toEqual(["a1"]);
  });

  test("refused from the queue, it is the person's to change", async () => {
    story.type("a1", "a2");
    await story.world.pass(2_000);
    story.world.network.online = true;
    story.world.deliver();
    await story.world.settle();
    story.world.network.fail(0, "refused");
    await story.world.settle();
    expect(story.tab.status).toBe("failed");
    expect(story.world.device.queue.get("one")?.state).toBe("refused");
    story.type("a1");
    // the first try may have arrived
    await story.world.pass(3_000);
    await story.answered();
    expect(story.tab.status).toBe("saved");
    expect(story.world.device.queue.size).toBe(0);
  });

  test("a save that arrived although its answer didn't is nobody else's", async () => {
    story.world.network.online = true;
    story.type("a1", "a2");
    story.tab.session.save();
    await story.world.settle();
    story.world.network.arrive(0);
    story.world.network.lose(0, false);
    await story.world.settle();
    story.type("a1", "a2 a3");
    story.tab.session.save();
    await story.answered();
    await story.answered();
    expect(story.tab.state.conflict).toBeUndefined();
    expect(story.tab.state.mergedAt).toBeUndefined();
    expect(story.stored()).toEqual(["a1", "a2 a3"]);
  });

  test("the same after a crash", async () => {
    story.world.network.online = true;
    story.type("a1", "a2");
    story.tab.session.save();
    await story.world.settle();
    story.world.network.arrive(0);
    story.type("a1", "a2 a3");
    story.world.crash(story.tab);
    story.tab = story.open();
    expect(story.tab.state.conflict).toBeUndefined();
    expect(story.shown()).toEqual(["a1", "a2 a3"]);
    expect(story.tab.state.base.version).toBe(story.world.service.current.version);
  });

  test("and when somebody goes on beside it before the person does, without a network, it stands once", async () => {
    const { world } = story;
    world.network.online = true;
    story.type("a1", "a2");
    story.tab.session.save();
    await world.settle();
    world.network.twice(0);
    world.other(() => ["a1 o1", "a2"]);
    world.network.cut();
    await world.settle();
    story.type("a1", "a2 a3");
    await world.pass(10_000);
    expect(world.device.queue.get("one")?.state).toBe("waiting");
    world.other(() => ["a1 o1", "a2", "o2"]);
    world.crash(story.tab);
    await reconnected();
    expect(story.stored()).toEqual(["a1 o1", "a2 a3", "o2"]);
  });

  test("what is taken back while it is on its way takes nothing out that the person has put back meanwhile", async () => {
    const { world } = story;
    world.network.online = true;
    story.type("a1", "a2");
    await world.pass(2_000);
    world.network.cut();
    await world.settle();
    world.network.arrive(0);
    world.giveUp(story.tab);
    await world.pass(2_000);
    world.network.online = true;
    world.deliver();
    world.undo(story.tab);
    world.hear(story.tab);
    await story.answered();
    expect(story.shown()).toEqual(["a1", "a2"]);
    await world.pass(10_000);
    await story.answered();
    expect(story.stored()).toEqual(["a1", "a2"]);
  });

  test("what was brought together with it before it was known to have arrived, and is taken out, stays out", async () => {
    const { world } = story;
    story.type("a1", "a2");
    await world.pass(2_000);
    await world.settle();
    world.network.online = true;
    world.deliver();
    await world.settle();
    world.other(() => ["o1", "a1"]);
    world.hear(story.tab);
    await world.settle();
    expect(story.shown()).toEqual(["o1", "a1", "a2"]);
    story.type("a1", "a2");
    await story.answered();
    await world.pass(10_000);
    await story.answered();
    expect(story.stored()).toEqual(["a1", "a2"]);
  });

  test("a page that knows nothing of what waited shows it once it is sent", async () => {
    const { world } = story;
    const sent = { value: textOf(["a1", "a2"]), origin: { source: "HUMAN" }, entry: "e1", checkpoint: true } as const;
    const { current } = world.service;
    world.meant.add("a2");
    world.service.save({ ...sent, version: current.version, checkpoint: true, author: "person" });
    story.tab.session.delivered(world.service.current, sent);
    expect(story.shown()).toEqual(["a1", "a2"]);
  });

  describe("heard of late, since another tab has sent it", () => {
    /** Something waits and is sent by another tab; this one writes on, and what it has waits then. */
    const sentAndWrittenOn = async (...lines: string[]) => {
      const { world } = story;
      story.type("a1", "a2");
      await world.pass(2_000);
      world.network.online = true;
      world.deliver(true);
      await world.settle();
      story.type(...lines);
      story.tab.session.save();
      world.network.promptly(0);
      await world.settle();
      world.network.cut();
      await world.settle();
      expect(linesOf(world.device.queue.get("one")?.value ?? null)).toEqual(lines);
    };
    const stands = async (...lines: string[]) => {
      const { world } = story;
      await world.settle();
      for (let times = 0; times < 3; times += 1) {
        await reconnected();
        world.hear(story.tab);
        await world.pass(10_000);
        await story.answered();
      }
      expect(story.shown()).toEqual(lines);
      expect(story.stored()).toEqual(lines);
      expect(story.tab.status).toBe("saved");
      expect(world.device.queue.size).toBe(0);
    };

    test("what was written on since goes on from it", async () => {
      await sentAndWrittenOn("a1", "a2", "a3");
      story.world.tell();
      await stands("a1", "a2", "a3");
    });

    test("and what was taken out since stays out", async () => {
      await sentAndWrittenOn("a1");
      story.world.tell();
      await stands("a1");
    });

    test("what somebody else has stored since comes in", async () => {
      await sentAndWrittenOn("a1", "a2", "a3");
      story.world.other(() => ["o1", "a1", "a2"]);
      story.world.tell();
      await stands("o1", "a1", "a2", "a3");
    });

    test("after something newer was heard of, it tells nothing any more", async () => {
      await sentAndWrittenOn("a1", "a2", "a3");
      story.world.network.online = true;
      await story.other("o1", "a1", "a2");
      const { state } = story.tab;
      story.world.tell();
      expect(story.tab.state).toBe(state);
      await stands("o1", "a1", "a2", "a3");
    });

    test("that it was refused says nothing against what waits by now", async () => {
      const { world } = story;
      story.type("a1", "a2");
      await world.pass(2_000);
      world.network.online = true;
      world.deliver(true);
      await world.settle();
      world.network.fail(0, "refused");
      await world.settle();
      story.type("a1", "a3");
      world.network.cut();
      await world.pass(2_000);
      expect(story.tab.status).toBe("waiting");
      world.tell();
      expect(story.tab.status).toBe("waiting");
      expect(world.device.queue.get("one")?.state).toBe("waiting");
    });
  });

  test("what somebody else has taken out, and the queue has sent once more since, stays out where the person has taken it out too", async () => {
    const { world } = story;
    await story.typeAndStore("a1");
    world.network.online = true;
    story.type("a1", "a2");
    await world.pass(2_000);
    world.network.lose(0, false);
    await world.settle();
    world.deliver();
    await world.settle();
    world.network.arrive(0);
    story.type("a1");
    await world.pass(3_000);
    await story.other("a1");
    world.network.arrive(0);
    world.network.answer(0);
    await story.answered();
    for (let times = 0; times < 3; times += 1) {
      world.hear(story.tab);
      await world.pass(10_000);
      await story.answered();
    }
    expect(story.stored()).toEqual(["a1"]);
  });

  test("what somebody else has stored stands beside what was taken back and came to nothing", async () => {
    const { world } = story;
    story.type("a2", "a1");
    await world.pass(10_000);
    world.other(() => ["a1", "o1"]);
    story.type("a1");
    story.tab.session.save();
    await world.settle();
    story.type("a3", "a1");
    world.network.online = true;
    world.deliver();
    await world.pass(10_000);
    await story.answered();
    await world.pass(10_000);
    await story.answered();
    expect(story.stored()).toEqual(["a3", "a1", "o1"]);
  });
});
