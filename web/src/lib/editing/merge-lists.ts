import { diffArrays } from "diff";
import type { Preference } from "./edit-state.ts";

/** A stretch of the base that one side has replaced. */
interface Hunk<Item> {
  /** In the base: from here, so many. */
  at: number;
  removed: number;
  items: readonly Item[];
  keys: readonly string[];
  /** All of the list stands for what was changed in it. */
  coarse?: boolean;
}

/** More differences than this are taken for one: looking for them grows with their square. */
const MOST_EDITS = 2_000;

function hunks<Item>(base: readonly string[], keys: readonly string[], items: readonly Item[]): Hunk<Item>[] {
  const changes = diffArrays([...base], [...keys], { maxEditLength: MOST_EDITS });
  if (!changes) return [{ at: 0, removed: base.length, items, keys, coarse: true }];
  const found: Hunk<Item>[] = [];
  let at = 0;
  let from = 0;
  let open: Hunk<Item> | undefined;
  for (const { added, removed, value } of changes) {
    if (!added && !removed) {
      at += value.length;
      from += value.length;
      open = undefined;
      continue;
    }
    if (!open) found.push((open = { at, removed: 0, items: [], keys: [] }));
    if (removed) {
      open.removed += value.length;
      at += value.length;
    } else {
      open.items = [...open.items, ...items.slice(from, from + value.length)];
      open.keys = [...open.keys, ...value];
      from += value.length;
    }
  }
  return found;
}

const endOf = <Item>({ at, removed }: Hunk<Item>) => at + removed;

/** Whether two sides' changes touch: they share a place of the base, put something into the same gap, or the same side by side. */
const touch = <Item>(one: Hunk<Item>, other: Hunk<Item>) =>
  (one.at < endOf(other) && other.at < endOf(one)) ||
  (one.at === other.at && one.removed + other.removed === 0) ||
  (one.at <= endOf(other) && other.at <= endOf(one) && one.keys.some((key) => other.keys.includes(key)));

/** Whether these stand in it, in this order. */
function areIn(keys: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const key of all) if (key === keys[at]) at += 1;
  return at === keys.length;
}

/** Without what a side put in and the other one did, too, in the same place, where it changed more: that stands, and isn't at issue. */
function notIn<Item>(side: readonly Hunk<Item>[], other: readonly Hunk<Item>[]): Hunk<Item>[] {
  const isInside = (one: Hunk<Item>, all: Hunk<Item>) => one.keys.length > 0 && all.at <= one.at && endOf(one) <= endOf(all);
  const madeByBoth = other.flatMap((all) => {
    const inside = all.coarse ? [] : side.filter((one) => isInside(one, all));
    return areIn(
      inside.flatMap(({ keys }) => keys),
      all.keys,
    )
      ? inside
      : [];
  });
  return side.filter((one) => !madeByBoth.includes(one));
}

/** Which change comes first; what is put into a gap comes before what happens to the item behind it. */
const isFirst = <Item>(one: Hunk<Item>, other: Hunk<Item> | undefined) =>
  !other || one.at < other.at || (one.at === other.at && one.removed <= other.removed);

/** One side's version of a stretch of the base. */
function sideOf<Item>(base: readonly Item[], side: readonly Hunk<Item>[], from: number, to: number): Item[] {
  const items: Item[] = [];
  let at = from;
  for (const hunk of side) {
    items.push(...base.slice(at, hunk.at), ...hunk.items);
    at = endOf(hunk);
  }
  return [...items, ...base.slice(at, to)];
}

/** Moves changes of one side that touch the other side's part of a stretch into it; whether there were any. */
function moveTouching<Item>(waiting: Hunk<Item>[], into: Hunk<Item>[], across: readonly Hunk<Item>[]): boolean {
  let moved = false;
  for (let [next] = waiting; next && across.some((hunk) => touch(hunk, next as Hunk<Item>)); [next] = waiting) {
    into.push(...waiting.splice(0, 1));
    moved = true;
  }
  return moved;
}

const isSame = <Item>(one: readonly Item[], other: readonly Item[], keyOf: (item: Item) => string) =>
  one.length === other.length && one.every((item, index) => keyOf(item) === keyOf(other[index] as Item));

/** How many items both begin with. */
function inCommon<Item>(one: readonly Item[], other: readonly Item[], keyOf: (item: Item) => string): number {
  const end = Math.min(one.length, other.length);
  let count = 0;
  while (count < end && keyOf(one[count] as Item) === keyOf(other[count] as Item)) count += 1;
  return count;
}

/** One stretch that both sides may have changed; what both begin and end with isn't at issue. */
function mergeStretch<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
  prefer: Preference,
): { items: readonly Item[]; clashes: number } {
  if (isSame(base, theirs, keyOf)) return { items: mine, clashes: 0 };
  if (isSame(base, mine, keyOf)) return { items: theirs, clashes: 0 };
  if (base.length > 1 && base.length === mine.length && base.length === theirs.length) {
    const each = base.map((item, at) => mergeStretch([item], [mine[at] as Item], [theirs[at] as Item], keyOf, prefer));
    return { items: each.flatMap(({ items }) => items), clashes: each.reduce((sum, { clashes }) => sum + clashes, 0) };
  }
  const start = inCommon(mine, theirs, keyOf);
  const end = inCommon(mine.slice(start).toReversed(), theirs.slice(start).toReversed(), keyOf);
  const [ours, others] = [mine.slice(start, mine.length - end), theirs.slice(start, theirs.length - end)];
  const before = mine.slice(0, start);
  const after = mine.slice(mine.length - end);
  if (ours.length + others.length === 0 || isSame(base, others, keyOf)) return { items: mine, clashes: 0 };
  if (isSame(base, ours, keyOf)) return { items: theirs, clashes: 0 };
  const both = [...(prefer === "theirs" ? [] : ours), ...(prefer === "mine" ? [] : others)];
  return { items: [...before, ...both, ...after], clashes: 1 };
}

/**
 * Brings together what two sides made of a list: what only one changed is taken over, what both made the same stands once. Where both changed
 * the same place in their own ways, `prefer` says which stands. `keyOf` tells which items are the same.
 */
export function mergeLists<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string,
  prefer: Preference,
): { items: Item[]; clashes: number } {
  const [baseKeys, mineKeys, theirKeys] = [base.map(keyOf), mine.map(keyOf), theirs.map(keyOf)];
  const [own, other] = [hunks(baseKeys, mineKeys, mine), hunks(baseKeys, theirKeys, theirs)];
  const items: Item[] = [];
  let clashes = 0;
  let at = 0;
  while (own.length > 0 || other.length > 0) {
    const ours: Hunk<Item>[] = [];
    const foreign: Hunk<Item>[] = [];
    if (own[0] && isFirst(own[0], other[0])) ours.push(...own.splice(0, 1));
    else foreign.push(...other.splice(0, 1));
    // everything that touches what is in the stretch already belongs to it
    while (moveTouching(own, ours, foreign) || moveTouching(other, foreign, ours));
    const all = [...ours, ...foreign];
    const from = Math.min(...all.map((hunk) => hunk.at));
    const to = Math.max(...all.map(endOf));
    items.push(...base.slice(at, from));
    at = to;
    const here = base.slice(from, to);
    const merge = (one: readonly Hunk<Item>[], two: readonly Hunk<Item>[]) =>
      mergeStretch(here, sideOf(base, one, from, to), sideOf(base, two, from, to), keyOf, prefer);
    const rest = notIn(ours, foreign);
    const apart = merge(rest, notIn(foreign, rest));
    // what is to be decided upon is decided whole
    const merged = apart.clashes === 0 ? apart : merge(ours, foreign);
    items.push(...merged.items);
    clashes += merged.clashes;
  }
  return { items: [...items, ...base.slice(at)], clashes };
}
