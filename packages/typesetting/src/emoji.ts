import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./woff.ts";

const { resolve } = createRequire(import.meta.url);

let unpacked: Buffer | undefined;

/** Noto Emoji as a TrueType file: drawn in lines, so that they print in the colour of the words beside them. Unpacked once, then kept. */
export const emoji = (): Buffer =>
  (unpacked ??= unpackWoff(readFileSync(resolve("@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff"))));
