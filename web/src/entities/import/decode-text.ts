import { ImportFault } from "./import-fault.ts";

/** How far a page's own word of its letters is looked for. */
const HEAD_BYTES = 2_048;

/** Arabic texts of older programs. */
const OLD_ARABIC = "windows-1256";

/** The text of a file: in the letters that it names, else UTF-8, else those of older Arabic programs. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  const utf16 = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : undefined;
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  if (bytes.includes(0)) throw new ImportFault("damaged");
  const named = charsetOf(new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_BYTES)));
  const loose = named === undefined && new TextDecoder().decode(bytes);
  if (loose && isMostly(loose)) return loose;
  for (const [label, fatal] of [
    ["utf-8", true],
    [named ?? OLD_ARABIC, false],
    [OLD_ARABIC, false],
  ] as const)
    try {
      return new TextDecoder(label, { fatal }).decode(bytes);
    } catch {
      // the next one
    }
  throw new ImportFault("damaged");
}

/** Whether little is broken of a text in UTF-8: read in other letters than its own, nearly all is that isn't ASCII. */
function isMostly(text: string): boolean {
  let broken = 0;
  let whole = 0;
  for (const sign of text) {
    if (sign === "\ufffd") broken += 1;
    else if (sign > "\u007f") whole += 1;
  }
  return whole >= broken * 4;
}

function charsetOf(head: string): string | undefined {
  const page = new DOMParser().parseFromString(head, "text/html");
  const told = page.querySelector("meta[http-equiv='content-type' i]")?.getAttribute("content")?.split("charset=")[1];
  return page.querySelector("meta[charset]")?.getAttribute("charset") ?? told?.trim();
}
