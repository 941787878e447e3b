import { enforceLine, editsOf, Rewritings, type VoiceChange } from "./enforce.ts";
import { partEnd } from "./line-parts.ts";
import type { VoiceRule } from "./rule.ts";

/** What may still change before a term: an "and", an article, a comma; and the words after it that it is judged by. */
const AROUND = 3;

/**
 * A voice's rules kept over a text that arrives in pieces. A piece is passed on once no rule can change it any more, so that nothing a
 * reader has seen is ever rewritten: the last few words are held back, as many as the longest term has and three more. Without rules
 * that change words nothing is held back. The pieces together are what `enforceVoice` makes of the whole.
 */
export class VoicePass {
  readonly #rewritings: Rewritings;
  /** In words. */
  readonly #held: number;
  readonly #changes: VoiceChange[] = [];
  #line = "";
  /** How much of the line as changed has been passed on. */
  #passed = 0;
  /** Where the line begins in all that was passed on. */
  #start = 0;
  #written = "";

  constructor(rules: readonly VoiceRule[]) {
    this.#rewritings = Rewritings.of(rules);
    this.#held = Math.max(1, ...this.#rewritings.all.map(({ avoided }) => avoided.split(/\s+/).length)) + AROUND;
  }

  /** Everything that came in, as it was written. */
  get written(): string {
    return this.#written;
  }

  /** What was changed so far, of lines that are complete. */
  get changes(): readonly VoiceChange[] {
    return this.#changes;
  }

  /** Takes a piece in and gives what can be passed on by now. */
  push(piece: string): string {
    this.#written += piece;
    if (this.#rewritings.all.length === 0) return piece;
    let out = "";
    for (const [at, next] of piece.split("\n").entries()) {
      if (at > 0) {
        out += `${this.#finishLine()}\n`;
        this.#start += 1;
      }
      out += this.#finishParts(next);
    }
    return /\s/.test(piece) ? out + this.#settled() : out;
  }

  /** What was still held back. */
  end(): string {
    return this.#rewritings.all.length === 0 ? "" : this.#finishLine();
  }

  #finishParts(next: string): string {
    this.#line += next;
    let out = "";
    for (let end = partEnd(this.#line); end !== undefined; end = partEnd(this.#line)) {
      const rest = this.#line.slice(end);
      this.#line = this.#line.slice(0, end);
      out += this.#finishLine();
      this.#line = rest;
    }
    return out;
  }

  #finishLine(): string {
    const { text, changes } = enforceLine(this.#line, this.#rewritings);
    const out = text.slice(this.#passed);
    this.#changes.push(...changes.map((change) => ({ ...change, at: change.at + this.#start })));
    this.#start += text.length;
    this.#passed = 0;
    this.#line = "";
    return out;
  }

  #settled(): string {
    let cut = lastWords(this.#line, this.#held);
    for (const { start, end } of editsOf(this.#line, this.#rewritings)) if (start < cut && end > cut) cut = start;
    const { text } = enforceLine(this.#line.slice(0, cut), this.#rewritings);
    const whole = enforceLine(this.#line, this.#rewritings).text;
    const sure = common(text, whole);
    const out = whole.slice(this.#passed, sure);
    this.#passed = Math.max(this.#passed, sure);
    return out;
  }
}

/** Where the last words of a line begin, not counting one that is still being written. */
function lastWords(line: string, count: number): number {
  let at = line.length;
  while (at > 0 && !isSpace(line, at - 1)) at -= 1;
  for (let words = 0; words < count && at > 0; words += 1) {
    while (at > 0 && isSpace(line, at - 1)) at -= 1;
    while (at > 0 && !isSpace(line, at - 1)) at -= 1;
  }
  return at;
}

const isSpace = (line: string, at: number): boolean => /\s/.test(line.charAt(at));

function common(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}
