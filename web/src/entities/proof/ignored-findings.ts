import type { Finding } from "@muhtawa/text-analysis";
import { STORED } from "../../lib/stored-names.ts";
import { readStored, writeStored } from "../../lib/stored-values.ts";
import type { ProofText } from "./proof-messages.ts";

/** Contents, those last ignored in, and places of one. */
const MOST_CONTENTS = 50;
const MOST_PLACES = 100;
/** UTF-16 units before and after a finding that tell its place from another of the same word, and of a place altogether. */
const AROUND = 12;
const LONGEST = 120;

type Kept = readonly (readonly [contentId: string, places: readonly string[]])[];

/** Where a finding stands, by its words and those around them in its line: also once the text has grown elsewhere. */
export function placeOf(text: string, { kind, start, end }: Pick<Finding, "kind" | "start" | "end">): string {
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + AROUND).split("\n")[0] ?? "";
  return `${kind} ${before}|${text.slice(start, end)}|${after}`.slice(0, LONGEST);
}

function parsed(stored: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (entry: unknown): entry is Kept[number] =>
  Array.isArray(entry) && typeof entry[0] === "string" && Array.isArray(entry[1]) && entry[1].every((place) => typeof place === "string");

const read = () => parsed(readStored(STORED.ignored));
const placesOf = (kept: Kept, contentId: string) => kept.find(([id]) => id === contentId)?.[1] ?? [];

/** The places of a content that a person wants to be told nothing of, on this device. */
export const ignoredIn = (contentId: string): ReadonlySet<string> => new Set(placesOf(read(), contentId));

/** Tells when another window changes them. Returns what ends it. */
export function onIgnoredElsewhere(contentId: string, tell: () => void): () => void {
  const look = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === STORED.ignored && placesOf(parsed(oldValue), contentId).join() !== placesOf(parsed(newValue), contentId).join()) tell();
  };
  addEventListener("storage", look);
  return () => removeEventListener("storage", look);
}

/** Keeps another one; beyond the most that are kept the oldest go. */
export function keepIgnored(contentId: string, place: string): void {
  const kept = read();
  const places = [...placesOf(kept, contentId).filter((known) => known !== place), place].slice(-MOST_PLACES);
  const others = kept.filter(([id]) => id !== contentId).slice(1 - MOST_CONTENTS);
  writeStored(STORED.ignored, JSON.stringify([...others, [contentId, places]] satisfies Kept));
}

/** What is found in a content's texts, without what is ignored there. */
export function withoutIgnored(
  contentId: string,
  texts: readonly ProofText[],
  found: readonly (readonly Finding[])[],
): readonly (readonly Finding[])[] {
  const ignored = ignoredIn(contentId);
  if (ignored.size === 0) return found;
  return found.map((findings, at) => findings.filter((finding) => !ignored.has(placeOf(texts[at]?.text ?? "", finding))));
}
