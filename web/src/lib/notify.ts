import { useSyncExternalStore } from "react";

/** How long a message stays: short for what a request answered, longer for what the interface says, and for what takes longer to read. */
export const REQUEST_ERROR_MS = 2000;
const NOTICE_MS = 5000;
/** Of a reader who isn't hurried, in a second. */
const LETTERS_READ = 12;
const LONGEST_MS = 20_000;

export type NoticeKind = "success" | "error" | "info" | "ai";

export interface Notice {
  id: string;
  kind: NoticeKind;
  text: string;
  detail?: string;
  durationMs: number;
  action?: { label: string; run: () => void };
}

interface NoticeOptions {
  durationMs?: number;
  /** Milliseconds until it is shown, in which it may be dismissed. */
  afterMs?: number;
  detail?: string;
  action?: Notice["action"];
}

let notices: readonly Notice[] = [];
/** Not shown yet, by their ids. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
const readers = new Set<() => void>();

function become(next: readonly Notice[]): void {
  notices = next;
  for (const reader of readers) reader();
}

function forgetWaiting(id: string): void {
  clearTimeout(waiting.get(id));
  waiting.delete(id);
}

export function dismissNotice(id: string): void {
  forgetWaiting(id);
  become(notices.filter((notice) => notice.id !== id));
}

const idOf = (kind: NoticeKind, text: string) => `${kind}:${text}`;

export const dismissError = (text: string) => dismissNotice(idOf("error", text));

export function clearNotices(): void {
  for (const id of waiting.keys()) forgetWaiting(id);
  become([]);
}

/** The time that a message takes to be noticed, read, and answered if it asks something. */
function readingMs(...parts: (string | undefined)[]): number {
  const letters = parts.reduce((sum, part = "") => sum + part.length, 0);
  return Math.min(LONGEST_MS, Math.max(NOTICE_MS, (letters / LETTERS_READ) * 1000));
}

/** Shows a message. The same message shown again while it stands replaces itself. */
function show(kind: NoticeKind, text: string, options: NoticeOptions = {}): void {
  const { durationMs = readingMs(text, options.detail, options.action?.label), afterMs = 0, ...rest } = options;
  const id = idOf(kind, text);
  const appear = () => {
    forgetWaiting(id);
    become([...notices.filter((notice) => notice.id !== id), { id, kind, text, durationMs, ...rest }]);
  };
  if (afterMs === 0) return appear();
  forgetWaiting(id);
  waiting.set(id, setTimeout(appear, afterMs));
  return undefined;
}

export const notify = {
  success: (text: string, options?: NoticeOptions) => show("success", text, options),
  error: (text: string, options?: NoticeOptions) => show("error", text, options),
  info: (text: string, options?: NoticeOptions) => show("info", text, options),
  ai: (text: string, options?: NoticeOptions) => show("ai", text, options),
};

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

const NO_NOTICES: readonly Notice[] = [];

export const useNotices = () =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => NO_NOTICES,
  );
