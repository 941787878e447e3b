import { readFileSync } from "node:fs";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Locale } from "@muhtawa/contracts";
import sharp from "sharp";
import type { PictureSize } from "../domain/picture-size.ts";
import { posterFonts } from "./fonts.ts";
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

const LONGEST_TITLE = 140;
const LONGEST_SUBTITLE = 200;

const template = readFileSync(new URL("./poster.typ", import.meta.url), "utf8");
let compiler: NodeCompiler | undefined;

const clip = (text: string, longest: number) => {
  const plain = text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
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
  compiler ??= NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: posterFonts() }] });
  const data = {
    title: clip(title || brand, LONGEST_TITLE),
    subtitle: clip(subtitle, LONGEST_SUBTITLE),
    brand: clip(brand, 80),
    lang: locale,
    width: size.width,
    height: size.height,
    variant: variant % 3,
    ...paletteOf(style, variant),
  };
  return compiler.plainSvg({ mainFileContent: template, inputs: { poster: JSON.stringify(data) } });
}
