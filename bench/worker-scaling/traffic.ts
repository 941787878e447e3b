import { logNormal, randomOf } from "./random.ts";

/** Something that the AI is to write. Times in seconds. */
export interface Job {
  readonly at: number;
  readonly isShort: boolean;
  /** For how long the model writes. */
  readonly takes: number;
}

/** How much is asked for at each hour of a day: 600 is the peak. */
export interface Shape {
  readonly name: string;
  readonly hourly: readonly number[];
  /** A wave on top of it: when it begins, how long it lasts (hours) and how many times as much is asked for meanwhile. */
  readonly wave?: { readonly from: number; readonly hours: number; readonly times: number };
}

/**
 * Days as people who write for brands have them. Nobody's traffic was recorded: the shapes are what working hours, prayers, meals and campaigns make
 * of a day.
 */
export const SHAPES: readonly Shape[] = [
  {
    name: "A working day",
    hourly: [6, 4, 3, 3, 5, 12, 40, 140, 380, 560, 600, 520, 300, 340, 480, 520, 380, 200, 120, 110, 90, 60, 30, 12],
  },
  {
    name: "A day in Ramadan",
    hourly: [260, 220, 150, 70, 20, 10, 8, 20, 80, 260, 420, 460, 380, 300, 180, 90, 30, 15, 40, 160, 420, 600, 560, 400],
  },
  {
    name: "A campaign at noon",
    hourly: [6, 4, 3, 3, 5, 12, 40, 140, 300, 400, 420, 420, 380, 340, 400, 420, 300, 180, 120, 110, 90, 60, 30, 12],
    wave: { from: 12, hours: 0.5, times: 8 },
  },
];

/** Texts an hour at the peak: a hundred thousand people registered, of whom a thousand work at once and ask for twenty texts an hour each. */
const PEAK = 20_000;
const HOUR = 3_600;
/** Of ten texts seven are of a form's field; of the others most are articles. */
const SHORT_SHARE = 0.7;
/** Seconds and spread: 150 tokens, and 1,800, at 60 tokens a second after a third of a second. */
const SHORT = { median: 2.8, spread: 0.5 };
const LONG = { median: 30, spread: 0.45 };

/** A day's texts, at random times by the shape. */
export function dayOf(shape: Shape, seed: number): readonly Job[] {
  const random = randomOf(seed);
  const most = (Math.max(...shape.hourly) / 600) * PEAK * Math.max(1, shape.wave?.times ?? 1);
  const jobs: Job[] = [];
  for (let at = 0; ;) {
    at += (-Math.log(1 - random()) / most) * HOUR;
    if (at >= 24 * HOUR) return jobs;
    if (random() * most > rateAt(shape, at / HOUR)) continue;
    const isShort = random() < SHORT_SHARE;
    const { median, spread } = isShort ? SHORT : LONG;
    jobs.push({ at, isShort, takes: logNormal(random, median, spread) });
  }
}

/** Texts an hour, between two hours in between. */
export function rateAt({ hourly, wave }: Shape, hour: number): number {
  const [before = 0, after = 0] = [hourly[Math.floor(hour) % 24], hourly[(Math.floor(hour) + 1) % 24]];
  const rate = ((before + (after - before) * (hour % 1)) / 600) * PEAK;
  const isInWave = wave !== undefined && hour >= wave.from && hour < wave.from + wave.hours;
  return isInWave ? rate * wave.times : rate;
}
