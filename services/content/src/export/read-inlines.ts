import { noteOf } from "@muhtawa/text-analysis";
import type { BodyMark, BodyNode } from "../domain/body-document.ts";
import type { Inline, Run } from "./article.ts";
import { printable } from "./printable.ts";
import type { Reading } from "./read-body.ts";
import { trackedOf } from "./tracked-lines.ts";

/** CSS pixels that a line of the page is wide. */
const LINE = 600;
/** CSS pixels that a picture may be high. */
const HIGHEST = 800;

const FOLLOWED = new Set(["http:", "https:", "mailto:", "tel:"]);

/** The parts of a paragraph. A picture that isn't at hand is a link to where it is, by what it shows. */
export function inlinesOf(nodes: readonly BodyNode[], reading: Reading): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === "hardBreak") return [{ kind: "break" }];
    if (node.type === "image") return pictureOf(node, reading);
    const note = noteOf(node);
    if (note)
      return [{ kind: "note", note: reading.placeOfNote({ ...note, href: addressOf(note.href) }, reading.dir), ...trackedOf(node.marks) }];
    const text = printable(node.text ?? "").replaceAll(/[\r\n]+/g, " ");
    return text ? [{ kind: "text", text, ...marksOf(node.marks) }] : [];
  });
}

function marksOf(marks: readonly BodyMark[] = []): Omit<Run, "kind" | "text"> {
  const types = new Set(marks.map(({ type }) => type));
  const href = addressOf(marks.find(({ type }) => type === "link")?.attrs?.["href"]);
  return {
    ...(types.has("bold") && { bold: true as const }),
    ...(types.has("italic") && { italic: true as const }),
    ...(types.has("underline") && { underline: true as const }),
    ...(types.has("strike") && { strike: true as const }),
    ...(types.has("code") && { code: true as const }),
    ...(href && { href }),
    ...trackedOf(marks),
  };
}

/** An address that may be followed, in the letters that addresses have. */
function addressOf(href: unknown): string | undefined {
  const url = typeof href === "string" ? URL.parse(href) : null;
  return url && FOLLOWED.has(url.protocol) ? url.href : undefined;
}

function pictureOf({ attrs }: BodyNode, { pictures, placeOf }: Reading): Inline[] {
  const src = String(attrs?.["src"] ?? "");
  const alt = printable(String(attrs?.["alt"] ?? ""))
    .replaceAll(/\s+/g, " ")
    .trim();
  const picture = pictures.get(src);
  if (picture) {
    const wanted = Number(attrs?.["width"]) || picture.width;
    const width = Math.max(1, Math.round(Math.min(wanted, LINE, (HIGHEST * picture.width) / picture.height)));
    const height = Math.max(1, Math.round((width * picture.height) / picture.width));
    return [{ kind: "picture", picture: placeOf(picture), alt, width, height }];
  }
  const href = addressOf(src);
  const text = alt || href || "";
  return text ? [{ kind: "text", text, ...(href ? { href } : { italic: true as const }) }] : [];
}
