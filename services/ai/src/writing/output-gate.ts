import type { Assignment } from "./assignment.ts";

/** Direction overrides and letters that are not seen. */
const HIDDEN = /[\u202A-\u202E]|[\u{E0000}-\u{E0FFF}]/gu;
const OWN_MARK = /<\/?data\b[^>\n]*>/gi;
const IMAGE_OR_LINK = /(!?)\[([^\]\n]*)\]\(\s*<?([^\s)>]*)>?[^)\n]*\)/g;
const BARE = /\b(?:https?:\/\/|www\.)[^\s<>()\]"'«»،؛]*[^\s<>()\]"'«»،؛.,;:!?]/gi;

/** A piece that may become one of these; held back until it is clear. */
const BEGUN =
  /(?:!?\[[^\]\n]{0,300}(?:\](?:\([^)\n]{0,600})?)?|!|<\/?(?:d(?:a(?:t(?:a[^>\n]{0,200})?)?)?)?|(?<![\p{L}\p{N}])(?:h|ht|htt|https?|w|ww|www|(?:https?:|www\.)[^\s<>()\]"'«»،؛]{0,600})|[\uD800-\uDBFF])$/iu;

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
    const from = BEGUN.exec(text)?.index ?? text.length;
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
    return text
      .replace(HIDDEN, "")
      .replace(OWN_MARK, "")
      .replace(IMAGE_OR_LINK, (whole, image: string, shown: string, address: string) => {
        if (this.#isGiven(address)) return whole;
        return image ? "" : shown;
      })
      .replace(BARE, (address) => (this.#isGiven(address) ? address : ""));
  }

  /** Places within the page and the person's own addresses. */
  #isGiven(address: string): boolean {
    if (/^(?:#|\/(?!\/))/.test(address)) return true;
    const host =
      /^(?:(?:https?:)?\/\/|mailto:)?([^/?#\s]+)/i
        .exec(address)?.[1]
        ?.toLowerCase()
        .replace(/[.,;:!?]+$/, "") ?? "";
    const at = host.includes(".") ? this.#given.indexOf(host) : -1;
    return at >= 0 && !/[\w.-]/.test(this.#given.charAt(at - 1)) && !/[\w-]/.test(this.#given.charAt(at + host.length));
  }
}
