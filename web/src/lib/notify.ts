import { useSyncExternalStore } from "react";

/** How long a message stays: short for what a request answered, longer for what the interface says. */
export const REQUEST_ERROR_MS = 2000;
const NOTICE_MS = 5000;

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
  detail?: string;
  action?: Notice["action"];
}

let notices: readonly Notice[] = [];
const readers = new Set<() => void>();

function become(next: readonly Notice[]): void {
  notices = next;
  for (const reader of readers) reader();
}

export function dismissNotice(id: string): void {
  become(notices.filter((notice) => notice.id !== id));
}

export const clearNotices = () => become([]);

/** Shows a message. The same message shown again while it stands replaces itself. */
function show(kind: NoticeKind, text: string, { durationMs = NOTICE_MS, ...rest }: NoticeOptions = {}): void {
  const id = `${kind}:${text}`;
  become([...notices.filter((notice) => notice.id !== id), { id, kind, text, durationMs, ...rest }]);
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
