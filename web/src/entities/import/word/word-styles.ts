import { attribute, childOf, switched, valueOf, within } from "./xml.ts";

/** What a paragraph is by its style. */
export interface WordStyle {
  /** As Word names it in English, whatever its language. */
  readonly name: string;
  readonly paragraph: readonly (Element | undefined)[];
  readonly run: readonly (Element | undefined)[];
}

const LONGEST_CHAIN = 20;

/** The styles of a document, each with what those say that it is based on. */
export class WordStyles {
  readonly #styles: ReadonlyMap<string, Element>;
  readonly #default: string;

  constructor(root: Element | undefined) {
    const all = [...(root?.children ?? [])].filter(({ localName }) => localName === "style");
    this.#styles = new Map(all.map((style) => [attribute(style, "styleId") ?? "", style]));
    const standard = all.find((style) => attribute(style, "type") === "paragraph" && attribute(style, "default") === "1");
    this.#default = attribute(standard, "styleId") ?? "";
  }

  /** Nearest first. */
  of(id: string | undefined): WordStyle {
    const chain: Element[] = [];
    let style = this.#styles.get(id ?? this.#default);
    while (style && chain.length < LONGEST_CHAIN && !chain.includes(style)) {
      chain.push(style);
      style = this.#styles.get(valueOf(style, "basedOn") ?? "");
    }
    return {
      name: valueOf(chain[0], "name") ?? id ?? "",
      paragraph: chain.map((one) => childOf(one, "pPr")),
      run: chain.map((one) => childOf(one, "rPr")),
    };
  }
}

/** The first that says something. */
export const firstSaid = <Said>(properties: readonly (Element | undefined)[], read: (from: Element | undefined) => Said | undefined) => {
  for (const one of properties) {
    const said = read(one);
    if (said !== undefined) return said;
  }
  return undefined;
};

const DEEPEST_HEADING = 4;

/** The level of a heading; undefined of what is none. */
export function headingLevel({ name, paragraph }: WordStyle, own: Element | undefined): number | undefined {
  const named = /^heading (\d)$/i.exec(name)?.[1];
  if (named) return Math.min(Number(named), DEEPEST_HEADING);
  if (/^title$/i.test(name)) return 1;
  const outline = Number(firstSaid([own, ...paragraph], (from) => valueOf(from, "outlineLvl")) ?? 9);
  return outline >= 0 && outline < 9 ? Math.min(outline + 1, DEEPEST_HEADING) : undefined;
}

export type Direction = "ltr" | "rtl";

/** The direction that is set; undefined where nothing is said of it. */
export function directionOf({ paragraph }: WordStyle, own: Element | undefined): Direction | undefined {
  const rtl = firstSaid([own, ...paragraph], (from) => switched(from, "bidi"));
  return rtl === undefined ? undefined : rtl ? "rtl" : "ltr";
}

/** What is called left in Word is where reading begins. */
const ALIGNMENTS: Readonly<Record<string, string>> = { right: "end", end: "end", center: "center", both: "justify", distribute: "justify" };

export const alignmentOf = ({ paragraph }: WordStyle, own: Element | undefined): string | undefined =>
  ALIGNMENTS[firstSaid([own, ...paragraph], (from) => valueOf(from, "jc")) ?? ""];

/** Twips that a paragraph is set in. */
export function indentOf(own: Element | undefined): number {
  const indent = within(own, "ind");
  return Number(attribute(indent, "start") ?? attribute(indent, "left") ?? 0) || 0;
}
