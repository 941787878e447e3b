import { type DemoContent, momentIn } from "./demo-company.ts";
import { dayOf, keptOn, savedOn } from "./saved-on.ts";
import { proposedFields } from "./written-by-ai.ts";

/** Milliseconds from a text's generation to its being kept. */
export const READING = 25 * 60_000;
/** Nothing that the AI wrote is from before so many days. */
export const DAYS = 56;
/** A text that hasn't appeared yet was thought of within so many days before it was kept. */
const THOUGHT_OVER = 26;
/** What has no text yet was begun within so many days. */
const LATELY = 13;
/** Milliseconds from a content's beginning to what was done with it first. */
const BEFORE = 60 * 60_000;

/** When the AI proposed a part of its brief: before the first text; what hasn't appeared yet was thought of on some day of the weeks before that. */
export function briefedOn(demo: DemoContent, place: number, at: number): Date {
  const day = dayOf(demo) < 0 ? dayOf(demo) - 6 - at : keptOn(demo) - 1 - ((place * 17 + at * 5) % THOUGHT_OVER);
  return momentIn(Math.max(day, -DAYS), 4 + at);
}

/** When a content was begun, by its place among its company's: before the AI proposed anything for it, and before its first text. */
export function begunOn(demo: DemoContent, place: number): Date {
  const { texts = [], begunWith } = demo;
  // what is kept only when the demo is made has no time of its own
  const done = begunWith ? [] : texts.map((_, at) => savedOn(demo, at).getTime() - READING);
  const proposed = proposedFields(demo).map((_, at) => briefedOn(demo, place, at).getTime());
  const first = Math.min(...done, ...proposed);
  return Number.isFinite(first) ? new Date(first - BEFORE) : momentIn(-1 - ((place * 5) % LATELY), 8);
}

/** When a content was last changed before the demo is made: published, or its text kept. */
export function changedOn(demo: DemoContent, place: number): Date {
  const { on, status, texts = [], begunWith } = demo;
  if (status === "PUBLISHED" && on) return momentIn(on.days, on.hour);
  return begunWith || texts.length === 0 ? begunOn(demo, place) : savedOn(demo, texts.length - 1);
}
