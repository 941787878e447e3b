import type { EditState, Kind } from "./edit-state.ts";
import { isUnsaved } from "./saving.ts";

export type SaveStatus = "saved" | "saving" | "local" | "waiting" | "conflict" | "failed";

/** What is to be said of a document; `typing` is in the middle of a word. "saved" only when the service has said so of exactly this value. */
export function statusOf<Value>(kind: Kind<Value>, state: EditState<Value>, typing: boolean): SaveStatus | undefined {
  const { sending, reloading, waiting, conflict, failure, base, held } = state;
  if (conflict) return "conflict";
  if (sending || reloading) return "saving";
  if (failure) return "failed";
  if (typing || held || isUnsaved(kind, state)) return "local";
  if (waiting) return "waiting";
  return base.version === undefined ? undefined : "saved";
}

/** Whether nothing is left to be done: neither unsaved, nor under way, nor to be decided. */
export function isIdle<Value>(kind: Kind<Value>, state: EditState<Value>): boolean {
  const { sending, reloading, waiting, conflict, failure, incoming, unsealed, heard } = state;
  const open = sending ?? waiting ?? conflict ?? failure ?? heard;
  return open === undefined && !reloading && !unsealed && incoming.length === 0 && !isUnsaved(kind, state);
}
