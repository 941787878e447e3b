import { attribute, childOf, childWhere, valueOf } from "./xml.ts";
import { indentOf } from "./word-styles.ts";

export interface ListLevel {
  /** Lists of one name count on, until one of them is told to begin anew. */
  readonly list: string;
  /** Which numbering begins anew where it is met first; absent: it counts on. */
  readonly restart?: string | undefined;
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
    const counted = valueOf(numbering, "abstractNumId") ?? "";
    const kind = childOf(override, "lvl") ?? levelOf(this.#kinds.get(counted), "lvl");
    const restart = valueOf(override, "startOverride");
    return {
      list: counted,
      restart: restart === undefined ? undefined : list,
      level,
      ordered: !BULLETS.has(valueOf(kind, "numFmt") ?? "decimal"),
      start: Number(restart ?? valueOf(kind, "start") ?? 1) || 1,
      indent: indentOf(childOf(kind, "pPr")),
    };
  }
}

/** How far the lists of a document have counted. */
export class ListCounts {
  readonly #counts = new Map<string, number[]>();
  readonly #begun = new Set<string>();

  /** The number of the next entry, and whether a list begins with it: those within an entry begin anew. */
  next({ list, restart, level, start }: ListLevel): { number: number; begins: boolean } {
    const counts = this.#counts.get(list) ?? [];
    this.#counts.set(list, counts);
    counts.length = Math.min(counts.length, level + 1);
    const restarting = `${restart} ${level}`;
    const begins = restart !== undefined && !this.#begun.has(restarting);
    if (begins) this.#begun.add(restarting);
    const before = begins ? undefined : counts[level];
    return { number: (counts[level] = (before ?? start - 1) + 1), begins };
  }
}
