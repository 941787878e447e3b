import { arabicLexicon } from "@muhtawa/arabic-lexicon/files";
import { companyTerms, mend } from "@muhtawa/text-analysis";
import type { Assignment } from "./assignment.ts";

const FENCE = /^\s*```/;
/** Up to the last sentence of a line that is complete. */
const SENTENCES = /^.*[.!?؟…]["”»)*]*\s+(?=\S)/u;

/**
 * Puts right what is surely written wrong in an Arabic text while it arrives: hamzas, endings, spaces, where there is one right form. A sentence
 * is passed on once it is complete, so that nothing a reader has seen is rewritten. Code, addresses, and the words of the company and its brief stay as
 * they are; a text in another language is passed on as it comes.
 */
export class Mender {
  readonly #locale: Assignment["locale"];
  readonly #allow: readonly string[];
  #held = "";
  #inCode = false;
  #lineBegins = true;

  constructor({ locale, company, brief }: Pick<Assignment, "locale" | "company" | "brief">) {
    this.#locale = locale;
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
    return out + this.#sentences();
  }

  /** What was still held back. */
  end(): string {
    return this.#rest();
  }

  /** The same for a whole text. */
  all(text: string): string {
    return this.push(text) + this.end();
  }

  #sentences(): string {
    const whole = SENTENCES.exec(this.#held)?.[0] ?? "";
    // within `code` a full stop ends nothing
    if (whole === "" || this.#inCode || FENCE.test(this.#held) || whole.split("`").length % 2 === 0) return "";
    this.#held = this.#held.slice(whole.length);
    this.#lineBegins = false;
    return this.#mended(whole);
  }

  #rest(): string {
    const rest = this.#held;
    this.#held = "";
    if (this.#lineBegins && FENCE.test(rest)) {
      this.#inCode = !this.#inCode;
      return rest;
    }
    return this.#inCode ? rest : this.#mended(rest);
  }

  #mended(text: string): string {
    return text.trim() === "" || this.#locale !== "ar" ? text : mend(text, { locale: "ar", lexicon: arabicLexicon(), allow: this.#allow });
  }
}
