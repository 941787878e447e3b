import { attribute, childOf, childWhere, valueOf } from "./xml.ts";
import { indentOf } from "./word-styles.ts";

export interface ListLevel {
  /** Lists of one name count on. */
  readonly list: string;
  readonly level: number;
  readonly ordered: boolean;
  readonly start: number;
  /** Twips from where its words begin. */
  readonly indent: number;
}

const BULLETS = new Set(["bullet", "none"]);

/** The numberings of a document. */
export class WordNumbering {
  readonly #lists = new Map<string, Element>();
  readonly #kinds = new Map<string, Element>();

  constructor(root: Element | undefined) {
    for (const child of root?.children ?? []) {
      if (child.localName === "num") this.#lists.set(attribute(child, "numId") ?? "", child);
      if (child.localName === "abstractNum") this.#kinds.set(attribute(child, "abstractNumId") ?? "", child);
    }
  }

  /** Undefined for the list that is none. */
  at(list: string, level: number): ListLevel | undefined {
    const numbering = this.#lists.get(list);
    if (list === "0" || !numbering) return undefined;
    const levelOf = (parent: Element | undefined, name: string) =>
      childWhere(parent, (child) => child.localName === name && attribute(child, "ilvl") === String(level));
    const override = levelOf(numbering, "lvlOverride");
    const kind = childOf(override, "lvl") ?? levelOf(this.#kinds.get(valueOf(numbering, "abstractNumId") ?? ""), "lvl");
    return {
      list,
      level,
      ordered: !BULLETS.has(valueOf(kind, "numFmt") ?? "decimal"),
      start: Number(valueOf(override, "startOverride") ?? valueOf(kind, "start") ?? 1) || 1,
      indent: indentOf(childOf(kind, "pPr")),
    };
  }
}
