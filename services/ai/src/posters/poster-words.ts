import type { Locale } from "@muhtawa/contracts";
import { clip } from "../composer/prose.ts";
import type { Assignment } from "../writing/assignment.ts";
import { nameOf } from "./colours.ts";
import { paletteOf } from "./palette.ts";

const QUOTED = /[“"«]([^“”"«»\n]+)[”"»]/u;
const PREFACE =
  /^(?:(?:make|create|design|draw) (?:me )?)?(?:an? )?(?:poster|image|picture|banner) (?:of|for|about|that says) |^(?:صمم |أنشئ |ارسم )?(?:ملصقًا|ملصق|صورة|إعلانًا|إعلان) (?:عن |حول |لـ ?)/iu;

/** What a poster says: what the request puts in quotation marks, else the text's title, else what the request is about. */
export interface PosterWords {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly brand: string;
}

/** The words that are meant for readers; the idea and the brief's other notes are nobody's but the writer's. */
export function posterWords({ company, brief, prompt }: Pick<Assignment, "company" | "brief" | "prompt">): PosterWords {
  const brand = company.brandName ?? company.companyName ?? "";
  const said = QUOTED.exec(prompt ?? "")?.[1] ?? brief.title ?? prompt?.trim().replace(PREFACE, "");
  const title = said || company.slogan || brand;
  return { title, brand, subtitle: title === company.slogan ? undefined : company.slogan };
}

/** What a wish says of colour and manner. */
export const posterWish = (style: string | undefined, prompt: string | undefined): string =>
  [style, prompt?.replace(QUOTED, "")].filter(Boolean).join(" ");

const LONGEST = 125;

/** What somebody who can't see a poster is told of it: that it is one, what it says, and in which colours. */
export function posterAlt({ title, brand }: PosterWords, locale: Locale, wish: string, variant: number): string {
  const { groundName, inkName } = namesOf(locale, wish, variant);
  const framed = (shown: string) => {
    if (locale === "ar") return `ملصق: «${shown}» بحروف ${inkName} على خلفية ${groundName}${brand ? `، واسم ${brand}` : ""}`;
    return `Poster: “${shown}” in ${inkName} letters on ${groundName}${brand ? `, with the name ${brand}` : ""}`;
  };
  return clip(framed(clip(title, Math.max(20, LONGEST - framed("").length))), LONGEST);
}

const namesOf = (locale: Locale, wish: string, variant: number) => {
  const { ink, ground } = paletteOf(wish, variant);
  const light = ink === "#ffffff";
  return { groundName: nameOf(ground, locale), inkName: locale === "ar" ? (light ? "بيضاء" : "داكنة") : light ? "white" : "dark" };
};
