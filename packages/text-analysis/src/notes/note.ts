/** The name of the node that refers to a note. It holds what the note says, so that neither can be without the other. */
export const NOTE_NODE = "footnote";

/** Characters that a note may have. */
export const LONGEST_NOTE = 1_000;

/** What a reference in a text refers to: a remark, a source, or both. */
export interface Note {
  readonly text: string;
  /** Where the source is. */
  readonly href?: string | undefined;
}

interface NotedNode {
  readonly type?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | null | undefined;
  readonly content?: readonly NotedNode[] | undefined;
}

/** What a note says as one line. */
export const noteText = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

/** The note that a node refers to; undefined of any other node. */
export function noteOf({ type, attrs }: NotedNode): Note | undefined {
  if (type !== NOTE_NODE) return undefined;
  const text = typeof attrs?.["note"] === "string" ? noteText(attrs["note"]) : "";
  const href = typeof attrs?.["href"] === "string" && attrs["href"] !== "" ? attrs["href"] : undefined;
  return { text, ...(href !== undefined && { href }) };
}

/** The notes of a document in the order of their references: the first is number 1. */
export function notesIn(node: NotedNode): Note[] {
  const note = noteOf(node);
  return note ? [note] : (node.content ?? []).flatMap(notesIn);
}
