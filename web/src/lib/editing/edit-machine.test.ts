import { describe, expect, test } from "@jest/globals";
import type { Text } from "./blocks.ts";
import { decide, opened } from "./edit-machine.ts";
import { type Decision, HUMAN, type Kind } from "./edit-state.ts";
import { nextSave } from "./edit-timing.ts";
import { fieldsKind } from "./fields.ts";
import {
  after,
  ask,
  AT,
  clashing,
  doing,
  type Event,
  fresh,
  left,
  queued,
  saves,
  sending,
  stored,
  typed,
  waiting,
} from "./simulation/events.ts";
import { linesOf, TEXT, textOf } from "./simulation/texts.ts";

describe("opened", () => {
  test("as it is stored, nothing has happened to it and nothing is to be done", () => {
    const { state, effects } = opened(TEXT, stored(1, "a1"), AT);
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ unconfirmed: [], incoming: [], taken: [], known: [], given: 0, held: false, inDoubt: false, retries: 0 });
    expect(state.restoredAt).toBeUndefined();
  });

  test("as it was left, it is kept anew once", () => {
    const decision = opened(TEXT, stored(1, "a1"), AT, left(stored(1, "a1"), "a1", "a2"));
    expect(doing(decision)).toEqual(["keep"]);
    expect(decision.state).toMatchObject({ restoredAt: 1, held: false, inDoubt: false, unsavedSince: AT });
  });

  test("as it was left and is stored by now, what was kept is removed, once", () => {
    const decision = opened(TEXT, stored(2, "a1", "a2"), AT, left(stored(1, "a1"), "a1", "a2"));
    expect(doing(decision)).toEqual(["forget"]);
    expect(decision.state.restoredAt).toBeUndefined();
  });

  test("what was left of a save that nobody answered may be stored", () => {
    const { state } = opened(TEXT, stored(1, "a1"), AT, { ...left(stored(1, "a1"), "a1"), unconfirmed: [stored(1, "a1", "a2")] });
    expect(state.inDoubt).toBe(true);
    expect(opened(TEXT, stored(1, "a1"), AT, { ...left(stored(1, "a1"), "a1"), unconfirmed: [] }).state.inDoubt).toBe(false);
  });

  test("what was left of an entry for the history, of a text that is stored, leaves nothing in doubt", () => {
    const decision = opened(TEXT, stored(1, "a1"), AT, { ...left(stored(1, "a1"), "a1"), unconfirmed: [stored(1, "a1")] });
    expect(doing(decision)).toEqual(["forget"]);
    expect(decision.state).toMatchObject({ inDoubt: false, unconfirmed: [], unsavedSince: undefined });
    expect(decision.state.restoredAt).toBeUndefined();
  });

  test("as it waits in the queue, with what somebody else has saved since, it is taken back and sent at once with that", () => {
    const decision = opened(TEXT, stored(2, "o1", "a1"), AT, left(stored(1, "a1"), "a1", "a2"), queued("a1", "a2"));
    expect(doing(decision)).toEqual(["keep", "take-back", "send"]);
    expect(saves(decision)).toEqual([{ lines: ["o1", "a1", "a2"], version: 2, checkpoint: true }]);
  });

  test("a draft of the version that is stored goes on from it as it was read", () => {
    const read = stored(1, "a1");
    expect(opened(TEXT, read, AT, left(stored(1, "a1"), "a1", "a2")).state.base).toBe(read);
  });

  test("a draft made from a newer value than the one read goes on from that", () => {
    expect(opened(TEXT, stored(1, "a1"), AT, left(stored(2, "a1", "o1"), "a1", "o1", "a2")).state.base.version).toBe(2);
  });

  test("what waits for the person to decide is still held", () => {
    const held = { ...left(stored(1, "a1"), "g1"), held: true };
    expect(opened(TEXT, stored(1, "a1"), AT, held).state.held).toBe(true);
  });
});

describe("answers", () => {
  test("to another try than the one under way change nothing", () => {
    for (const event of [
      { type: "stored", attempt: 7, stored: stored(1, "x") },
      { type: "outdated", attempt: 7 },
      { type: "unanswered", attempt: 7, entry: "e7" },
      { type: "failed", attempt: 7, failure: { kind: "refused", reason: "" } },
    ] as const) {
      expect(after(sending, event)).toEqual({ state: sending, effects: [] });
      expect(after(fresh, event)).toEqual({ state: fresh, effects: [] });
    }
  });

  test("that come from nowhere tell what is stored all the same", () => {
    expect(linesOf(after(fresh, { type: "stored", attempt: 7, stored: stored(2, "o1") }).state.mine)).toEqual(["o1"]);
    expect(linesOf(after(fresh, { type: "delivered", stored: stored(2, "o1"), sent: undefined }).state.mine)).toEqual(["o1"]);
    expect(linesOf(after(fresh, { type: "reloaded", stored: stored(2, "o1") }).state.mine)).toEqual(["o1"]);
    expect(after(fresh, { type: "reloaded", stored: undefined }).state).toBe(fresh);
    expect(after(fresh, { type: "undelivered", why: "refused", sent: queued("a1"), reason: "" }).state).toBe(fresh);
    expect(after(fresh, { type: "undelivered", why: "conflict", sent: queued("a1"), reason: "" }).state).toBe(fresh);
    expect(after(fresh, { type: "decided", take: "mine" }).state).toBe(fresh);
  });

  test("what was saved by itself becomes an entry later, what was saved on purpose, or from the queue, is one", () => {
    const byItself = after(fresh, typed("a1", "a2"), { type: "ask", checkpoint: false }).state;
    const answer = { type: "stored", attempt: 1, stored: stored(2, "a1", "a2") } as const;
    expect(after(byItself, answer).state.unsealed).toBe(true);
    expect(after(sending, answer).state.unsealed).toBe(false);
    const again = after(after(byItself, answer).state, typed("a1", "a3"), ask, { type: "unanswered", attempt: 2, entry: "e2" }).state;
    expect(after(again, { type: "delivered", stored: stored(3, "a1", "a3"), sent: undefined }).state.unsealed).toBe(false);
  });

  test("outdated: the newer value is read, and what was asked for is asked again", () => {
    const decision = after(sending, { type: "outdated", attempt: 1 });
    expect(doing(decision)).toEqual(["keep", "reload"]);
    expect(decision.state).toMatchObject({ reloading: true, sending: undefined, asked: { checkpoint: true } });
    const byItself = after(fresh, typed("a1", "a2"), { type: "ask", checkpoint: false });
    expect(after(byItself.state, { type: "outdated", attempt: 1 }).state.asked).toEqual({ checkpoint: false });
    expect(after(byItself.state, ask, { type: "outdated", attempt: 1 }).state.asked).toEqual({ checkpoint: true });
  });

  test("outdated: what is heard meanwhile and isn't newer is no answer to what is being read", () => {
    const { state } = after(sending, { type: "outdated", attempt: 1 });
    expect(after(state, { type: "found", stored: stored(1, "a1") })).toEqual({ state, effects: [] });
  });

  test("somebody else's text is shown, and nothing is to be done about it", () => {
    expect(after(fresh, { type: "found", stored: stored(2, "a1", "o1") }).effects).toEqual([]);
  });

  test("of somebody else's text that has all that was typed here, nothing is said, and it is theirs", () => {
    const ofAi = { ...stored(2, "a1", "a2", "g1"), origin: { source: "AI_EDITED" as const, generationId: "g" } };
    const { state } = after(fresh, typed("a1", "a2"), { type: "found", stored: ofAi });
    expect(linesOf(state.mine)).toEqual(["a1", "a2", "g1"]);
    expect(state).toMatchObject({ mergedAt: undefined, origin: ofAi.origin, unsavedSince: undefined });
  });

  test("outdated, and nothing newer to be had: it is tried again after a while, not at once", () => {
    for (const found of [undefined, stored(1, "a1")]) {
      const decision = after(sending, { type: "outdated", attempt: 1 }, { type: "reloaded", stored: found });
      expect(doing(decision)).not.toContain("send");
      expect(decision.state).toMatchObject({ reloading: false, failure: { kind: "unavailable", reason: "" }, retryAt: AT + 3_000 });
    }
  });

  test("refused from the queue it isn't sent again, and the reason is told; in conflict it is read and sent anew as an entry", () => {
    const refused = after(waiting, { type: "undelivered", why: "refused", sent: queued("a1", "a2"), reason: "Too long" });
    expect(refused.state).toMatchObject({ waiting: undefined, failure: { kind: "refused", reason: "Too long" } });
    expect(doing(refused)).toEqual(["keep"]);
    const conflict = after(waiting, { type: "undelivered", why: "conflict", sent: queued("a1", "a2"), reason: "" });
    expect(conflict.state).toMatchObject({ waiting: undefined, reloading: true, asked: { checkpoint: true } });
    expect(doing(conflict)).toEqual(["keep", "take-back", "reload"]);
  });
});

describe("typing", () => {
  test("leaves what was said of a failure that passes, and takes back what was said of this value", () => {
    const unavailable = after(sending, { type: "failed", attempt: 1, failure: { kind: "unavailable", reason: "" } }).state;
    expect(after(unavailable, typed("a3")).state.failure).toEqual({ kind: "unavailable", reason: "" });
    const refused = after(sending, { type: "failed", attempt: 1, failure: { kind: "refused", reason: "" } }).state;
    expect(after(refused, typed("a3")).state.failure).toBeUndefined();
  });

  test("the same once more is nothing", () => expect(after(fresh, typed("a1")).state).toBe(fresh));

  test("isn't counted as something given; what is put, decided, or given up is, one more each time", () => {
    expect(after(fresh, typed("a3")).state.given).toBe(0);
    const put: Event = { type: "put", value: textOf(["p"]) };
    expect(after(fresh, put).state.given).toBe(1);
    expect(after(fresh, put, put).state.given).toBe(2);
    expect(after(fresh, typed("a3"), { type: "given-up" }).state.given).toBe(1);
    expect(after(clashing, { type: "decided", take: "mine" }).state.given).toBe(clashing.given + 1);
  });
});

describe("a tick", () => {
  test("saves what is due, and nothing before", () => {
    const unsaved = after(fresh, typed("a1", "a2")).state;
    expect(decide(TEXT, unsaved, { type: "tick", at: AT + 1_999 })).toEqual({ state: unsaved, effects: [] });
    expect(doing(decide(TEXT, unsaved, { type: "tick", at: AT + 2_000 }))).toEqual(["keep", "send"]);
    expect(decide(TEXT, fresh, { type: "tick", at: AT + 600_000 })).toEqual({ state: fresh, effects: [] });
  });
});

describe("a decision", () => {
  const sends = (decision: Decision<Text>) => decision.effects.flatMap((effect) => (effect.do === "send" ? [effect.save.checkpoint] : []));

  test("for one's own is saved at once as an entry, one for both is the person's to work over", () => {
    expect(sends(after(clashing, { type: "decided", take: "mine" }))).toEqual([true]);
    const both = after(clashing, { type: "decided", take: "both" });
    expect(sends(both)).toEqual([]);
    expect(both.state).toMatchObject({ conflict: undefined, held: false, asked: undefined, changedAt: AT });
  });

  test("ends the doubt about what had been sent before", () => {
    const { state } = after(clashing, { type: "decided", take: "both" });
    expect(state.unconfirmed).toEqual([]);
  });

  test("for both, on what the queue has sent and somebody else has gone on from, has every line once", () => {
    const { state } = after(waiting, typed("a1 mine", "a2", "a3"), {
      type: "delivered",
      sent: queued("a1", "a2"),
      stored: stored(2, "a1 theirs", "a2"),
    });
    expect(state.conflict).toBeDefined();
    expect(linesOf(after(state, { type: "decided", take: "both" }).state.mine)).toEqual(["a1 mine", "a1 theirs", "a2", "a3"]);
  });

  test("for the other's is saved at once where something of one's own is left in it", () => {
    const { state } = after(fresh, typed("a1 mine", "mine"), { type: "found", stored: stored(2, "a1 theirs") });
    expect(state.conflict).toBeDefined();
    const theirs = after({ ...state, mine: textOf(["a1 mine"]) }, { type: "decided", take: "theirs" });
    expect(sends(theirs)).toEqual([]);
    expect(linesOf(theirs.state.mine)).toEqual(["a1 theirs"]);
  });

  test("in a form that is saved when the person asks, only one's own is saved at once", () => {
    interface Form {
      name: string;
      place: string;
    }
    const kind: Kind<Form> = fieldsKind<Form>(["name", "place"], { autosave: false });
    const base = { value: { name: "a", place: "a" }, version: 1, origin: HUMAN };
    const theirs = { value: { name: "o", place: "a" }, version: 2, origin: HUMAN };
    const begun = opened(kind, base, AT).state;
    const mine = decide(kind, begun, { type: "typed", value: { name: "m", place: "m" }, at: AT }).state;
    const { state } = decide(kind, mine, { type: "found", stored: theirs, at: AT });
    expect(state.conflict).toBeDefined();
    const taken = decide(kind, state, { type: "decided", take: "theirs", at: AT });
    expect(taken.state.mine).toEqual({ name: "o", place: "m" });
    expect(taken.effects.map((effect) => effect.do)).toEqual(["keep"]);
    expect(taken.state.asked).toBeUndefined();
    expect(decide(kind, state, { type: "decided", take: "mine", at: AT }).effects.map((effect) => effect.do)).toEqual(["keep", "send"]);
    const saving: Kind<Form> = { ...kind, autosave: true };
    expect(decide(saving, state, { type: "decided", take: "theirs", at: AT }).effects.map((effect) => effect.do)).toEqual(["keep", "send"]);
  });
});

describe("a generation", () => {
  const generated: Event = { type: "generated", generated: { generationId: "g", value: textOf(["g1"]), whole: true } };

  test("is heard of once, also while it waits for its turn", () => {
    const one = after(sending, generated).state;
    expect(one.incoming).toHaveLength(1);
    expect(after(one, generated).state.incoming).toHaveLength(1);
  });

  test("that is stored already, or stands here, isn't taken again", () => {
    const ofAi = { ...stored(1, "g1"), origin: { source: "AI" as const, generationId: "g" } };
    const shown = opened(TEXT, ofAi, AT).state;
    expect(after(shown, generated).state).toBe(shown);
    const put = after(fresh, { type: "put", value: textOf(["g1"]), origin: { source: "AI", generationId: "g" } }).state;
    expect(after(put, generated).state).toBe(put);
  });

  test("given up while it waited, it isn't taken when it is heard of again", () => {
    const { state } = after(sending, generated, { type: "failed", attempt: 1, failure: { kind: "refused", reason: "" } });
    const given = after(state, { type: "given-up" }).state;
    expect(given).toMatchObject({ incoming: [], taken: ["g"], held: false, failure: undefined });
    expect(after(given, generated).state).toBe(given);
  });
});

test("what was saved by itself before a reload becomes an entry of the history a minute after the queue has sent it", () => {
  const waits = { ...queued("a1", "a2"), checkpoint: false };
  const { state } = opened(TEXT, stored(1, "a1"), AT, left(stored(1, "a1"), "a1", "a2"), waits);
  const sent = after(state, { type: "delivered", sent: waits, stored: stored(2, "a1", "a2") }).state;
  expect(sent.unsealed).toBe(true);
  expect(nextSave(TEXT, sent)).toEqual({ at: AT + 60_000, checkpoint: true });
});
