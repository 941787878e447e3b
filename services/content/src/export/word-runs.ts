import {
  DeletedTextRun,
  ExternalHyperlink,
  FootnoteReferenceRun,
  ImageRun,
  InsertedTextRun,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
  XmlAttributeComponent,
  XmlComponent,
} from "docx";
import type { ReadingDirection } from "@muhtawa/text-analysis";
import { directedParts } from "./directed-parts.ts";
import type { Article, Inline, NoteReference, PlacedPicture, Run, Tracked, WrittenNote } from "./article.ts";

export const CODE_FONT = { ascii: "Consolas", hAnsi: "Consolas", cs: "Courier New", eastAsia: "Consolas" };

let revisions = 0;

/** A suggestion as Word's revision; each has a number of its own. */
export const revisionOf = ({ author, date }: Tracked) => {
  revisions = (revisions + 1) % 1_000_000_000;
  return { id: revisions, author, date };
};

/** What parts of a paragraph refer to. */
export type Referred = Pick<Article, "pictures" | "notes" | "locale">;

/** Of words that refer to nothing. */
export const NOTHING: Referred = { pictures: [], notes: [], locale: "en" };

/** The parts of a paragraph as Word's runs, each read in one direction. */
export const wordRuns = (inlines: readonly Inline[], dir: ReadingDirection, referred: Referred, all: IRunOptions = {}): ParagraphChild[] =>
  inlines.flatMap((part): ParagraphChild[] => {
    if (part.kind === "break") return [new TextRun({ break: 1 })];
    if (part.kind === "picture") return pictureRun(part, referred);
    if (part.kind === "note") return noteRun(part, referred);
    const runs = textRuns(part, dir, all);
    return part.href ? [new ExternalHyperlink({ link: part.href, children: runs })] : runs;
  });

function textRuns(
  { text, bold, italic, underline, strike, code, href, tracked }: Run,
  dir: ReadingDirection,
  all: IRunOptions,
): (TextRun | InsertedTextRun | DeletedTextRun)[] {
  const look: IRunOptions = {
    ...all,
    ...(bold && { bold }),
    ...(italic && { italics: true }),
    ...(underline && { underline: {} }),
    ...(strike && { strike }),
    ...(code && { font: CODE_FONT }),
    ...(href && { style: "Hyperlink" }),
  };
  return directedParts(text, dir).map((part) => {
    const run: IRunOptions = { ...look, text: part.text, ...(part.dir === "rtl" && { rightToLeft: true }) };
    if (!tracked) return new TextRun(run);
    const Revision = tracked.kind === "insertion" ? InsertedTextRun : DeletedTextRun;
    return new Revision({ ...run, ...revisionOf(tracked) });
  });
}

class RevisionAttributes extends XmlAttributeComponent<{ id: number; author: string; date: string }> {
  protected override readonly xmlKeys = { id: "w:id", author: "w:author", date: "w:date" };
}

/** Any run as Word's revision; those of docx hold words only. */
class TrackedRun extends XmlComponent {
  constructor(tracked: Tracked, run: XmlComponent) {
    super(tracked.kind === "insertion" ? "w:ins" : "w:del");
    this.root.push(new RevisionAttributes(revisionOf(tracked)), run);
  }
}

/** A footnote of Word's own, which numbers it. */
function noteRun({ note, tracked }: NoteReference, { notes }: Referred): ParagraphChild[] {
  const found = notes[note];
  if (!found) return [];
  const run = new FootnoteReferenceRun({ children: [footnote(found)] });
  return [tracked ? (new TrackedRun(tracked, run) as unknown as ParagraphChild) : run];
}

function footnote({ text, dir, href }: WrittenNote): Paragraph {
  const parts: Inline[] = [
    { kind: "text", text: ` ${text}${text && href ? " " : ""}` },
    ...(href ? [{ kind: "text" as const, text: href, href }] : []),
  ];
  return new Paragraph({
    bidirectional: dir === "rtl",
    children: wordRuns(parts, dir, NOTHING, { size: 20, sizeComplexScript: 20 }),
  });
}

function pictureRun({ picture, alt, width, height }: PlacedPicture, { pictures }: Referred): ParagraphChild[] {
  const found = pictures[picture];
  if (!found) return [];
  const altText = { name: `picture-${picture + 1}`, description: alt, title: "" };
  return [new ImageRun({ type: found.type, data: Buffer.from(found.bytes), transformation: { width, height }, altText })];
}
