import { randomId } from "../random-id.ts";
import { STORED } from "../stored-names.ts";
import { deviceKept } from "./device-keeps.ts";
import { type KeptEntry, keptEntries } from "./kept-entries.ts";

/*
 * Unsaved work, kept on this device until the service has it: it survives a reload, a crash and a sign-out, and nobody but who wrote it
 * sees it; what becomes of it at last: unsaved-work.ts. One entry a person and thing. What builds on it needs no more than these:
 *
 *   draftKey(userId, "body.<contentId>")   where something of somebody's is kept
 *   readDraft, writeDraft, removeDraft     one entry; writing begins within the call, so that it may be the last thing a page does
 *   draftsAbout                            what all tabs have kept of one thing
 *
 * What was saved without a network waits in outbox.ts, under the same key.
 */

export interface Draft<Value> {
  value: Value;
  /** The stored version it was written on; undefined for what isn't stored yet. */
  version?: number;
  /** When it was kept, in milliseconds. */
  at: number;
}

interface Entry extends Draft<unknown>, KeptEntry {
  /** Absent in what was written before tabs had drafts of their own. */
  about?: string;
  tab?: string;
}

export interface DraftKey {
  readonly userId: string;
  /** What it is a draft of. */
  readonly about: string;
  /** The tab that it was written in, for what each tab has a draft of its own; see tabs.ts. */
  readonly tab?: string;
}

export const draftKey = (userId: string | undefined, about: string, tab?: string): DraftKey => ({
  userId: userId ?? "",
  about,
  ...(tab === undefined ? {} : { tab }),
});

export const nameOf = ({ userId, about, tab }: DraftKey) => `${userId}/${about}${tab === undefined ? "" : `@${tab}`}`;

/** A name of its own, as if a tab that is closed by now had left it. */
export const closedTabsKey = (userId: string, about: string): DraftKey => draftKey(userId, about, randomId());

/** The entry as if a tab that is closed by now had left it. */
export function asOfClosedTab<Kept extends KeptEntry & { about?: string }>(entry: Kept): Kept {
  const { userId, about = entry.key.slice(entry.userId.length + 1) } = entry;
  const key = closedTabsKey(userId, about);
  return { ...entry, ...key, key: nameOf(key) };
}

const drafts = keptEntries<Entry>(STORED.drafts, { store: "drafts", another: asOfClosedTab });

export async function readDraft<Value>(key: DraftKey): Promise<Draft<Value> | undefined> {
  return (await drafts.read(nameOf(key))) as Draft<Value> | undefined;
}

export async function writeDraft<Value>(key: DraftKey, draft: Omit<Draft<Value>, "at">): Promise<void> {
  deviceKept(await drafts.write({ ...draft, ...key, key: nameOf(key), at: Date.now() }));
}

/** All that one person's tabs have kept of a thing, the newest first. */
export async function draftsAbout<Value>(userId: string, about: string): Promise<{ key: DraftKey; draft: Draft<Value> }[]> {
  const found = (await drafts.ofUser(userId)).filter((entry) => entry.about === about || entry.key === nameOf({ userId, about }));
  return found
    .toSorted((one, other) => other.at - one.at)
    .map((entry) => ({ key: draftKey(userId, about, entry.tab), draft: entry as Draft<unknown> as Draft<Value> }));
}

export const draftsOf = (userId: string): Promise<readonly (KeptEntry & Pick<Entry, "about" | "tab">)[]> => drafts.ofUser(userId);

/** Of everybody's on this device. */
export const removeDraftsWhere = (isToGo: (draft: Pick<Entry, "userId" | "at">) => boolean): Promise<void> => drafts.removeWhere(isToGo);

/** Changes a draft as it is then: null removes it. */
export async function changeDraft(key: DraftKey, change: (draft: Draft<unknown>) => null | undefined): Promise<void> {
  await drafts.update(nameOf(key), change);
}

export const removeDraft = (key: DraftKey): Promise<void> => drafts.remove(nameOf(key));
