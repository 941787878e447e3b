import { beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { Text } from "./blocks.ts";
import type { Answer, EditPorts } from "./edit-ports.ts";
import { EditSession } from "./edit-session.ts";
import { fieldsKind } from "./fields.ts";
import { HUMAN, type Kind, type Left, type Queued, type Save, type Stored } from "./edit-state.ts";
import { linesOf, TEXT, textOf } from "./simulation/texts.ts";

const stored = (version: number, ...lines: string[]): Stored<Text> => ({ value: textOf(lines), version, origin: HUMAN });
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await undefined;
};

let sent: { save: Save<Text>; answer: (answer: Answer<Text>) => void }[];
let reloads: ((stored: Stored<Text> | undefined) => void)[];
let kept: Omit<Left<Text>, "at">[];
let timers: Map<() => void, number>;
let taken: (() => void)[];
const forget = jest.fn();

const ports: EditPorts<Text> = {
  send: (save) => new Promise((answer) => sent.push({ save, answer })),
  reload: () => new Promise((answer) => reloads.push(answer)),
  keep: (left) => void kept.push(left),
  forget,
  takeBack: () => new Promise<void>((done) => taken.push(done)),
  leaveToQueue: () => {},
  now: () => 1_000_000,
  after: (milliseconds, call) => {
    timers.set(call, milliseconds);
    return () => void timers.delete(call);
  },
};

const open = (left?: Left<Text>, waiting?: Queued<Text>, kind: Kind<Text> = TEXT, base = stored(1, "a1")) =>
  new EditSession(kind, ports, base, left, waiting);
const answered = async (index: number, answer: Answer<Text>) => {
  sent[index]?.answer(answer);
  await settle();
};
const draft = (...lines: string[]): Left<Text> => ({
  base: stored(1, "a1"),
  value: textOf(lines),
  origin: HUMAN,
  taken: [],
  held: false,
  at: 1,
});

let session: EditSession<Text>;
let listener: jest.Mock<() => void>;

beforeEach(() => {
  sent = [];
  reloads = [];
  kept = [];
  timers = new Map();
  taken = [];
  forget.mockReset();
  session = open();
  listener = jest.fn<() => void>();
  session.subscribe(listener);
});

describe("in the middle of a word", () => {
  test("it is unsaved, which is said once, and is read when it is needed", () => {
    const read = jest.fn(() => textOf(["a1 a2"]));
    session.typing(read);
    session.typing(read);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(read).not.toHaveBeenCalled();
    expect(session).toMatchObject({ unsaved: true, idle: false, pending: true, status: "local" });
    session.save();
    expect(read).toHaveBeenCalledTimes(1);
    expect(linesOf(sent[0]?.save.value ?? session.state.mine)).toEqual(["a1 a2"]);
  });

  test("nothing is said where something was unsaved before", () => {
    session.type(textOf(["a1 a2"]));
    listener.mockClear();
    session.typing(() => textOf(["a1 a2 a3"]));
    expect(listener).not.toHaveBeenCalled();
  });

  test("leaving, changing, taking another draft and closing read it", () => {
    session.typing(() => textOf(["a2"]));
    session.leave();
    expect(linesOf(session.state.mine)).toEqual(["a2"]);
    session.typing(() => textOf(["a3"]));
    session.change(({ value, origin }) => ({ value: textOf([...linesOf(value), "more"]), origin }));
    expect(linesOf(session.state.mine)).toEqual(["a3", "more"]);
    session.typing(() => textOf(["a4"]));
    session.takeOther({ ...draft("a1", "o1"), forget, replace: jest.fn() });
    expect(linesOf(session.state.mine)).toEqual(["a4", "o1"]);
    session.typing(() => textOf(["a5"]));
    session.close();
    expect(linesOf(kept.at(-1)?.value ?? null)).toEqual(["a5"]);
  });

  test("what somebody else stored meanwhile is brought together with it", () => {
    session.typing(() => textOf(["a1", "a2"]));
    session.found(stored(2, "o1", "a1"));
    expect(linesOf(session.state.mine)).toEqual(["o1", "a1", "a2"]);
  });

  test("a place that was replaced since brings in only what isn't here yet", () => {
    const before = session.shown;
    session.put(textOf(["p1"]));
    expect(session.shown).not.toBe(before);
    listener.mockClear();
    session.type(textOf(["a1"]), before);
    expect(listener).not.toHaveBeenCalled();
    session.type(textOf(["a1", "a2"]), before);
    expect(linesOf(session.state.mine)).toContain("a2");
    expect(linesOf(session.state.mine)).toContain("p1");
  });
});

describe("what is shown", () => {
  test("stays the same object while it is typed in, and is another when something else changes it", () => {
    const { shown, revision } = session;
    expect(shown.value).toEqual(textOf(["a1"]));
    session.type(textOf(["a2"]));
    expect(session.shown).toBe(shown);
    expect(session.revision).toBeGreaterThan(revision);
    expect(session.present()).not.toBe(shown);
    expect(session.present()).toBe(session.shown);
  });

  test("nobody is told of what changes nothing, nor who has gone", () => {
    session.found(stored(1, "a1"));
    expect(listener).not.toHaveBeenCalled();
    const gone = jest.fn();
    session.subscribe(gone)();
    session.type(textOf(["a2"]));
    expect(gone).not.toHaveBeenCalled();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("what goes with the value", () => {
  test("is kept with it, and alone isn't worth keeping", () => {
    session.putAside({ step: 1 });
    expect(kept).toEqual([]);
    session.type(textOf(["a2"]));
    session.putAside({ sources: "x" });
    expect(session.aside).toEqual({ step: 1, sources: "x" });
    expect(kept.at(-1)?.aside).toEqual({ step: 1, sources: "x" });
    expect(open({ ...draft("a2"), aside: { step: 2 } }).aside).toEqual({ step: 2 });
  });
});

describe("what has to be done when it is opened", () => {
  test("is: what was left is kept anew, and its save is due in a minute", () => {
    open(draft("a2"));
    expect(kept.map(({ value }) => linesOf(value))).toEqual([["a2"]]);
    expect([...timers.values()]).toEqual([60_000]);
  });

  test("others' drafts are none until they are offered, which is told", () => {
    expect(session.others).toEqual([]);
    session.offer([]);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("generations", () => {
  const generated = { generationId: "g", value: textOf(["g1"]), whole: false };

  test("are known while they wait, and once they are taken", async () => {
    expect([session.hasTaken("g"), session.hasReceived("g")]).toEqual([false, false]);
    session.type(textOf(["a2"]));
    session.receive(generated);
    expect([session.hasTaken("g"), session.hasReceived("g"), session.hasReceived("h")]).toEqual([false, true, false]);
    await settle();
    await answered(0, { end: "stored", stored: stored(2, "a2") });
    expect([session.hasTaken("g"), session.hasReceived("g"), session.hasTaken("h")]).toEqual([true, true, false]);
  });

  test("are known where they are stored, or stand here", () => {
    const origin = { source: "AI" as const, generationId: "g" };
    const shown = open(undefined, undefined, TEXT, { ...stored(1, "g1"), origin });
    expect(shown.hasTaken("g")).toBe(true);
    shown.put(textOf(["a1"]), HUMAN);
    expect([shown.hasTaken("g"), shown.hasTaken("h")]).toEqual([true, false]);
    session.put(textOf(["g1"]), origin);
    expect([session.hasTaken("g"), session.hasTaken("h")]).toEqual([true, false]);
  });

  test.each([
    ["was stopped", { whole: true, unfinished: true }],
    ["broke off", { whole: false }],
  ])("a text that %s is stored as unfinished, until the person has it saved as it is", async (_, end) => {
    session.receive({ ...generated, ...end });
    session.save();
    await settle();
    const origin = { source: "AI", generationId: "g" } as const;
    expect(sent[0]?.save.origin).toEqual({ ...origin, unfinished: true });
    await answered(0, { end: "stored", stored: { ...stored(2, "g1"), origin: { ...origin, unfinished: true } } });
    expect(session.status).toBe("saved");
    session.accept();
    session.save();
    await settle();
    expect(sent[1]?.save).toMatchObject({ value: sent[0]?.save.value, origin });
    expect(sent[1]?.save.origin).not.toHaveProperty("unfinished");
    await answered(1, { end: "stored", stored: { ...stored(3, "g1"), origin } });
    session.accept();
    expect(session.idle).toBe(true);
  });

  test("a text that was stopped is a person's and the AI's once it is gone on with, and unfinished again after undoing that", async () => {
    session.receive({ ...generated, whole: true, unfinished: true });
    await settle();
    session.type(textOf(["g1", "a1"]));
    expect(session.state.origin).toEqual({ source: "AI_EDITED", generationId: "g" });
    session.type(textOf(["g1"]));
    expect(session.state.origin).toMatchObject({ source: "AI", unfinished: true });
  });

  test("a text that broke off isn't saved by leaving", async () => {
    session.receive(generated);
    session.leave();
    await settle();
    expect(sent).toEqual([]);
  });
});

describe("leaving", () => {
  test.each<[string, Kind<Text>, Stored<Text>, number]>([
    ["saves", TEXT, stored(1, "a1"), 1],
    ["doesn't save what the person saves", { ...TEXT, autosave: false }, stored(1, "a1"), 0],
    ["doesn't save what the service wouldn't take", { ...TEXT, isReady: () => false }, stored(1, "a1"), 0],
    ["doesn't make what isn't there yet", TEXT, { ...stored(1, "a1"), version: undefined }, 0],
  ])("%s", async (_, kind, base, sends) => {
    const left = open(undefined, undefined, kind, base);
    left.type(textOf(["a2"]));
    left.leave();
    await settle();
    expect(sent).toHaveLength(sends);
    if (sends > 0) expect(sent[0]?.save.checkpoint).toBe(true);
  });
});

describe("storing", () => {
  test("waits for the answer, and says whether the service has exactly this", async () => {
    const told = jest.fn();
    session.type(textOf(["a2"]));
    void session.store().then(told);
    await settle();
    expect(sent.map(({ save }) => save.checkpoint)).toEqual([true]);
    expect(told).not.toHaveBeenCalled();
    session.offer([]);
    await settle();
    expect(told).not.toHaveBeenCalled();
    expect(session.pending).toBe(true);
    await answered(0, { end: "stored", stored: stored(2, "a2") });
    expect(told.mock.calls).toEqual([[true]]);
    expect(session).toMatchObject({ pending: false, unsaved: false, idle: true, status: "saved" });
  });

  test("ends at once where nothing is to be stored, and where it is closed", async () => {
    expect(await session.store()).toBe(true);
    session.type(textOf(["a2"]));
    session.save();
    session.close();
    expect(await session.store()).toBe(false);
  });
});

describe("answers", () => {
  test("outdated reads what is stored, and goes on from there", async () => {
    session.type(textOf(["a1", "a2"]));
    session.save();
    await settle();
    await answered(0, { end: "outdated" });
    expect(reloads).toHaveLength(1);
    reloads[0]?.(stored(2, "o1", "a1"));
    await settle();
    expect(linesOf(sent[1]?.save.value ?? null)).toEqual(["o1", "a1", "a2"]);
  });

  test("what fails is said with its reason", async () => {
    session.type(textOf(["a2"]));
    session.save();
    await settle();
    await answered(0, { end: "failed", failure: { kind: "refused", reason: "No" } });
    expect(session.state.failure).toEqual({ kind: "refused", reason: "No" });
  });

  test("what nobody answers waits once it is in the queue, or is to be tried again where there is no room", async () => {
    session.type(textOf(["a2"]));
    session.save();
    await settle();
    await answered(0, { end: "unanswered", queue: () => Promise.resolve("e1") });
    expect(session.status).toBe("waiting");
    session.type(textOf(["a3"]));
    session.save();
    await settle();
    expect(sent).toHaveLength(1);
    expect(taken).toHaveLength(1);
    taken[0]?.();
    await settle();
    expect(sent).toHaveLength(2);
    await answered(1, { end: "unanswered", queue: () => Promise.reject(new Error("full")) });
    expect(session.state.failure).toEqual({ kind: "unavailable", reason: "" });
    expect([...timers.values()]).toEqual([3_000]);
  });

  test("what nobody answers doesn't wait once another save has taken its place, not even where it is just being put there", async () => {
    const queue = jest.fn(() => Promise.resolve("e2"));
    const taking = async (queued: () => Promise<string>) => {
      sent.length = 0;
      taken.length = 0;
      const waits = { value: textOf(["a2"]), origin: HUMAN, entry: "e1", checkpoint: true };
      const late = open(draft("a2"), waits);
      late.type(textOf(["a2", "a3"]));
      late.save();
      taken[0]?.();
      await settle();
      const overtake = () => late.delivered(stored(2, "a2"), waits);
      return { late, overtake, answer: () => answered(0, { end: "unanswered", queue: queued }) };
    };
    const before = await taking(queue);
    before.overtake();
    await before.answer();
    expect(queue).not.toHaveBeenCalled();

    let put: (entry: string) => void = () => {};
    const during = await taking(() => new Promise((done) => (put = done)));
    await during.answer();
    during.overtake();
    const takenBefore = taken.length;
    put("e2");
    await settle();
    expect(taken.length).toBe(takenBefore + 1);
    expect(during.late.state.waiting).toBeUndefined();
  });

  test("what the queue says is told", () => {
    session.undelivered("conflict", { value: textOf(["a1"]), origin: HUMAN, entry: "e1", checkpoint: true });
    expect(session.state.failure).toBeUndefined();
    const waits = { value: textOf(["a2"]), origin: HUMAN, entry: "e1", checkpoint: true };
    const waiting = open(draft("a2"), waits);
    waiting.undelivered("refused", waits);
    expect(waiting.state.failure).toEqual({ kind: "refused", reason: "" });
  });
});

describe("once it is closed", () => {
  test("nothing is sent, told or planned any more, and who wanted to know hears of it", async () => {
    const closed = jest.fn();
    session.whenClosed(closed);
    session.type(textOf(["a2"]));
    expect(timers.size).toBe(1);
    session.save();
    session.close();
    expect(timers.size).toBe(0);
    await settle();
    expect(sent).toEqual([]);
    listener.mockClear();
    session.type(textOf(["a3"]));
    session.typing(() => textOf(["a4"]));
    session.offer([]);
    expect(linesOf(session.state.mine)).toEqual(["a2"]);
    expect(session.unsaved).toBe(false);
    expect(listener).not.toHaveBeenCalled();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(timers.size).toBe(0);
  });

  test("a timer that is due just then plans no other", () => {
    session.type(textOf(["a2"]));
    const [tick] = timers.keys();
    session.close();
    tick?.();
    expect(timers.size).toBe(0);
  });
});

test("what another tab has left takes the place of what is here where both can't stand, which is left in the place of it", () => {
  const kind = fieldsKind<{ title: string; details: string }>(["title", "details"], { autosave: false });
  const base = { value: { title: "", details: "" }, origin: HUMAN };
  const session = new EditSession(
    kind,
    { ...ports, send: () => new Promise(() => {}), reload: () => new Promise(() => {}), keep: () => {} },
    base,
  );
  session.type({ title: "Here", details: "" });
  const other = {
    base,
    value: { title: "There", details: "Of it" },
    origin: HUMAN,
    at: 1,
    forget: jest.fn(),
    replace: jest.fn<(left: { value: object }) => void>(),
  };
  session.offer([other]);
  session.takeOther(other);
  expect(session.state.mine).toEqual({ title: "There", details: "Of it" });
  // what is left in its place is offered by who keeps it
  expect(session.others).toEqual([]);
  expect(other.replace.mock.calls).toMatchObject([[{ value: { title: "Here", details: "" } }]]);
  expect(other.forget).not.toHaveBeenCalled();
});
