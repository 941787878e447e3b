import type { ImageWords } from "../../writing/structures.ts";
import { LONGEST_ALT_TEXT } from "../../writing/limits.ts";
import type { Material } from "../material.ts";
import { clip, paragraphs, plain, sentence, startCapital, words } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { one } from "../turns.ts";

/** What a picture is to show: what was asked for, else what the text is about. */
export function describeImage(m: Material, { picture }: Tongue): ImageWords {
  const subject = m.assignment.prompt?.trim() || m.about || m.brand || "";
  const shown = one(picture.prompts(plain(subject)), m.variant);
  return {
    prompt: paragraphs([shown, m.assignment.style ? sentence(m.assignment.style) : ""].filter(Boolean).join(" ")).slice(0, 1_000),
    alt: clip(startCapital(plain(subject) || shown), LONGEST_ALT_TEXT),
  };
}

/** What somebody said of a picture; the name that a camera gave it says nothing. */
function subjectOf({ assignment }: Material, { picture }: Tongue): string | undefined {
  const told = (assignment.selection ?? assignment.prompt ?? "")
    .trim()
    .replace(/\.(?:jpe?g|png|webp|gif|avif|heic)$/i, "")
    .replace(picture.preface, "");
  const spaced = /\s/.test(told) ? told : told.replaceAll(/[-_]+/g, " ");
  const meant = words(spaced).filter((word) => !/^(?:IMG|DSC|DCIM|PXL|WhatsApp|Screenshot|image|photo|picture)?\d*$/i.test(word));
  return meant.length > 0 ? plain(spaced) : undefined;
}

export function writeAltText(m: Material, tongue: Tongue): string {
  const subject = subjectOf(m, tongue);
  const wordings = subject ? tongue.picture.alts(subject, m) : tongue.picture.unseen(m);
  return clip(startCapital(one(wordings, m.variant)), LONGEST_ALT_TEXT);
}
