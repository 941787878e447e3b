import { LONGEST_NOTE, type Note, noteText } from "./note.ts";

const FENCE = /^ {0,3}(?:```|~~~)/u;
const DEFINITION = /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]*/u;
const INDENTED = /^(?: {4}|\t)/u;
/** A line that begins another block, and so is no more of a note's. */
const OTHER_BLOCK = /^ {0,3}(?:#{1,6}\s|>|[-*+]\s|\d{1,9}[.)]\s|\||```|~~~|(?:\*\s?){3}|(?:-\s?){3})/u;

/** A text in Markdown without the definitions of its notes, and these by their labels. */
export interface TakenNotes {
  readonly markdown: string;
  readonly notes: ReadonlyMap<string, Note>;
}

/** Takes `[^label]: …` out of a text in Markdown; what stands within fenced code is none. Of two with one label the first counts. */
export function takeNotes(markdown: string): TakenNotes {
  if (!markdown.includes("[^")) return { markdown, notes: new Map() };
  const notes = new Map<string, Note>();
  const kept: string[] = [];
  const lines = markdown.split("\n");
  let fence: string | undefined;
  let at = 0;
  while (at < lines.length) {
    const line = lines[at++] ?? "";
    const mark = FENCE.exec(line)?.[0].trim();
    if (fence !== undefined || mark !== undefined) fence = fence === undefined ? mark : line.trim().startsWith(fence) ? undefined : fence;
    const { 0: opening = "", 1: label } = (fence === undefined && mark === undefined && DEFINITION.exec(line)) || [];
    if (label === undefined) {
      kept.push(line);
      continue;
    }
    const said = [line.slice(opening.length)];
    while (at < lines.length && isMore(lines, at)) said.push((lines[at++] ?? "").trim());
    if (!notes.has(label)) notes.set(label, readNote(said.join(" ")));
  }
  return { markdown: kept.join("\n"), notes };
}

/** Whether a line goes on with the note above it: one right below, or one that is set in behind empty lines. */
function isMore(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  if (line.trim() !== "") return INDENTED.test(line) || !(isBlank(lines[at - 1]) || DEFINITION.test(line) || OTHER_BLOCK.test(line));
  return !isBlank(lines[at + 1]) && INDENTED.test(lines[at + 1] ?? "");
}

const isBlank = (line: string | undefined) => line === undefined || line.trim() === "";

/** A definition as it stands at a text's end. */
export function writeNote(label: string, { text, href }: Note): string {
  const address = href === undefined ? "" : `<${href.replaceAll(/[<>\\\s]/gu, encodeURIComponent)}>`;
  return `[^${label}]: ${[escaped(text), address].filter(Boolean).join(" ")}`.trimEnd();
}

const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>~|&]|:(?=\/\/)/gu, (sign) => `\\${sign}`);

const ESCAPED = /^\\([!-/:-@[-`{-~])/u;
const ADDRESS = /^<((?:https?|mailto|tel):[^<>\s]{1,4000})>/iu;
const LINK = /^\[([^[\]]{0,1000})\]\(<?([^\s()<>]{1,4000})>?(?: {1,4}"[^"]{0,1000}")?\)/u;
const BARE = /^https?:\/\/[^\s<>]{1,4000}/iu;
const WORD = /[\p{L}\p{N}]/u;
const EMPHASIS = new Set(["*", "`"]);
/** What stands between a source's name and its address. */
const BETWEEN = /[\s:,،؛;—–-]{1,3}$/u;

/** What a definition says: its words without their marks, and the first address. */
function readNote(said: string): Note {
  let text = "";
  let href: string | undefined;
  for (let at = 0; at < said.length;) {
    const sign = said.charAt(at);
    const rest = ["\\", "<", "[", "h", "H"].includes(sign) ? said.slice(at, at + 6_000) : "";
    const { 0: raw = sign, 1: inner } = ESCAPED.exec(rest) ?? ADDRESS.exec(rest) ?? LINK.exec(rest) ?? BARE.exec(rest) ?? [];
    if (sign === "\\" && inner !== undefined) text += inner;
    else if (sign === "<" && inner !== undefined) {
      if (href === undefined) href = inner;
      else text += inner;
    } else if (sign === "[" && inner !== undefined) {
      text += inner;
      href ??= LINK.exec(rest)?.[2];
    } else if (raw.length > 1) {
      const isLast = said.slice(at + raw.length).trim() === "";
      if (isLast && href === undefined) text = text.replace(BETWEEN, "");
      else text += raw;
      href ??= raw;
    } else if (!EMPHASIS.has(sign) && !(sign === "_" && isEdge(said, at))) text += sign;
    at += raw.length;
  }
  return { text: noteText(text).slice(0, LONGEST_NOTE), ...(href !== undefined && { href }) };
}

const isEdge = (text: string, at: number) => !WORD.test(text.charAt(at - 1)) || !WORD.test(text.charAt(at + 1));
