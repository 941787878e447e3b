import type { DrawnFont } from "./drawn-pieces.ts";
import { type PdfObjects, putTogether, streamBody, streamOf, takeApart } from "./pdf-objects.ts";
import { SILENT, type Sign, SPOKEN, spokenLines, UNSEEN, UNSEEN_WIDTH } from "./spoken-lines.ts";
import { textOfCodes, toUnicode } from "./to-unicode.ts";

interface Font extends DrawnFont {
  /** Its object, by whose name it is used on pages. */
  readonly body: string;
  /** The object of the same font that says nothing. */
  readonly silent: number;
}

// Beyond the codes of the letters that are drawn: PDFium takes equal codes in one place for one text that is drawn twice.
const FIRST = 0x1000;
const REFERENCE = /^\[?(\d{1,10}) 0 R/;
const NAMED = /\/(\w{1,40}) (\d{1,10}) 0 R/g;
const DEEPEST = 32;
const INLINE = /\/S \/(?:Span|Strong|Em)\b/;
/** An element says what it is before it says what is in it, which may be a whole text. */
const HEAD = 300;

/** The number of the object that a dictionary names under a key; not a number where it names none. */
function reference(body: string, key: string): number {
  const at = body.indexOf(`/${key} `);
  return at < 0 ? Number.NaN : Number(REFERENCE.exec(body.slice(at + key.length + 2))?.[1]);
}

/** What stands between two words, the first time they are met; nothing where they aren't. */
function between(text: string, opening: string, closing: string): string {
  const from = text.indexOf(opening);
  return from < 0 ? "" : text.slice(from + opening.length, text.indexOf(closing, from));
}

function widthsOf(body: string): Map<number, number> {
  const widths = new Map<number, number>();
  const told = between(body, "/W [", "]").trim().split(/\s+/).map(Number) ?? [];
  for (let at = 0; at + 2 < told.length; at += 3)
    for (let cid = told[at] ?? 0; cid <= (told[at + 1] ?? 0); cid += 1) widths.set(cid, told[at + 2] ?? 0);
  return widths;
}

class File {
  readonly #bodies: Map<number, Buffer>;
  readonly #signs = new Map<string, Sign & { readonly code: number }>();
  readonly #fonts = new Map<number, Font>();
  readonly #around = new Map<number, number>();
  #last: number;

  constructor({ bodies }: PdfObjects) {
    this.#bodies = bodies;
    this.#last = 0;
    for (const number of bodies.keys()) this.#last = Math.max(this.#last, number);
  }

  text(number: number): string {
    return this.#bodies.get(number)?.toString("latin1") ?? "";
  }

  stream(number: number): Buffer | undefined {
    return streamOf(this.#bodies.get(number) ?? Buffer.alloc(0));
  }

  add(body: Buffer | string): number {
    this.#last += 1;
    this.set(this.#last, body);
    return this.#last;
  }

  set(number: number, body: Buffer | string): void {
    this.#bodies.set(number, typeof body === "string" ? Buffer.from(body, "latin1") : body);
  }

  all(type: string): number[] {
    const opening = `<<\n  /Type /${type}\n`;
    return [...this.#bodies].filter(([, body]) => body.toString("latin1", 0, opening.length) === opening).map(([number]) => number);
  }

  font(number: number): Font | undefined {
    const known = this.#fonts.get(number);
    if (known) return known;
    const body = this.text(number);
    const map = this.stream(reference(body, "ToUnicode"));
    if (!map) return undefined;
    const widths = widthsOf(this.text(reference(body, "DescendantFonts")));
    const font = { body, silent: this.add(""), says: textOfCodes(map.toString("latin1")), widths, met: new Set<number>() };
    this.#fonts.set(number, font);
    return font;
  }

  codeOf(sign: Sign): string {
    const key = `${sign.width} ${sign.said}`;
    const known = this.#signs.get(key) ?? { ...sign, code: FIRST + this.#signs.size };
    this.#signs.set(key, known);
    return known.code.toString(16).padStart(4, "0");
  }

  /** The fonts whose letters are seen and say nothing. */
  writeSilent(): void {
    for (const { body, silent, met } of this.#fonts.values()) {
      // U+200B, which pdf.js leaves out; a code for U+0000, without which PDFium takes no heed of what is said instead of a text
      const nothing = toUnicode([...[...met].map((code) => ({ code, said: "\u200B" })), { code: 0xffff, said: "\0" }]);
      this.set(silent, body.replace(/\/ToUnicode \d+ 0 R/, `/ToUnicode ${this.add(streamBody(nothing))} 0 R`));
    }
  }

  /** The font whose signs aren't seen: they stand for one letter of a font that is at hand, since no renderer draws them. */
  writeSpoken(number: number): void {
    const [font] = this.#fonts.values();
    const drawn = this.text(reference(font?.body ?? "", "DescendantFonts"));
    const signs = [...this.#signs.values()];
    const name = /\/BaseFont \/\S+/.exec(drawn)?.[0] ?? "";
    const letters = this.add(streamBody(Buffer.from(Array.from({ length: FIRST + signs.length }, () => [0, 1]).flat())));
    const descendant = this.add(`<<
  /Type /Font
  /Subtype /CIDFontType2
  ${name}
  /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>
  /FontDescriptor ${reference(drawn, "FontDescriptor")} 0 R
  /W [${Number.parseInt(UNSEEN, 16)} [${UNSEEN_WIDTH}] ${FIRST} [${signs.map(({ width }) => width).join(" ")}]]
  /CIDToGIDMap ${letters} 0 R
>>`);
    this.set(
      number,
      `<<
  /Type /Font
  /Subtype /Type0
  ${name}
  /Encoding /Identity-H
  /DescendantFonts [${descendant} 0 R]
  /ToUnicode ${this.add(streamBody(toUnicode(signs)))} 0 R
>>`,
    );
  }

  /** By the numbers of a page's contents: the elements they are of. What only stresses words belongs to the element around it, so that its line stays one. */
  elements(page: string): string[] {
    const [root = 0] = this.all("StructTreeRoot");
    const pages = between(this.text(root), "/Nums [", "]");
    const key = /\/StructParents (\d+)/.exec(page)?.[1];
    const own = [...pages.matchAll(/(\d{1,10}) (\d{1,10}) 0 R/g)].find(([, parent]) => parent === key)?.[2];
    return [...this.text(Number(own)).matchAll(/(\d{1,10}) 0 R/g)].map(([, number = ""]) => String(this.#blockOf(Number(number))));
  }

  #blockOf(number: number): number {
    const known = this.#around.get(number);
    if (known !== undefined) return known;
    let element = number;
    for (let depth = 0; depth < DEEPEST; depth += 1) {
      const head = this.#bodies.get(element)?.toString("latin1", 0, HEAD) ?? "";
      if (!INLINE.test(head)) break;
      element = reference(head, "P");
    }
    this.#around.set(number, element);
    return element;
  }
}

/**
 * A tagged PDF of Typst's, such that words which are copied out of it are the words that were written: poppler, pdf.js and PDFium put words together by where
 * letters stand, and those of Arabic, joined and with marks above and below them, stand anywhere. It looks as before. A file that isn't written as Typst
 * writes it is handed back.
 */
export function withWordsToCopy(bytes: Uint8Array): Uint8Array {
  const objects = takeApart(bytes);
  if (!objects) return bytes;
  const file = new File(objects);
  const spoken = file.add("");
  let isSpoken = false;
  for (const number of file.all("Page")) {
    const page = file.text(number);
    const contents = reference(page, "Contents");
    const stream = file.stream(contents);
    const named = new Map<string, Font>();
    for (const [, name = "", object] of between(page, "/Font <<", ">>").matchAll(NAMED)) {
      const font = file.font(Number(object));
      if (font) named.set(name, font);
    }
    if (!stream || named.size === 0) continue;
    let elements: string[] | undefined;
    const elementOf = (mcid: number) => (elements ??= file.elements(page))[mcid] ?? "";
    const content = spokenLines(stream, named, { codeOf: (sign) => file.codeOf(sign), elementOf });
    if (content === stream) continue;
    isSpoken = true;
    const silent = [...named].map(([name, font]) => `\n      /${name}${SILENT} ${font.silent} 0 R`).join("");
    file.set(
      number,
      page.replace("/Font <<", () => `/Font <<\n      /${SPOKEN} ${spoken} 0 R${silent}`),
    );
    file.set(contents, streamBody(content));
  }
  if (!isSpoken) return bytes;
  file.writeSilent();
  file.writeSpoken(spoken);
  return putTogether(objects);
}
