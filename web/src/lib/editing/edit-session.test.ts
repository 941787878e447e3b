import { beforeEach, describe, expect, test } from "@jest/globals";
import type { Text } from "./blocks.ts";
import type { Save } from "./edit-state.ts";
import type { Tab } from "./simulation/tab.ts";
import { linesOf, textOf } from "./simulation/texts.ts";
import { World } from "./simulation/world.ts";

let world: World;
let tab: Tab;

/** What was sent so far: the lines, and whether it makes an entry of the history. */
let sent: { lines: string[]; checkpoint: boolean }[];

function open(name = "one"): Tab {
  world.open(name);
  const opened = world.tabs.get(name);
  if (!opened) throw new Error("It isn't open");
  opened.onSend = ({ value, checkpoint }: Save<Text>) => sent.push({ lines: linesOf(value), checkpoint });
  return opened;
}

beforeEach(() => {
  world = new World();
  sent = [];
  tab = open();
});

const type = (...lines: string[]) => world.edit(tab, lines);
const typeAndStore = async (...lines: string[]) => {
  type(...lines);
  tab.session.save();
  await answered();
};
/** The service answers what is under way, and what that leads to. */
async function answered(): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    await world.settle();
    world.network.promptly(0);
  }
  await world.settle();
}
const shown = () => linesOf(tab.text);
const stored = () => linesOf(world.service.current.value);
const other = async (...lines: string[]) => {
  world.other(() => lines);
  world.hear(tab);
  await world.settle();
};

describe("when it is saved", () => {
  test("two seconds after the last key, not before, and not as an entry of the history", async () => {
    type("a1");
    await world.pass(1_500);
    type("a1 a2");
    await world.pass(1_999);
    expect(sent).toEqual([]);
    await world.pass(1);
    expect(sent).toEqual([{ lines: ["a1 a2"], checkpoint: false }]);
  });

  test("ten seconds after the first key at the latest, however much is typed", async () => {
    for (let second = 0; second < 9; second += 1) {
      type(`a${second}`);
      await world.pass(1_000);
    }
    type("last");
    await world.pass(999);
    expect(sent).toEqual([]);
    await world.pass(1);
    expect(sent).toEqual([{ lines: ["last"], checkpoint: false }]);
  });

  test("a minute's pause makes an entry of the history of it, once", async () => {
    type("a1");
    await world.pass(2_000);
    await answered();
    await world.pass(57_999);
    expect(sent).toHaveLength(1);
    await world.pass(1);
    await answered();
    expect(sent.at(-1)).toEqual({ lines: ["a1"], checkpoint: true });
    await world.pass(600_000);
    expect(sent).toHaveLength(2);
  });

  test("leaving makes one, a blur doesn't", async () => {
    type("a1");
    tab.session.leave(false);
    await answered();
    tab.session.leave(false);
    await answered();
    expect(sent).toEqual([{ lines: ["a1"], checkpoint: false }]);
    tab.session.leave();
    await answered();
    tab.session.leave();
    await answered();
    expect(sent).toEqual([
      { lines: ["a1"], checkpoint: false },
      { lines: ["a1"], checkpoint: true },
    ]);
  });

  test("what is typed while a save is under way is saved after it, with what was asked for meanwhile", async () => {
    type("a1");
    tab.session.save(false);
    type("a1 a2");
    tab.session.save(true);
    tab.session.save(false);
    expect(tab.status).toBe("saving");
    await answered();
    expect(sent.map(({ checkpoint }) => checkpoint)).toEqual([false, true]);
    expect(stored()).toEqual(["a1 a2"]);
    expect(tab.status).toBe("saved");
  });

  test("nothing is sent when nothing has changed", async () => {
    tab.session.save();
    tab.session.leave();
    await world.pass(600_000);
    expect(sent).toEqual([]);
    expect(tab.status).toBe("saved");
  });

  test("what was left here waits a minute to be seen, and is an entry of the history then", async () => {
    type("a1");
    world.crash(tab);
    tab = open();
    expect(shown()).toEqual(["a1"]);
    expect(tab.status).toBe("local");
    expect(tab.state.restoredAt).toBeDefined();
    await world.pass(59_999);
    expect(sent).toEqual([]);
    await world.pass(1);
    await answered();
    expect(sent).toEqual([{ lines: ["a1"], checkpoint: true }]);
    expect(tab.state.restoredAt).toBeUndefined();
    expect(world.device.drafts.size).toBe(0);
  });

  test("storing says whether the service has exactly what is here", async () => {
    type("a1");
    const storing = tab.session.store();
    await answered();
    expect(await storing).toBe(true);
    type("a2");
    const failing = tab.session.store();
    await world.settle();
    world.network.fail(0, "refused");
    expect(await failing).toBe(false);
  });
});

describe("what is kept on this device", () => {
  test("every change is, until it is stored", async () => {
    type("a1");
    expect(linesOf(world.device.drafts.get("one")?.value ?? null)).toEqual(["a1"]);
    tab.session.save();
    await world.settle();
    expect(world.device.drafts.has("one")).toBe(true);
    await answered();
    expect(world.device.drafts.has("one")).toBe(false);
  });

  test("undo removes it when nothing is left of it", () => {
    type("a1");
    world.undo(tab);
    expect(world.device.drafts.has("one")).toBe(false);
    expect(tab.status).toBe("saved");
    expect(tab.session.idle).toBe(true);
  });
});

describe("shown in another place", () => {
  test("it shows what was typed, and typing goes on from there", () => {
    type("a1");
    tab.showAnew();
    expect(linesOf(tab.screen)).toEqual(["a1"]);
    tab.type(textOf(["a1 a2"]));
    expect(shown()).toEqual(["a1 a2"]);
  });

  test("given up, the stored text takes its place, also where it was begun from that", () => {
    type("a1");
    tab.session.giveUp();
    expect(linesOf(tab.screen)).toEqual([]);
  });

  test("what was typed in the last moment is shown, too, and what the place before tells afterwards is brought together with it", () => {
    const before = tab.session.shown;
    tab.session.typing(() => textOf(["a1"]), before);
    tab.showAnew();
    expect(linesOf(tab.screen)).toEqual(["a1"]);
    tab.session.type(textOf(["a1", "a2"]), before);
    expect(shown()).toEqual(["a1", "a2"]);
    expect(linesOf(tab.screen)).toEqual(["a1", "a2"]);
  });
});

describe("when the service doesn't take it", () => {
  test("what is refused stays until it is changed or asked for again", async () => {
    type("a1");
    await world.pass(2_000);
    world.network.fail(0, "refused");
    await world.settle();
    expect(tab.status).toBe("failed");
    expect(tab.state.failure).toEqual({ kind: "refused", reason: "refused" });
    await world.pass(600_000);
    expect(sent).toHaveLength(1);
    type("a1 a2");
    expect(tab.state.failure).toBeUndefined();
    await world.pass(2_000);
    expect(sent).toHaveLength(2);
    world.network.fail(0, "refused");
    await world.settle();
    world.save(tab);
    await answered();
    expect(stored()).toEqual(["a1 a2"]);
    expect(tab.status).toBe("saved");
  });

  test("what it can't take now is tried again after three seconds, then six, at most a minute", async () => {
    type("a1");
    await world.pass(2_000);
    for (const pause of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
      const before = sent.length;
      world.network.fail(0, "unavailable");
      await world.settle();
      expect(tab.status).toBe("failed");
      await world.pass(pause - 1);
      expect(sent).toHaveLength(before);
      await world.pass(1);
      expect(sent).toHaveLength(before + 1);
    }
    await answered();
    expect(tab.status).toBe("saved");
    type("a2");
    await world.pass(2_000);
    world.network.fail(0, "unavailable");
    await world.settle();
    const before = sent.length;
    await world.pass(3_000);
    expect(sent).toHaveLength(before + 1);
  });

  test("an entry of the history that it doesn't want isn't asked for again, one that it can't make now is", async () => {
    await typeAndStore("a1");
    for (const how of ["refused", "unavailable"] as const) {
      type(how);
      await world.pass(2_000);
      await answered();
      const before = sent.length;
      await world.pass(58_000);
      world.network.fail(0, how);
      await world.settle();
      expect(tab.status).toBe("saved");
      await world.pass(2_000);
      expect(sent).toHaveLength(before + 1);
      await world.pass(1_000);
      expect(sent).toHaveLength(before + (how === "refused" ? 1 : 2));
      await answered();
      await world.pass(600_000);
      expect(sent).toHaveLength(before + (how === "refused" ? 1 : 2));
    }
  });

  test("undone after an answer that never came, the text before it is stored again", async () => {
    await typeAndStore("a1");
    type("a1", "a2");
    tab.session.save();
    await world.settle();
    world.network.arrive(0);
    world.network.fail(0, "unavailable");
    await world.settle();
    expect(stored()).toEqual(["a1", "a2"]);
    world.undo(tab);
    expect(tab.status).not.toBe("saved");
    await world.pass(3_000);
    await answered();
    expect(stored()).toEqual(["a1"]);
    expect(tab.status).toBe("saved");
  });
});

describe("without a network", () => {
  beforeEach(async () => {
    await typeAndStore("a1");
    world.network.cut();
    sent = [];
  });

  const reconnected = async () => {
    world.network.online = true;
    world.deliver();
    await answered();
  };

  test("it waits on this device, and is sent from there", async () => {
    type("a1", "a2");
    tab.session.save();
    await world.settle();
    expect(tab.status).toBe("waiting");
    expect(world.device.queue.get("one")?.state).toBe("waiting");
    await reconnected();
    expect(stored()).toEqual(["a1", "a2"]);
    expect(tab.status).toBe("saved");
    expect(world.device.drafts.size).toBe(0);
  });

  test("what is typed since takes the place of what waits", async () => {
    type("a1", "a2");
    await world.pass(2_000);
    type("a1", "a2 a3");
    expect(tab.status).toBe("local");
    await world.pass(2_000);
    expect(linesOf(world.device.queue.get("one")?.value ?? null)).toEqual(["a1", "a2 a3"]);
    await reconnected();
    expect(stored()).toEqual(["a1", "a2 a3"]);
  });

  test("what waits is taken out of the queue before something newer is sent, and nothing is taken that doesn't wait", async () => {
    type("a1", "a2");
    await world.pass(2_000);
    expect(world.device.queue.size).toBe(1);
    world.network.online = true;
    type("a1", "a2", "a3");
    tab.session.save();
    await world.settle();
    expect(world.device.queue.size).toBe(0);
    await answered();
    expect(stored()).toEqual(["a1", "a2", "a3"]);
    world.deliver();
    await answered();
    expect(sent).toHaveLength(2);
    expect(tab.status).toBe("saved");
  });

  test("what was typed while it was being sent goes on from it", async () => {
    type("a1", "a2");
    await world.pass(2_000);
    world.network.online = true;
    world.deliver();
    type("a1", "a2", "a3");
    await answered();
    await world.pass(2_000);
    await answered();
    expect(stored()).toEqual(["a1", "a2", "a3"]);
    expect(tab.status).toBe("saved");
    expect(tab.state.conflict).toBeUndefined();
  });

  test("what somebody else has saved meanwhile is brought together with what waits, and stored at once as an entry of the history", async () => {
    type("a1", "a2");
    await world.pass(2_000);
    expect(tab.status).toBe("waiting");
    world.network.online = true;
    sent = [];
    await other("a1 o1");
    expect(shown()).toEqual(["a1 o1", "a2"]);
    expect(world.device.queue.size).toBe(0);
    await answered();
    expect(sent).toEqual([{ lines: ["a1 o1", "a2"], checkpoint: true }]);
    expect(tab.status).toBe("saved");
  });

  test("what waits and was sent by another tab needs no more", async () => {
    type("a1", "a2");
    await world.pass(2_000);
    world.network.online = true;
    world.service.save({
      value: textOf(["a1", "a2"]),
      origin: { source: "HUMAN" },
      version: world.service.current.version,
      checkpoint: true,
      author: "person",
    });
    world.hear(tab);
    await answered();
    expect(tab.status).toBe("saved");
    expect(world.device.queue.size).toBe(0);
    expect(world.device.drafts.size).toBe(0);
    expect(tab.state.mergedAt).toBeUndefined();
  });

  test("refused from the queue, it is the person's to change", async () => {
    type("a1", "a2");
    await world.pass(2_000);
    world.network.online = true;
    world.deliver();
    await world.settle();
    world.network.fail(0, "refused");
    await world.settle();
    expect(tab.status).toBe("failed");
    expect(world.device.queue.get("one")?.state).toBe("refused");
    type("a1");
    expect(tab.status).toBe("saved");
    expect(world.device.queue.size).toBe(0);
  });

  test("a save that arrived although its answer didn't is nobody else's", async () => {
    world.network.online = true;
    type("a1", "a2");
    tab.session.save();
    await world.settle();
    world.network.arrive(0);
    world.network.lose(0, false);
    await world.settle();
    type("a1", "a2 a3");
    tab.session.save();
    await answered();
    await answered();
    expect(tab.state.conflict).toBeUndefined();
    expect(tab.state.mergedAt).toBeUndefined();
    expect(stored()).toEqual(["a1", "a2 a3"]);
  });

  test("the same after a crash", async () => {
    world.network.online = true;
    type("a1", "a2");
    tab.session.save();
    await world.settle();
    world.network.arrive(0);
    type("a1", "a2 a3");
    world.crash(tab);
    tab = open();
    expect(tab.state.conflict).toBeUndefined();
    expect(shown()).toEqual(["a1", "a2 a3"]);
    expect(tab.state.base.version).toBe(world.service.current.version);
  });
});

describe("when somebody else has saved", () => {
  beforeEach(() => typeAndStore("a1", "a2"));

  test("it is shown when nothing is at stake here", async () => {
    const { given } = tab.state;
    await other("a1", "o1");
    expect(shown()).toEqual(["a1", "o1"]);
    expect(tab.state.given).toBe(given + 1);
    expect(tab.status).toBe("saved");
    expect(tab.state.mergedAt).toBeUndefined();
  });

  test("what is older than what is known, or the same, is no news", async () => {
    const { current } = world.service;
    const before = world.service.log.get(1);
    if (before) tab.session.found(before);
    expect(shown()).toEqual(["a1", "a2"]);
    tab.session.found({ ...current, value: textOf(["another"]) });
    expect(shown()).toEqual(["a1", "a2"]);
    type("a1 a3", "a2");
    if (before) tab.session.found(before);
    expect(tab.state.base.version).toBe(current.version);
    expect(shown()).toEqual(["a1 a3", "a2"]);
  });

  test("somebody else's version is none to make an entry of; one's own whose answer was lost is", async () => {
    await other("a1", "o1");
    sent = [];
    await world.pass(600_000);
    expect(sent).toEqual([]);
    type("a1", "o1", "a3");
    await world.pass(2_000);
    world.network.arrive(0);
    world.network.fail(0, "unavailable");
    await world.settle();
    world.hear(tab);
    expect(tab.status).toBe("saved");
    await world.pass(60_000);
    await answered();
    expect(sent.at(-1)).toEqual({ lines: ["a1", "o1", "a3"], checkpoint: true });
    expect(sent).toHaveLength(2);
  });

  test("typed the same as the other, it is stored already", async () => {
    type("a1", "o1");
    await other("a1", "o1");
    expect(tab.status).toBe("saved");
    expect(tab.state.mergedAt).toBeUndefined();
    expect(world.device.drafts.size).toBe(0);
  });

  test("a save that arrives long after it was undone doesn't take the text with it", async () => {
    type("a1");
    await world.pass(2_000);
    world.network.fail(0, "unavailable");
    await world.settle();
    world.undo(tab);
    await world.pass(3_000);
    world.network.answer(0);
    world.network.promptly(0);
    await world.settle();
    expect(tab.status).toBe("saved");
    world.network.arrive(0);
    expect(stored()).toEqual(["a1"]);
    world.hear(tab);
    expect(shown()).toEqual(["a1", "a2"]);
    await world.pass(10_000);
    await answered();
    expect(stored()).toEqual(["a1", "a2"]);
  });

  test("changes that don't touch are brought together, which is said, and stored", async () => {
    type("a1 a3", "a2");
    await other("a1", "o1");
    expect(shown()).toEqual(["a1 a3", "o1"]);
    expect(tab.state.mergedAt).toBe(world.clock.now);
    await world.pass(2_000);
    await answered();
    expect(stored()).toEqual(["a1 a3", "o1"]);
  });

  test("a save that comes too late is brought together with it, and stored as it was asked for", async () => {
    world.other(() => ["a1", "o1"]);
    type("a1 a3", "a2");
    tab.session.save(true);
    await answered();
    expect(stored()).toEqual(["a1 a3", "o1"]);
    expect(sent.at(-1)?.checkpoint).toBe(true);
    expect(tab.status).toBe("saved");
  });

  test("what is heard of while a save is under way has its turn after it", async () => {
    type("a1 a3", "a2");
    tab.session.save();
    await world.settle();
    await other("a1", "o1");
    expect(shown()).toEqual(["a1 a3", "a2"]);
    world.network.fail(0, "unavailable");
    await world.settle();
    expect(shown()).toEqual(["a1 a3", "o1"]);
    await world.pass(3_000);
    await answered();
    expect(stored()).toEqual(["a1 a3", "o1"]);
  });

  test("another status makes no conflict, and nothing is said of it", async () => {
    type("a1 a3", "a2");
    world.service.moveStatus();
    tab.session.save();
    await answered();
    expect(stored()).toEqual(["a1 a3", "a2"]);
    expect(tab.state.mergedAt).toBeUndefined();
  });

  describe("and both changed the same", () => {
    beforeEach(async () => {
      type("a1 a3", "a2");
      await other("a1 o1", "a2 o2");
    });

    test("both sides are there, nothing is saved until it is decided, and typing goes on", async () => {
      expect(tab.status).toBe("conflict");
      expect(linesOf(tab.state.conflict?.theirs.value ?? null)).toEqual(["a1 o1", "a2 o2"]);
      expect(shown()).toEqual(["a1 a3", "a2"]);
      const before = sent.length;
      type("a1 a3 a4", "a2");
      tab.session.save();
      tab.session.leave();
      await world.pass(600_000);
      expect(sent).toHaveLength(before);
      expect(world.device.drafts.has("one")).toBe(true);
    });

    test.each([
      ["mine", ["a1 a3", "a2 o2"]],
      ["theirs", ["a1 o1", "a2 o2"]],
    ] as const)("%s stands where they clash, the rest is brought together", async (take, lines) => {
      world.decide(tab, take);
      expect(shown()).toEqual(lines);
      await answered();
      expect(stored()).toEqual(lines);
      expect(tab.status).toBe("saved");
      expect(world.device.drafts.size).toBe(0);
    });

    test("both, one after the other, are the person's to work over", async () => {
      world.decide(tab, "both");
      expect(shown()).toEqual(["a1 a3", "a1 o1", "a2 o2"]);
      expect(tab.status).toBe("local");
      type("a1 a3 o1", "a2 o2");
      await world.pass(2_000);
      await answered();
      expect(stored()).toEqual(["a1 a3 o1", "a2 o2"]);
    });

    test("giving up is theirs", () => {
      world.giveUp(tab);
      expect(shown()).toEqual(["a1 o1", "a2 o2"]);
      expect(tab.status).toBe("saved");
    });

    test("typing what the other has decides it", () => {
      type("a1 o1", "a2 o2");
      expect(tab.status).toBe("saved");
      expect(tab.state.conflict).toBeUndefined();
    });

    test("what the other saves next may resolve it, or is what stands against it", async () => {
      await other("a1 o5", "a2");
      expect(linesOf(tab.state.conflict?.theirs.value ?? null)).toEqual(["a1 o5", "a2"]);
      await other("a1", "a2 o2");
      expect(tab.state.conflict).toBeUndefined();
      expect(shown()).toEqual(["a1 a3", "a2 o2"]);
    });

    test("it is found again after a crash", () => {
      world.crash(tab);
      tab = open();
      expect(tab.status).toBe("conflict");
      expect(shown()).toEqual(["a1 a3", "a2"]);
    });
  });
});

describe("what a generation has written", () => {
  const generation = (id: string, whole = true) => {
    const made = { id, value: textOf([`g${id}`]), whole };
    world.generations.push(made);
    return made;
  };

  test("takes the place of the text after that is stored, and is stored itself", async () => {
    type("a1");
    world.receive(tab, generation("1"));
    expect(shown()).toEqual(["a1"]);
    await answered();
    expect(sent.map(({ lines, checkpoint }) => [...lines, checkpoint])).toEqual([
      ["a1", true],
      ["g1", true],
    ]);
    expect(tab.origin).toEqual({ source: "AI", generationId: "1" });
    expect(stored()).toEqual(["g1"]);
    expect(tab.session.hasTaken("1")).toBe(true);
  });

  test("is taken once, also when it has been undone", async () => {
    const made = generation("1");
    world.receive(tab, made);
    await answered();
    world.undo(tab);
    world.receive(tab, made);
    expect(shown()).toEqual([]);
    expect(tab.origin.source).toBe("HUMAN");
  });

  test("each of two is taken, in their order", async () => {
    type("a1");
    world.receive(tab, generation("1"));
    world.receive(tab, generation("2"));
    await answered();
    await answered();
    expect(sent.map(({ lines }) => lines.join())).toEqual(["a1", "g1", "g2"]);
  });

  test("one that broke off is shown, and stored only when the person goes on with it", async () => {
    await typeAndStore("a1");
    sent = [];
    world.receive(tab, generation("1", false));
    await world.settle();
    expect(shown()).toEqual(["g1"]);
    expect(tab.status).toBe("local");
    tab.session.leave();
    await world.pass(600_000);
    expect(sent).toEqual([]);
    type("g1 a2");
    await world.pass(2_000);
    await answered();
    expect(stored()).toEqual(["g1 a2"]);
    expect(tab.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
  });

  test("waits for a decision", async () => {
    await typeAndStore("a1");
    type("a1 a2");
    await other("a1 o1");
    world.receive(tab, generation("1"));
    await world.settle();
    expect(shown()).toEqual(["a1 a2"]);
    world.decide(tab, "mine");
    await answered();
    await answered();
    expect(stored()).toEqual(["g1"]);
  });
});

describe("where a text comes from", () => {
  test("undo gives it back to its person, redo to the AI", async () => {
    await typeAndStore("a1");
    world.take(tab);
    const [, word] = shown();
    expect(tab.origin.source).toBe("AI_EDITED");
    world.undo(tab);
    expect(tab.origin.source).toBe("HUMAN");
    world.redo(tab);
    expect(shown()).toEqual(["a1", word]);
    expect(tab.origin).toEqual({ source: "AI_EDITED", generationId: `taken-${word}` });
  });

  test("what the AI put there after a save is stored as its own", async () => {
    type("a1", "g1");
    await world.pass(2_000);
    tab.session.took("1");
    await answered();
    await world.pass(2_000);
    await answered();
    expect(world.service.current.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
  });

  test("a person's text that is brought together with the AI's is both's", async () => {
    await typeAndStore("a1", "a2");
    type("a1 a3", "a2");
    world.service.save({
      value: textOf(["a1", "g1"]),
      origin: { source: "AI", generationId: "1" },
      version: world.service.current.version,
      checkpoint: true,
      author: "other",
    });
    world.hear(tab);
    expect(tab.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
  });

  test("another version put in its place brings its own origin", () => {
    tab.session.put(textOf(["g1"]), { source: "AI", generationId: "1" });
    expect(tab.origin).toEqual({ source: "AI", generationId: "1" });
    type("g1 a1");
    expect(tab.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
    type("g1");
    expect(tab.origin).toEqual({ source: "AI", generationId: "1" });
  });
});

describe("two tabs", () => {
  test("each has a draft of its own, and the one that opens next goes on with what a closed one left", async () => {
    const two = open("two");
    type("a1");
    world.edit(two, ["a2"]);
    expect([...world.device.drafts.keys()].toSorted()).toEqual(["one", "two"]);
    world.crash(tab);
    await world.pass(1_000);
    world.crash(two);
    tab = open("three");
    expect(shown()).toEqual(["a1"]);
    expect([...world.device.drafts.keys()].toSorted()).toEqual(["three", "two"]);
  });
});
