import { estimateTokens } from "./tokens.ts";

/** Characters that are counted at once: to count each piece by itself would make words of its parts. */
const AT_ONCE = 200;

/** Counts the tokens of an answer while it arrives, about as a tokenizer would. */
export class AnswerMeter {
  #tokens = 0;
  #pending = "";

  /** Takes a piece in; the tokens that are counted by now. */
  add(piece: string): number {
    this.#pending += piece;
    if (this.#pending.length < AT_ONCE) return this.#tokens;
    const end = this.#pending.lastIndexOf(" ") + 1 || this.#pending.length;
    this.#tokens += estimateTokens(this.#pending.slice(0, end));
    this.#pending = this.#pending.slice(end);
    return this.#tokens;
  }
}
