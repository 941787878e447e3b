import { LONGEST_NOTE, noteText } from "@muhtawa/text-analysis";
import { safeLink } from "../../../ui/document/safe-address.ts";
import { firstSaid, type WordStyles } from "./word-styles.ts";
import { attribute, childOf, switched, valueOf, within } from "./xml.ts";

/** What a paragraph's parts refer to. */
export interface Referred {
  readonly page: Document;
  readonly styles: WordStyles;
  /** Addresses by the names of relations. */
  readonly links: ReadonlyMap<string, string>;
  /** What a note says, by its kind and name. */
  readonly noteOf: (kind: "footnote" | "endnote", id: string) => Element | undefined;
  /** Something that isn't taken, with what it shows. */
  readonly drop: (kind: "picture" | "part", alt: string) => void;
}

const MONOSPACED = /^(?:consolas|courier|menlo|monaco|cascadia|source code|dejavu sans mono|lucida console)/i;

/** Words that go with the text whatever they are wrapped in. */
const WRAPPERS = new Set(["ins", "moveTo", "smartTag", "sdt", "sdtContent", "customXml", "dir", "bdo", "fldSimple"]);
const PICTURES = new Set(["drawing", "pict", "object"]);
/** Characters of an address: it is written out at each place that it is linked at. */
const LONGEST_ADDRESS = 8_000;

/** A field that stands open: an address, or what shows words of its own. */
interface Field {
  instruction: string;
  shown: boolean;
}

const fieldAddress = (instruction: string) => /^\s*HYPERLINK\s+"([^"]+)"/.exec(instruction)?.[1];

/** Writes the parts of a paragraph into an element of a page. */
export class WordRuns {
  readonly #referred: Referred;
  readonly #fields: Field[] = [];

  constructor(referred: Referred) {
    this.#referred = referred;
  }

  write(parent: Element, into: Element): void {
    for (const child of parent.children) this.#part(child, into);
  }

  /** What a field instructs ends with its paragraph, whether or not it says so. */
  endParagraph(): void {
    for (const field of this.#fields) field.shown = true;
  }

  #part(part: Element, into: Element): void {
    const name = part.localName;
    if (name === "r") this.#run(part, into);
    else if (name === "hyperlink") {
      const target = this.#referred.links.get(attribute(part, "id") ?? "");
      const link = target === undefined ? undefined : this.#linked(target);
      this.write(part, link ?? into);
      if (link) into.append(link);
    } else if (name === "fldSimple" && fieldAddress(attribute(part, "instr") ?? "")) {
      const link = this.#linked(fieldAddress(attribute(part, "instr") ?? "") ?? "");
      this.write(part, link);
      into.append(link);
    } else if (WRAPPERS.has(name)) this.write(part, into);
    else if (name === "oMath" || name === "oMathPara") this.#referred.drop("part", (part.textContent ?? "").trim());
    else if (name === "AlternateContent") this.#alternative(part);
  }

  #linked(target: string): HTMLElement {
    const link = this.#referred.page.createElement("a");
    link.setAttribute("href", target.length > LONGEST_ADDRESS ? "#" : target);
    return link;
  }

  #alternative(part: Element): void {
    const picture = part.getElementsByTagNameNS("*", "docPr")[0];
    this.#referred.drop(part.getElementsByTagNameNS("*", "blip").length > 0 ? "picture" : "part", attribute(picture, "descr") ?? "");
  }

  #run(run: Element, into: Element): void {
    const properties = childOf(run, "rPr");
    const isHidden = switched(properties, "vanish") === true;
    const said: Node[] = [];
    for (const part of run.children) {
      const { localName } = part;
      if (localName === "fldChar") this.#field(attribute(part, "fldCharType"));
      else if (localName === "instrText") this.#instruct(part.textContent ?? "");
      else if (isHidden) continue;
      else if (localName === "AlternateContent") this.#alternative(part);
      else if (PICTURES.has(localName)) this.#picture(part);
      else said.push(...this.#said(part));
    }
    if (said.length === 0 || this.#fields.some(({ shown }) => !shown)) return;
    const address = this.#fields.map(({ instruction }) => fieldAddress(instruction)).find(Boolean);
    const place = address ? this.#linked(address) : into;
    place.append(...this.#marked(said, properties, place.closest("a") !== null));
    if (place !== into) into.append(place);
  }

  #said(part: Element): Node[] {
    const { page, noteOf } = this.#referred;
    const said = (text: string): Node[] => (text ? [page.createTextNode(text)] : []);
    switch (part.localName) {
      case "t":
        return said(part.textContent ?? "");
      case "tab":
        return said(" ");
      case "noBreakHyphen":
        return said("\u2011");
      case "cr":
        return [page.createElement("br")];
      case "br":
        return ["page", "column"].includes(attribute(part, "type") ?? "") ? [] : [page.createElement("br")];
      case "footnoteReference":
      case "endnoteReference": {
        const note = noteOf(part.localName === "footnoteReference" ? "footnote" : "endnote", attribute(part, "id") ?? "");
        return note ? [note] : [];
      }
      default:
        return [];
    }
  }

  #picture(part: Element): void {
    const described = part.getElementsByTagNameNS("*", "docPr")[0];
    const shape = part.getElementsByTagNameNS("*", "imagedata")[0];
    this.#referred.drop("picture", attribute(described, "descr") ?? attribute(shape, "title") ?? "");
  }

  #field(type: string | undefined): void {
    if (type === "begin") this.#fields.push({ instruction: "", shown: false });
    else if (type === "end") this.#fields.pop();
    else {
      const last = this.#fields.at(-1);
      if (last) last.shown = true;
    }
  }

  #instruct(text: string): void {
    const last = this.#fields.at(-1);
    if (last) last.instruction = (last.instruction + text).slice(0, LONGEST_ADDRESS);
  }

  /** Links are underlined anyway, by styles of any name. */
  #marked(said: Node[], own: Element | undefined, isLink: boolean): Node[] {
    const styleId = valueOf(own, "rStyle");
    const all = [own, ...(styleId === undefined ? [] : this.#referred.styles.of(styleId).run)];
    const is = (...names: string[]) => names.some((name) => firstSaid(all, (from) => switched(from, name)) === true);
    const font = firstSaid(all, (from) => attribute(within(from, "rFonts"), "ascii"));
    const names = [
      ...(is("b", "bCs") ? ["strong"] : []),
      ...(is("i", "iCs") ? ["em"] : []),
      ...(is("u") && !isLink && !/^hyperlink$/i.test(styleId ?? "") ? ["u"] : []),
      ...(is("strike", "dstrike") ? ["s"] : []),
      ...(MONOSPACED.test(font ?? "") ? ["code"] : []),
    ];
    return names.reduceRight<Node[]>((inner, name) => {
      const mark = this.#referred.page.createElement(name);
      mark.append(...inner);
      return [mark];
    }, said);
  }
}

/** A reference that holds what its note says, as the editor has it. */
export function noteReference(page: Document, note: Element, links: ReadonlyMap<string, string>, drop: Referred["drop"]): Element {
  const shown = page.createElement("div");
  const referred: Referred = {
    page,
    styles: NO_STYLES,
    links,
    noteOf: () => undefined,
    drop,
  };
  for (const paragraph of note.getElementsByTagNameNS("*", "p")) {
    new WordRuns(referred).write(paragraph, shown);
    shown.append(" ");
  }
  const source = shown.querySelector("a");
  const href = safeLink(source?.getAttribute("href") ?? "");
  // an address in words is said once
  if (href && safeLink((source?.textContent ?? "").trim()) === href) source?.remove();
  const reference = page.createElement("sup");
  Object.assign(reference.dataset, { footnote: "", note: noteText(shown.textContent ?? "").slice(0, LONGEST_NOTE), href });
  return reference;
}

const NO_STYLES = { of: () => ({ name: "", paragraph: [], run: [] }) } as unknown as WordStyles;
