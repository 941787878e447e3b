import type { ImageWords } from "../../writing/structures.ts";
import { characterLimit } from "../../writing/limits.ts";
import type { Material } from "../material.ts";
import { clip, paragraphs, plain, startCapital, words } from "../prose.ts";
import { bestFirst } from "../seed.ts";
import type { Tongue } from "../tongue.ts";

const LONGEST = characterLimit({ kind: "ALT_TEXT", brief: { type: "ARTICLE" } as never }) ?? 125;

export function describeImage(m: Material, { picture }: Tongue): ImageWords {
  const scene = m.choose("scene", picture.scenes);
  const wish = m.assignment.prompt ? plain(m.assignment.prompt) : "";
  return {
    prompt: paragraphs(
      [wish ? picture.wish(wish) : "", scene.shows(m), picture.manner(m.assignment.style, m.manner), picture.never]
        .filter(Boolean)
        .join(" "),
    ).slice(0, 1_000),
    alt: clip(scene.alt(m), LONGEST),
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
  const wordings = subject ? tongue.picture.alts.map((line) => line(subject, m)) : tongue.picture.unseen.map((line) => line(m));
  const [text = ""] = bestFirst(m.assignment.variant, wordings, 1);
  return clip(startCapital(text), LONGEST);
}
