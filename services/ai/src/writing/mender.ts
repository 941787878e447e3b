import { arabicLexicon } from "@muhtawa/arabic-lexicon/files";
import { companyTerms, mend, type Orthography } from "@muhtawa/text-analysis";
import type { Assignment } from "./assignment.ts";

/** A line that code begins or ends with, as Markdown has it: what has marks on both sides stands within its line. */
const FENCE = /^\s*(`{3,}(?=[^`]*$)|~{3,})/;
const FENCE_BEGUN = /^\s*(?:[`~]+\s*)?$/;
/** Up to the last sentence of a line that is complete. */
const SENTENCES = /^.*[.!?؟…]["”»)*]*\s+(?=\S)/u;
const WORDS = /^.*\s/;
/** Letters: nothing longer is held back, whether it comes to an end or not. */
const MOST_HELD = 1_000;

/**
 * Puts right what is surely written wrong in an Arabic text while it arrives: hamzas, endings, spaces, where there is one right form. A sentence
 * is passed on once it is complete, so that nothing a reader has seen is rewritten. Code, addresses, and the words of the company and its brief stay as
 * they are; a text in another language is passed on as it comes.
 */
export class Mender {
  readonly #locale: Assignment["locale"];
  readonly #allow: readonly string[];
  readonly #orthography: Orthography;
  #held = "";
  /** What the code began with that is being written. */
  #fence = "";
  #lineBegins = true;

  constructor({ locale, company, brief }: Pick<Assignment, "locale" | "company" | "brief">) {
    this.#locale = locale;
    this.#orthography = company.orthography ?? {};
    this.#allow = [...companyTerms(company), brief.title ?? "", ...brief.keywords, ...brief.topics];
  }

  /** Takes a piece in and gives the sentences that are complete by now. */
  push(piece: string): string {
    if (this.#locale !== "ar") return piece;
    const [first = "", ...lines] = piece.split("\n");
    this.#held += first;
    let out = "";
    for (const line of lines) {
      out += `${this.#rest()}\n`;
      this.#lineBegins = true;
      this.#held = line;
    }
    return out + this.#sure();
  }

  /** What was still held back. */
  end(): string {
    return this.#rest();
  }

  /** The same for a whole text. */
  all(text: string): string {
    return this.push(text) + this.end();
  }

  /** What of the line that is being written can be passed on. */
  #sure(): string {
    if (this.#mayBeFence()) return "";
    const end = this.#fence === "" ? endOfSure(this.#held) : this.#held.length;
    if (end === 0) return "";
    const sure = this.#held.slice(0, end);
    this.#held = this.#held.slice(end);
    this.#lineBegins = false;
    return this.#mended(sure);
  }

  #mayBeFence(): boolean {
    const line = this.#held;
    return this.#lineBegins && line.length <= MOST_HELD && (FENCE.test(line) || FENCE_BEGUN.test(line));
  }

  /** The rest of a line that is complete. */
  #rest(): string {
    const rest = this.#held;
    this.#held = "";
    const fence = this.#lineBegins ? FENCE.exec(rest)?.[1] : undefined;
    if (fence === undefined) return this.#mended(rest);
    if (this.#fence === "") this.#fence = fence;
    else if (fence.startsWith(this.#fence) && rest.trim() === fence) this.#fence = "";
    return rest;
  }

  #mended(text: string): string {
    if (this.#fence !== "" || text.trim() === "") return text;
    return mend(text, { locale: "ar", lexicon: arabicLexicon(), allow: this.#allow, ...this.#orthography });
  }
}

/** Where the sentences of a line end that are complete; within `code` a full stop ends nothing. */
function endOfSure(line: string): number {
  const isOpen = line.split("`").length % 2 === 0;
  const sentences = SENTENCES.exec(isOpen ? line.slice(0, line.lastIndexOf("`")) : line)?.[0].length ?? 0;
  if (sentences > 0 || line.length <= MOST_HELD) return sentences;
  return WORDS.exec(line)?.[0].length ?? line.length;
}
