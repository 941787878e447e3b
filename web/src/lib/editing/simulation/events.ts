import type { Text } from "../blocks.ts";
import { decide, opened } from "../edit-machine.ts";
import { type Decision, type EditEvent, type EditState, HUMAN, type Left, type Stored } from "../edit-state.ts";
import { linesOf, TEXT, textOf } from "./texts.ts";

/* What single decisions are told with: texts of a few lines, and what happens to them, all at one time. */

/** When it happens. */
export const AT = 1_000_000;
export type Event = EditEvent<Text> extends infer One ? (One extends unknown ? Omit<One, "at"> : never) : never;

export const typed = (...lines: string[]): Event => ({ type: "typed", value: textOf(lines) });
export const ask: Event = { type: "ask", checkpoint: true };

export const stored = (version: number, ...lines: string[]): Stored<Text> => ({ value: textOf(lines), version, origin: HUMAN });
/** What was left of it on this device. */
export const left = (base: Stored<Text>, ...lines: string[]): Left<Text> => ({
  base,
  value: textOf(lines),
  origin: HUMAN,
  taken: [],
  held: false,
  at: 1,
});
export const queued = (...lines: string[]) => ({ value: textOf(lines), origin: HUMAN, entry: "e1", checkpoint: true });

/** What is to be done, and what of it is sent. */
export const doing = ({ effects }: Decision<Text>) => effects.map((effect) => effect.do);
export const saves = ({ effects }: Decision<Text>) =>
  effects.flatMap((effect) => {
    if (effect.do !== "send") return [];
    const { value, base, checkpoint } = effect.save;
    return [{ lines: linesOf(value), version: base.version, checkpoint }];
  });

/** What comes of events that happen at once. */
export const after = (state: EditState<Text>, ...events: Event[]): Decision<Text> =>
  events.reduce<Decision<Text>>((before, event) => decide(TEXT, before.state, { ...event, at: AT } as EditEvent<Text>), {
    state,
    effects: [],
  });

/** A text as it is opened, while it is being sent, while it waits in the queue, and where somebody else has changed the same. */
export const fresh = opened(TEXT, stored(1, "a1"), AT).state;
export const sending = after(fresh, typed("a1", "a2"), ask).state;
export const waiting = after(sending, { type: "unanswered", attempt: 1, entry: "e1" }).state;
export const clashing = after(fresh, typed("a1 mine"), { type: "found", stored: stored(2, "a1 theirs", "o2") }).state;
