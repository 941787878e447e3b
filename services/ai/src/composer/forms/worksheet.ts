import { readingDirection } from "@muhtawa/text-analysis";
import { rulesFor } from "../../writing/assignment.ts";
import type { Material } from "../material.ts";
import { paragraphs, sentences } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { blocks, isProse } from "./blocks.ts";
import { contains } from "../fold.ts";

/**
 * Translating needs a model. What can be done without one: the original, cut into the pieces that a translator works on, with the brand's
 * words for what stands in it. It says so at its head.
 */
export function translationSheet(text: string, m: Material, { worksheet }: Tongue): string {
  if ((readingDirection(text) === "rtl") === (m.locale === "ar")) return paragraphs(worksheet.already, text.trim());
  const words = glossary(text, m);
  return paragraphs(
    worksheet.untranslated,
    words.length > 0 ? paragraphs(`**${worksheet.words}**`, words.map(({ from, to }) => `- ${from} ← ${to}`).join("\n")) : "",
    ...LAYOUTS[m.assignment.variant % LAYOUTS.length]!(blocks(text), worksheet.room),
  );
}

interface Pair {
  readonly from: string;
  readonly to: string;
}

/** A rule of the target language whose replaced word stands in the original tells how the brand says it there. */
function glossary(text: string, m: Material): Pair[] {
  return rulesFor(m.assignment).flatMap(({ kind, term, replacement }) =>
    kind !== "BAN" && kind !== "STYLE" && replacement && contains(text, replacement) ? [{ from: replacement, to: term }] : [],
  );
}

type Layout = (pieces: readonly string[], room: string) => string[];

const quoted = (piece: string): string => piece.replaceAll(/^/gm, "> ");

const byParagraph: Layout = (pieces, room) => pieces.map((piece) => `${quoted(piece)}\n\n**${room}:** …`);

const bySentence: Layout = (pieces, room) =>
  byParagraph(
    pieces.flatMap((piece) => (isProse(piece) ? sentences(piece) : [piece])),
    room,
  );

const asTable: Layout = (pieces, room) => [
  [`| # | | ${room} |`, "| --- | --- | --- |", ...pieces.map((piece, at) => `| ${at + 1} | ${cell(piece)} | … |`)].join("\n"),
];
const cell = (piece: string): string => piece.replaceAll("|", "\\|").replaceAll(/\s+/g, (gap) => (gap.includes("\n") ? " " : gap));

const asList: Layout = (pieces, room) => [pieces.map((piece, at) => `${at + 1}. ${cell(piece)}\n   - **${room}:** …`).join("\n")];

const allThenRoom: Layout = (pieces, room) => [...pieces.map(quoted), `**${room}:**`, "…"];

const LAYOUTS: readonly Layout[] = [byParagraph, bySentence, asTable, asList, allThenRoom];
