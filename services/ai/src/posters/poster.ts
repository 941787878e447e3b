import { readFileSync } from "node:fs";
import type { Locale } from "@muhtawa/contracts";
import { typesetter } from "@muhtawa/typesetting";
import sharp from "sharp";
import type { PictureSize } from "../domain/picture-size.ts";
import { paletteOf } from "./palette.ts";

export interface Poster {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly brand: string;
  readonly locale: Locale;
  readonly size: PictureSize;
  readonly style?: string | undefined;
  /** 0-based; posters of one title differ by it. */
  readonly variant: number;
}

/** How many layouts the template knows. */
const LAYOUTS = 5;

const LONGEST_TITLE = 140;
const LONGEST_SUBTITLE = 200;
const LONGEST_BRAND = 80;

const template = readFileSync(new URL("./poster.typ", import.meta.url), "utf8");
let compiler: ReturnType<typeof typesetter> | undefined;

/** Direction marks and letters that are not seen; a break is ours to give. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const BREAK = "\u200B";
/** Letters that join go on looking joined on both sides of a break. */
const JOINED_BREAK = `\u200D${BREAK}\u200D`;
/** Those that join no letter after them. */
const ENDS_JOINING = /[\u0621-\u0625\u0627\u0629\u062F-\u0632\u0648\u0649\u0671\u0688\u0691\u0698]\p{M}*$/u;
const LAM = /\u0644\p{M}*$/u;
const ALEF = /^[\u0622\u0623\u0625\u0627]/;
const ARABIC_LETTER = /^(?=\p{L})\p{Script=Arabic}/u;

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

function breakBetween(before: string, after: string): string {
  if (!ARABIC_LETTER.test(before) || !ARABIC_LETTER.test(after) || ENDS_JOINING.test(before)) return BREAK;
  return LAM.test(before) && ALEF.test(after) ? "" : JOINED_BREAK;
}

/** Each word as it is, and with a place to break after every letter, for one that is wider than the poster. */
const wordsOf = (text: string) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((plain) => {
      const letters = Array.from(graphemes.segment(plain), ({ segment }) => segment);
      const breakable = letters.map((letter, at) => `${at > 0 ? breakBetween(letters[at - 1] ?? "", letter) : ""}${letter}`).join("");
      return { plain, breakable };
    });

const clip = (text: string, longest: number) => {
  const plain = text
    .replaceAll(UNSEEN, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return plain.length <= longest
    ? plain
    : `${plain
        .slice(0, longest - 1)
        .toWellFormed()
        .trimEnd()}…`;
};

/** Draws a poster as PNG. What people have written goes in as data, so that no markup of theirs runs. */
export async function drawPoster(poster: Poster): Promise<Uint8Array> {
  return sharp(Buffer.from(posterSvg(poster)))
    .resize(poster.size.width, poster.size.height, { fit: "fill" })
    .png()
    .toBuffer();
}

export function posterSvg({ title, subtitle = "", brand, locale, size, style, variant }: Poster): string {
  compiler ??= typesetter({ workspace: import.meta.dirname });
  const data = {
    title: wordsOf(clip(title || brand, LONGEST_TITLE)),
    subtitle: wordsOf(clip(subtitle, LONGEST_SUBTITLE)),
    brand: wordsOf(clip(brand, LONGEST_BRAND)),
    lang: locale,
    width: size.width,
    height: size.height,
    variant: variant % LAYOUTS,
    ...paletteOf(style, variant),
  };
  return compiler.plainSvg({ mainFileContent: template, inputs: { poster: JSON.stringify(data) } });
}
