import type { BodyMark, BodyNode } from "../domain/body-document.ts";
import type { Tracked } from "./article.ts";
import { printable } from "./printable.ts";

/** Of a suggestion whose time can't be read, or is of a year that word processors don't know. */
const NO_DATE = "1970-01-01T00:00:00Z";
const FIRST = Date.parse("0001-01-01T00:00:00.000Z");
const LAST = Date.parse("9999-12-31T23:59:59.999Z");
/** Who suggests what no person does. */
const AI = "AI";

const suggestionIn = (marks: readonly BodyMark[] = []) => marks.find(({ type }) => type === "insertion" || type === "deletion");

/** The suggestion that marks stand for, as formats that track changes write it. */
export function trackedOf(marks: readonly BodyMark[] | undefined): { tracked?: Tracked } {
  const mark = suggestionIn(marks);
  if (!mark) return {};
  const { by, author, at } = mark.attrs ?? {};
  const time = Date.parse(String(at));
  const date = time >= FIRST && time <= LAST ? new Date(time).toISOString() : NO_DATE;
  const name = by === "AI" ? AI : printable(String(author ?? "")).trim();
  return { tracked: { kind: mark.type === "insertion" ? "insertion" : "deletion", author: name || "?", date } };
}

/** What stands on one line of its own, and whether its end is only suggested. */
interface Line {
  readonly nodes: readonly BodyNode[];
  readonly end?: Tracked;
}

/** A paragraph as the lines that its suggested ends make of it; one without suggestions is one line. */
export function linesOf(content: readonly BodyNode[]): Line[] {
  const lines: Line[] = [];
  let nodes: BodyNode[] = [];
  let last: Tracked | undefined;
  for (const node of content) {
    const part = suggestionIn(node.marks)?.attrs?.["part"];
    const { tracked } = trackedOf(node.marks);
    if (part === "break" && tracked?.kind === "insertion") {
      lines.push({ nodes, end: tracked });
      nodes = [];
    } else if (part !== "break") nodes.push(node);
    if (tracked && (part === "block" || (part === "break" && tracked.kind === "deletion"))) last = tracked;
  }
  return [...lines, { nodes, ...(last && { end: last }) }];
}
