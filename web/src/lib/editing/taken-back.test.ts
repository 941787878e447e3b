import { describe, expect, test } from "@jest/globals";
import type { Text } from "./blocks.ts";
import { decide, opened } from "./edit-machine.ts";
import { type Decision, type EditEvent, type EditState, HUMAN } from "./edit-state.ts";
import { after, ask, AT, doing, type Event, fresh, saves, stored, typed, waiting } from "./simulation/events.ts";
import { linesOf, TEXT, textOf } from "./simulation/texts.ts";

describe("a save that no answer came to", () => {
  const unavailable = (attempt: number): Event => ({ type: "failed", attempt, failure: { kind: "unavailable", reason: "" } });
  const unheard = (...texts: string[][]) =>
    after(fresh, ...texts.flatMap((lines, at): Event[] => [typed(...lines), ask, unavailable(at + 1)])).state;
  const doubtful = ({ unconfirmed }: EditState<Text>) => unconfirmed.map(({ value }) => linesOf(value));

  test("is remembered once, however often it was tried, and doesn't push others out", () => {
    const tried = unheard(["a1", "a2"], ["a1", "a3"], ["a1", "a3"], ["a1", "a3"], ["a1", "a3"]);
    expect(doubtful(tried)).toEqual([
      ["a1", "a3"],
      ["a1", "a2"],
    ]);
  });

  test("is forgotten after four others", () => {
    const texts = ["a2", "a3", "a4", "a5", "a6"].map((line) => ["a1", line]);
    expect(doubtful(unheard(...texts))).toEqual(texts.slice(1).toReversed());
  });

  test("and has arrived is gone on from, and what somebody else takes out of it is asked about where the person goes on with it", () => {
    const { state } = after(unheard(["a1", "a2"]), typed("a1 mine", "a2"), { type: "found", stored: stored(2, "a2") });
    expect(linesOf(state.conflict?.theirs.value ?? null)).toEqual(["a2"]);
    expect(linesOf(state.mine)).toEqual(["a1 mine", "a2"]);
  });

  test("is still in doubt while the person hasn't decided what is to stand in a place that somebody else changed, too", () => {
    const { state } = after(unheard(["a1", "a2"]), typed("a1", "a2", "a3"), { type: "found", stored: stored(2, "a1", "a2", "o1") });
    expect(linesOf(state.conflict?.theirs.value ?? null)).toEqual(["a1", "a2", "o1"]);
    expect(linesOf(state.base.value)).toEqual(["a1"]);
    expect(doubtful(state)).toEqual([["a1", "a2"]]);
  });
});

describe("what was taken back out of the queue", () => {
  const first = opened(TEXT, stored(1, "a1", "k1", "z1"), AT).state;
  const entry = (...lines: string[]) => ({ value: textOf(lines), origin: HUMAN, entry: "e1", checkpoint: true });
  const linesAfter = ({ state }: Decision<Text>) => linesOf(state.mine);

  test("and has arrived isn't taken for what arrives after it: what somebody else puts in and takes out again is gone", () => {
    const decision = after(
      first,
      typed("a1", "k1", "z1", "x1"),
      ask,
      { type: "unanswered", attempt: 1, entry: "e1" },
      typed("a1", "k1", "z1", "x1 x2"),
      ask,
      { type: "delivered", sent: entry("a1", "k1", "z1", "x1"), stored: stored(2, "a1", "k1", "z1", "x1") },
      { type: "outdated", attempt: 3 },
      { type: "reloaded", stored: stored(3, "o1", "a1", "k1", "z1", "x1") },
      { type: "outdated", attempt: 4 },
      { type: "reloaded", stored: stored(4, "a1", "k1", "z1", "x1") },
    );
    expect(decision.state.conflict).toBeUndefined();
    expect(linesAfter(decision)).toEqual(["a1", "k1", "z1", "x1 x2"]);
  });

  test("and hasn't arrived: what somebody else puts in and takes out again is gone, too", () => {
    const decision = after(
      first,
      typed("a1", "k1", "z1", "x1"),
      ask,
      { type: "unanswered", attempt: 1, entry: "e1" },
      { type: "found", stored: stored(2, "o1", "a1", "k1", "z1") },
      { type: "outdated", attempt: 2 },
      { type: "reloaded", stored: stored(3, "a1", "k1", "z1") },
    );
    expect(decision.state.conflict).toBeUndefined();
    expect(linesAfter(decision)).toEqual(["a1", "k1", "z1", "x1"]);
  });

  test("and was given up leaves nothing in doubt", () => {
    const decision = after(
      first,
      typed("a1 mine", "k1", "z1"),
      ask,
      { type: "unanswered", attempt: 1, entry: "e1" },
      { type: "undelivered", why: "conflict", sent: entry("a1 mine", "k1", "z1"), reason: "" },
      { type: "reloaded", stored: stored(2, "a1 theirs", "k1", "z1") },
      { type: "given-up" },
      { type: "found", stored: stored(3, "a1 theirs", "k1", "z1", "o1") },
      { type: "found", stored: stored(4, "a1 theirs o2", "k1", "z1", "o1") },
    );
    expect(decision.state).toMatchObject({ conflict: undefined, inDoubt: false, unconfirmed: [] });
    expect(linesAfter(decision)).toEqual(["a1 theirs o2", "k1", "z1", "o1"]);
  });

  test("and given up is undone by a save of its own, since it may have arrived", () => {
    const { state } = after(waiting, { type: "given-up" });
    expect(state).toMatchObject({ held: false, inDoubt: true, unsavedSince: AT });
    expect(saves(decide(TEXT, state, { type: "tick", at: AT + 60_000 }))).toMatchObject([{ lines: ["a1"], version: 1 }]);
  });

  /** Each waits, is taken back for the next one, and the last one waits. */
  const queuedInTurn = (...texts: string[][]) =>
    after(
      fresh,
      ...texts.flatMap((lines, at): Event[] => [typed(...lines), ask, { type: "unanswered", attempt: at + 1, entry: `e${at + 1}` }]),
    ).state;
  const sent = (name: string, ...lines: string[]) => ({ ...entry(...lines), entry: name });
  const entries = ({ takenBack }: EditState<Text>) => takenBack.map((one) => one.entry);

  test("is remembered until four others have been", () => {
    const state = queuedInTurn(...["a2", "a3", "a4", "a5", "a6", "a7"].map((line) => ["a1", line]));
    expect(entries(state)).toEqual(["e5", "e4", "e3", "e2"]);
  });

  test("and has been sent is gone on from by what waits by now, which is sent at once in its place", () => {
    const state = queuedInTurn(["a1", "a2"], ["a1", "a2", "a3"]);
    const decision = after(state, { type: "delivered", sent: sent("e1", "a1", "a2"), stored: stored(2, "a1", "a2") });
    expect(doing(decision)).toEqual(["keep", "take-back", "send"]);
    expect(saves(decision)).toEqual([{ lines: ["a1", "a2", "a3"], version: 2, checkpoint: true }]);
  });

  test("and of which no more is told than is known already changes nothing of what waits", () => {
    const state = queuedInTurn(["a1", "a2"], ["a1", "a2", "a3"]);
    expect(after(state, { type: "delivered", sent: sent("e1", "a1", "a2"), stored: stored(1, "a1") })).toEqual({ state, effects: [] });
  });

  test("before what has been sent can't arrive any more; what was taken back after it can", () => {
    const { state } = after(queuedInTurn(["a1", "a2"], ["a1", "a3"], ["a1", "a4"]), typed("a1", "a5"), ask);
    expect(entries(state)).toEqual(["e3", "e2", "e1"]);
    const told = (name: string, line: string) =>
      after(state, { type: "delivered", sent: sent(name, "a1", line), stored: stored(2, "a1", line) }).state;
    expect(entries(told("e3", "a4"))).toEqual([]);
    expect(entries(told("e2", "a3"))).toEqual(["e3"]);
  });

  test("can still arrive when it was another tab's that has been sent", () => {
    const state = queuedInTurn(["a1", "a2"], ["a1", "a2", "a3"]);
    const told = after(state, { type: "delivered", sent: sent("e9", "o1", "a1"), stored: stored(2, "o1", "a1") });
    expect(entries(told.state)).toEqual(["e2", "e1"]);
  });

  test("can't arrive any more once what was sent after it is stored", () => {
    const { state } = after(waiting, typed("a1", "a3"), ask, { type: "stored", attempt: 2, stored: stored(2, "a1", "a3") });
    expect(state).toMatchObject({ takenBack: [], unconfirmed: [], inDoubt: false });
  });

  test("may arrive yet, brought together with what somebody else has stored", () => {
    const { state } = after(waiting, typed("a1", "a3"), { type: "found", stored: stored(2, "o1", "a1") });
    expect(state.inDoubt).toBe(true);
    expect(state.unconfirmed.map(({ value }) => linesOf(value))).toEqual([["o1", "a1", "a2"]]);
  });

  test("and has arrived leaves nothing in doubt", () => {
    const { state } = after(waiting, typed("a1", "a2 a3"), { type: "found", stored: stored(2, "a1", "a2") });
    expect(state).toMatchObject({ inDoubt: false, unconfirmed: [] });
    expect(linesOf(state.mine)).toEqual(["a1", "a2 a3"]);
  });

  test("and was sent, with what somebody else put beside it, is gone on from", () => {
    const { state } = after(waiting, typed("a1", "a2 a3"), { type: "found", stored: stored(2, "a1", "a2", "o1") });
    expect(state.conflict).toBeUndefined();
    expect(linesOf(state.mine)).toEqual(["a1", "a2 a3", "o1"]);
  });

  test("and has arrived after all makes what is under way anew, as an entry of the history if either was asked for as one", () => {
    const again = (...asks: boolean[]) =>
      saves(
        after(waiting, typed("a1", "a2", "a3"), ...asks.map((checkpoint): Event => ({ type: "ask", checkpoint })), {
          type: "delivered",
          sent: sent("e1", "a1", "a2"),
          stored: stored(2, "a1", "a2"),
        }),
      );
    const made = { lines: ["a1", "a2", "a3"], version: 2 };
    expect(again(true)).toEqual([{ ...made, checkpoint: true }]);
    expect(again(false)).toEqual([{ ...made, checkpoint: false }]);
    expect(again(true, false)).toEqual([{ ...made, checkpoint: true }]);
    expect(again(false, true)).toEqual([{ ...made, checkpoint: true }]);
  });

  test("and has arrived after all becomes an entry of the history after a pause where it isn't one yet", () => {
    const given = after(waiting, { type: "given-up" }).state;
    const unsealed = (state: EditState<Text>, checkpoint: boolean) =>
      after(state, { type: "delivered", sent: { ...sent("e1", "a1", "a2"), checkpoint }, stored: stored(2, "a1", "a2") }).state.unsealed;
    expect(unsealed(given, false)).toBe(true);
    expect(unsealed(given, true)).toBe(false);
    expect(unsealed({ ...given, unsealed: true }, true)).toBe(true);
  });

  test("isn't taken for another page's that has been sent", () => {
    const { state } = after(waiting, typed("a1", "a3"), ask);
    const decision = after(state, { type: "delivered", sent: sent("e9", "a1", "o1"), stored: stored(2, "a1", "o1") });
    expect(decision.state.sending).toBe(state.sending);
    expect(decision.state.heard?.version).toBe(2);
  });

  test("and was sent, with what somebody else had put beside it, doesn't bring that back where the person has taken it out", () => {
    const { state } = after(
      waiting,
      { type: "found", stored: stored(2, "o1", "a1") },
      { type: "unanswered", attempt: 2, entry: "e2" },
      typed("a1", "a2", "a3"),
      ask,
    );
    expect(entries(state)).toEqual(["e2", "e1"]);
    const told = after(state, { type: "delivered", sent: sent("e1", "a1", "a2"), stored: stored(3, "o1", "a1", "a2") }).state;
    expect(told.conflict).toBeUndefined();
    expect(linesOf(told.mine)).toEqual(["a1", "a2", "a3"]);
  });

  test("isn't sent by itself where the service wouldn't take what is here by now", () => {
    const form = { ...TEXT, isReady: (value: Text) => value !== null };
    const happen = (state: EditState<Text>, event: Event) => decide(form, state, { ...event, at: AT } as EditEvent<Text>);
    let decision = happen(after(first, typed("a1", "x1"), ask, { type: "unanswered", attempt: 1, entry: "e1" }).state, typed());
    decision = happen(decision.state, { type: "found", stored: stored(2, "a1", "k1", "z1", "o1") });
    expect(doing(decision)).not.toContain("send");
  });

  test("what was refused is that of a page of an earlier release, which doesn't say what it has sent", () => {
    const refused = after(waiting, { type: "undelivered", why: "refused", sent: undefined, reason: "Too long" });
    expect(refused.state.failure).toEqual({ kind: "refused", reason: "Too long" });
  });
});
