import { linksOf } from "./link-spans.ts";
import type { Assignment } from "./assignment.ts";

/** Direction overrides and letters that are not seen. */
const HIDDEN = /[\u202A-\u202E]|[\u{E0000}-\u{E0FFF}]/gu;
const OWN_MARK = /<\/?data\b[^<>\n]*>/gi;
const BARE = /\b(?:https?:\/\/|www\.)[^\s<>()\]"'«»،؛]*[^\s<>()\]"'«»،؛.,;:!?]/gi;

/** What may become a picture or a link's text, one of our marks, an address, or a letter of two parts. */
const BEGUN = [
  /!?\[[^[\]\n]*\]?$/,
  /!$/,
  /<\/?(?:d|da|dat|data[^<>\n]*)?$/i,
  /(?<![\p{L}\p{N}])(?:h|ht|htt|https?|w|ww|www)$/iu,
  /[\uD800-\uDBFF]$/,
];
const ADDRESS = /(?<![\p{L}\p{N}])(?:https?:|www\.)/iu;
const TO_THE_LAST_BREAK = /^[^]*[\s<>()\]"'«»،؛]/;
/** Nothing longer is held back. */
const MOST_HELD = 900;

/** Where something begins at a text's end that isn't clear yet. */
function begunAt(text: string): number {
  const from = Math.max(0, text.length - MOST_HELD);
  const end = text.slice(from);
  const last = TO_THE_LAST_BREAK.exec(end)?.[0].length ?? 0;
  const address = ADDRESS.exec(end.slice(last));
  const places = [linksOf(end).begun, address ? last + address.index : undefined, ...BEGUN.map((pattern) => pattern.exec(end)?.index)];
  return from + Math.min(end.length, ...places.filter((place) => place !== undefined));
}

/**
 * What of a model's text reaches a reader, whatever the material has talked it into: no marks of our own, no hidden letters, no picture
 * from elsewhere, which would tell its host who reads it and what, and no address that the person hasn't given.
 */
export class OutputGate {
  readonly #given: string;
  #held = "";

  constructor({ brief, prompt, selection, company }: Pick<Assignment, "brief" | "prompt" | "selection" | "company">) {
    this.#given = JSON.stringify([brief, prompt, selection, company]).toLowerCase();
  }

  /** Takes a piece in and gives what can be passed on by now. */
  push(piece: string): string {
    const text = this.#held + piece;
    const from = begunAt(text);
    this.#held = text.slice(from);
    return this.#clean(text.slice(0, from));
  }

  /** What was still held back. */
  end(): string {
    const rest = this.#clean(this.#held);
    this.#held = "";
    return rest;
  }

  /** The same for a whole text. */
  all(text: string): string {
    return this.#clean(text);
  }

  #clean(text: string): string {
    const linked = this.#withoutLinks(text.replace(HIDDEN, "").replace(OWN_MARK, ""));
    return linked.replace(BARE, (address) => (this.#isGiven(address) ? address : ""));
  }

  #withoutLinks(text: string): string {
    let kept = "";
    let from = 0;
    for (const { start, end, isPicture, shown, address } of linksOf(text).links) {
      kept += text.slice(from, start) + (this.#isGiven(address) ? text.slice(start, end) : isPicture ? "" : shown);
      from = end;
    }
    return kept + text.slice(from);
  }

  /** Places within the page and the person's own addresses. */
  #isGiven(address: string): boolean {
    if (/^(?:#|\/(?!\/))/.test(address)) return true;
    const host =
      /^(?:(?:https?:)?\/\/|mailto:)?([^/?#\s]+)/i
        .exec(address)?.[1]
        ?.toLowerCase()
        .replace(/(?<![.,;:!?])[.,;:!?]+$/, "") ?? "";
    const at = host.includes(".") ? this.#given.indexOf(host) : -1;
    return at >= 0 && !/[\w.-]/.test(this.#given.charAt(at - 1)) && !/[\w-]/.test(this.#given.charAt(at + host.length));
  }
}
