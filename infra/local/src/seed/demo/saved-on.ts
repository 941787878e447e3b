import { type DemoContent, momentIn } from "./demo-company.ts";

/** Hours of the day (UTC) at which texts are kept. */
const WRITING_HOUR = 7;
/** Days from one version of a text to the next. */
const DAYS_BETWEEN = 3;
/** The texts of what hasn't appeared yet were last kept within so many days. */
const LATELY = 11;

export const dayOf = ({ on }: DemoContent): number => on?.days ?? 0;

/** The day, counted from today, on which its last text was kept: the one before it was published, or lately. */
export const keptOn = (demo: DemoContent): number => (dayOf(demo) < 0 ? dayOf(demo) - 1 : -1 - (demo.needs.title.length % LATELY));

/** When one of its texts was kept, by its place among them. */
export function savedOn(demo: DemoContent, at: number): Date {
  const { texts = [] } = demo;
  return momentIn(keptOn(demo) - (texts.length - 1 - at) * DAYS_BETWEEN, WRITING_HOUR);
}
