import type { TwinParagraph } from "./paragraphs.ts";
import { traced } from "./traced.ts";

/** Two paragraphs that say the same, by their keys, as somebody has said or as was guessed. */
export interface TwinPair {
  readonly own: string;
  readonly other: string;
  /** Where the other one stood among those of its text that are paired, from 0; the pairs themselves are in the order of the own ones. */
  readonly place: number;
  /** Nobody has said it yet: it was told by order and form. */
  readonly guessed?: true | undefined;
}

/**
 * IN_STEP: both say the same. STALE: the other one was changed since. AHEAD: the own one was. APART: both were. MISSING: there is no own one
 * yet, or only a prompt for it. ALONE: there is no other one.
 */
export type TwinState = "IN_STEP" | "STALE" | "AHEAD" | "APART" | "MISSING" | "ALONE";

/** A paragraph beside its partner, each by its place in the list it was given in. */
export interface TwinRow {
  readonly own?: number;
  readonly other?: number;
  readonly state: TwinState;
  /** That they are a pair is a guess. */
  readonly guessed?: true;
}

type Paragraph = Pick<TwinParagraph, "key" | "asks">;

const keysOf = (paragraphs: readonly Paragraph[]) => paragraphs.map(({ key }) => key);

/** Of each paragraph of both sides which pair it goes back to. */
function tracedPairs(own: readonly Paragraph[], other: readonly Paragraph[], pairs: readonly TwinPair[]) {
  const byPlace = [...pairs.keys()].toSorted((a, b) => (pairs[a]?.place ?? 0) - (pairs[b]?.place ?? 0));
  const ofOthers = traced(
    byPlace.map((at) => pairs[at]?.other ?? ""),
    keysOf(other),
  ).map((from) => (from === undefined ? undefined : byPlace[from]));
  return {
    ofOwn: traced(
      pairs.map(({ own: key }) => key),
      keysOf(own),
    ),
    ofOthers,
  };
}

function stateOf(own: Paragraph, other: Paragraph, pair: TwinPair, agreed: ReadonlySet<string>): TwinState {
  if (own.asks) return "MISSING";
  if (other.asks) return "AHEAD";
  if (agreed.has(`${own.key} ${other.key}`)) return "IN_STEP";
  const [ownChanged, otherChanged] = [own.key !== pair.own, other.key !== pair.other];
  if (ownChanged) return otherChanged ? "APART" : "AHEAD";
  return otherChanged ? "STALE" : "IN_STEP";
}

const guessOf = ({ guessed }: TwinPair): { guessed?: true } => (guessed ? { guessed } : {});

/**
 * How two texts stand to each other, paragraph by paragraph: in the order of the own text, with what is missing after what it follows in the
 * other one. A prompt that has no partner is none of either text.
 */
export function twinRows(own: readonly Paragraph[], other: readonly Paragraph[], pairs: readonly TwinPair[]): TwinRow[] {
  const { ofOwn, ofOthers } = tracedPairs(own, other, pairs);
  const agreed = new Set(pairs.map((pair) => `${pair.own} ${pair.other}`));
  const otherOf = new Map(ofOthers.flatMap((pair, at) => (pair === undefined ? [] : [[pair, at] as const])));
  const paired = new Set<number>();
  const rows: TwinRow[] = [];
  for (const [at, paragraph] of own.entries()) {
    const pair = ofOwn[at];
    const beside = pair === undefined ? undefined : otherOf.get(pair);
    const partner = beside === undefined ? undefined : other[beside];
    const of = pair === undefined ? undefined : pairs[pair];
    if (beside === undefined || !partner || !of) {
      if (!paragraph.asks) rows.push({ own: at, state: "ALONE" });
    } else if (!(paragraph.asks && partner.asks)) {
      paired.add(beside);
      rows.push({ own: at, other: beside, state: stateOf(paragraph, partner, of, agreed), ...guessOf(of) });
    } else paired.add(beside);
  }
  return withMissing(rows, other, paired);
}

function withMissing(rows: readonly TwinRow[], other: readonly Paragraph[], paired: ReadonlySet<number>): TwinRow[] {
  const rowAt = new Map(rows.flatMap((row, at) => (row.other === undefined ? [] : [[row.other, at] as const])));
  const after = new Map<number, TwinRow[]>();
  let last = -1;
  for (const [at, { asks }] of other.entries()) {
    last = rowAt.get(at) ?? last;
    if (paired.has(at) || asks) continue;
    after.set(last, [...(after.get(last) ?? []), { other: at, state: "MISSING" }]);
  }
  return [...(after.get(-1) ?? []), ...rows.flatMap((row, at) => [row, ...(after.get(at) ?? [])])];
}

/** Two paragraphs that say the same, by their places in the texts. */
export interface Agreement {
  readonly own: number;
  readonly other: number;
}

/** The pairs once somebody has said that some paragraphs say the same: what these were paired with before, and what is gone, is forgotten. */
export function agreedPairs(
  own: readonly Paragraph[],
  other: readonly Paragraph[],
  pairs: readonly TwinPair[],
  agreements: readonly Agreement[],
): TwinPair[] {
  const { ofOwn, ofOthers } = tracedPairs(own, other, pairs);
  const [ownTaken, othersTaken] = [new Set(agreements.map((one) => one.own)), new Set(agreements.map((one) => one.other))];
  const otherOf = new Map(ofOthers.flatMap((pair, at) => (pair === undefined ? [] : [[pair, at] as const])));
  const kept = ofOwn.flatMap((pair, at) => {
    const beside = pair === undefined ? undefined : otherOf.get(pair);
    const of = pair === undefined ? undefined : pairs[pair];
    if (beside === undefined || !of || ownTaken.has(at) || othersTaken.has(beside)) return [];
    return [{ at, beside, keys: { own: of.own, other: of.other, ...guessOf(of) } }];
  });
  const made = agreements.flatMap(({ own: at, other: beside }) => {
    const [one, two] = [own[at], other[beside]];
    return one && two ? [{ at, beside, keys: { own: one.key, other: two.key } }] : [];
  });
  const ordered = [...kept, ...made].toSorted((a, b) => a.at - b.at);
  const places = new Map(ordered.toSorted((a, b) => a.beside - b.beside).map(({ beside }, place) => [beside, place]));
  return ordered.map(({ beside, keys }) => ({ ...keys, place: places.get(beside) ?? 0 }));
}

/** The same pairs as the other text has them. */
export const turnedPairs = (pairs: readonly TwinPair[]): TwinPair[] =>
  pairs
    .map(({ own, other, place, ...pair }, at) => ({ at: place, pair: { ...pair, own: other, other: own, place: at } }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ pair }) => pair);
