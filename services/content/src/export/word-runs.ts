import { DeletedTextRun, ExternalHyperlink, ImageRun, InsertedTextRun, type IRunOptions, type ParagraphChild, TextRun } from "docx";
import type { ReadingDirection } from "@muhtawa/text-analysis";
import { directedParts } from "./directed-parts.ts";
import type { Inline, Picture, PlacedPicture, Run, Tracked } from "./article.ts";

export const CODE_FONT = { ascii: "Consolas", hAnsi: "Consolas", cs: "Courier New", eastAsia: "Consolas" };

let revisions = 0;

/** A suggestion as Word's revision; each has a number of its own. */
export const revisionOf = ({ author, date }: Tracked) => {
  revisions = (revisions + 1) % 1_000_000_000;
  return { id: revisions, author, date };
};

/** The parts of a paragraph as Word's runs, each read in one direction. */
export const wordRuns = (
  inlines: readonly Inline[],
  dir: ReadingDirection,
  pictures: readonly Picture[],
  all: IRunOptions = {},
): ParagraphChild[] =>
  inlines.flatMap((part): ParagraphChild[] => {
    if (part.kind === "break") return [new TextRun({ break: 1 })];
    if (part.kind === "picture") return pictureRun(part, pictures);
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

function pictureRun({ picture, alt, width, height }: PlacedPicture, pictures: readonly Picture[]): ParagraphChild[] {
  const found = pictures[picture];
  if (!found) return [];
  const altText = { name: `picture-${picture + 1}`, description: alt, title: "" };
  return [new ImageRun({ type: found.type, data: Buffer.from(found.bytes), transformation: { width, height }, altText })];
}
