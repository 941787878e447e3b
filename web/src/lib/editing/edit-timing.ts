import type { EditState, Kind } from "./edit-state.ts";

/** Milliseconds after the last key until what was typed is saved. */
const AFTER_LAST_KEY = 2_000;
/** Milliseconds after the first unsaved key until it is saved at the latest, however much is typed. */
const AT_THE_LATEST = 10_000;
/** Milliseconds without a key after which what is stored becomes an entry of the history. */
const PAUSE = 60_000;

/** A save that is due by itself: when, and whether it makes an entry of the history. */
export interface Due {
  at: number;
  checkpoint: boolean;
}

/** What is to be saved by itself next; undefined while nothing may be, or nothing is left to be. */
export function nextSave<Value>(kind: Kind<Value>, state: EditState<Value>): Due | undefined {
  const { sending, reloading, conflict, waiting, failure, held, base, mine, unsavedSince, changedAt, unsealed, retryAt = 0 } = state;
  if (!kind.autosave || base.version === undefined || held || sending || reloading || conflict || failure?.kind === "refused")
    return undefined;
  if (unsavedSince !== undefined) {
    if (!kind.isReady(mine)) return undefined;
    // a draft left on this device is shown first: the person may discard it
    const due = changedAt === undefined ? unsavedSince + PAUSE : Math.min(changedAt + AFTER_LAST_KEY, unsavedSince + AT_THE_LATEST);
    return { at: Math.max(due, retryAt), checkpoint: changedAt === undefined };
  }
  if (!unsealed || waiting || changedAt === undefined) return undefined;
  return { at: Math.max(changedAt + PAUSE, retryAt), checkpoint: true };
}
