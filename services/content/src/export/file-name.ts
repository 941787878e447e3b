import type { ExportFormat } from "./format.ts";

const LONGEST = 100;
/** What some file system refuses, what isn't seen, and what turns the reading of a name around. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;
/** A device of Windows, whatever follows a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d) *(?:\.|$)/i;

/** A title as the name of a file. */
export function fileName(title: string, format: ExportFormat): string {
  const words = title.toWellFormed().replaceAll(UNFIT, " ").replaceAll(/\s+/g, " ").trim();
  const short = Array.from(words)
    .slice(0, LONGEST)
    .join("")
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, "");
  return `${short === "" || RESERVED.test(short) ? "content" : short}.${format}`;
}
