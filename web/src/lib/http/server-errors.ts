import { useSyncExternalStore } from "react";

/** What the server said about single fields of a form: field name to its messages. */
export type ServerErrors = Readonly<Record<string, readonly string[]>>;

const NONE: ServerErrors = {};
let errors = NONE;
const readers = new Set<() => void>();

export function setServerErrors(next: ServerErrors): void {
  errors = next;
  for (const reader of readers) reader();
}

export function clearServerErrors(): void {
  if (errors !== NONE) setServerErrors(NONE);
}

/** The server's errors of the latest failed request; the next successful one clears them. */
export const serverErrors = () => errors;

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export const useServerErrors = () => useSyncExternalStore(subscribe, serverErrors);
