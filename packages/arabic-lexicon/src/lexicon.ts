import { FORMAT, NumberReader } from "./packed.ts";
import { CONJUNCTIONS } from "./prefixes.ts";
import { suggestionsFor } from "./suggest.ts";

/** One way to read a word: what is written onto its front, and the word after that. */
export interface Reading {
  readonly prefix: string;
  readonly stem: string;
}

/** Harakat, tatweel and what isn't seen. */
const UNWRITTEN = /[\p{Mn}\u0640\p{Cf}]/gu;
const PLAIN = /^[\u0621-\u063A\u0641-\u064A]*$/u;

/** A word's letters without harakat, tatweel and what isn't seen. */
const bareWord = (word: string): string => (PLAIN.test(word) ? word : word.normalize("NFC").replace(UNWRITTEN, ""));

const HAMZA = "ء".charCodeAt(0);
/** What is written for a letter where hamza and dots are left out, by its place after hamza's. */
const SEATS_AND_ENDS = new Uint16Array(0x80);
for (const [letter = "", plain = ""] of ["آا", "أا", "إا", "ٱا", "ؤو", "ئي", "ىي", "ةه"].map((pair) => [...pair]))
  SEATS_AND_ENDS[letter.charCodeAt(0) - HAMZA] = plain.charCodeAt(0);

/** The words of a language in a small automaton. A look-up takes a step for each letter. */
export class Lexicon {
  readonly #prefixes: readonly string[];
  readonly #classes: Uint16Array;
  readonly #classOf: Uint16Array;
  readonly #firstEdge: Uint32Array;
  readonly #letters: Uint16Array;
  readonly #targets: Uint32Array;

  constructor(bytes: Uint8Array) {
    const read = new NumberReader(bytes);
    if (read.next() !== FORMAT) throw new Error("This is not a lexicon's file");
    this.#prefixes = Array.from({ length: read.next() }, () =>
      Array.from({ length: read.next() }, () => String.fromCharCode(read.next())).join(""),
    );
    const [states, edges, classes] = [read.next(), read.next(), read.next()];
    this.#classes = Uint16Array.from({ length: classes }, () => read.next());
    this.#classOf = new Uint16Array(states);
    for (let state = 0; state < states; state++) this.#classOf[state] = read.next();
    this.#firstEdge = new Uint32Array(states + 1);
    for (let state = 0; state < states; state++) this.#firstEdge[state + 1] = (this.#firstEdge[state] ?? 0) + read.next();
    this.#letters = new Uint16Array(edges);
    for (let edge = 0; edge < edges; edge++) this.#letters[edge] = read.next();
    this.#targets = new Uint32Array(edges);
    for (let state = 0, edge = 0; state < states; state++)
      for (const end = this.#firstEdge[state + 1] ?? 0; edge < end; edge++) this.#targets[edge] = state - read.next();
  }

  /** Whether a word is written like one of the language's, with all that may be written onto it; harakat don't count. */
  accepts(word: string): boolean {
    const bare = bareWord(word);
    const first = bare.charAt(0);
    if (first === "و" || first === "ف") return this.#accepts(bare, 0) || (bare.length > 1 && this.#accepts(bare, 1));
    return this.#accepts(bare, 0) || (first !== first.toLowerCase() && this.#accepts(bare.toLowerCase(), 0));
  }

  /** All ways in which a word can be read, the one with the least before it first. */
  readings(word: string): Reading[] {
    const bare = bareWord(word);
    const found = this.#readings(bare, 0);
    if (CONJUNCTIONS.includes(bare.charAt(0)) && bare.length > 1) found.push(...this.#readings(bare, 1));
    return found;
  }

  /**
   * Whether a word that takes a certain prefix is written like this one but for hamza, the dots of ta marbuta and those of a final ya: where
   * these are left out; a hamza or ta marbuta that is written must be the word's.
   */
  resembles(word: string, prefix = ""): boolean {
    return this.#resembles(word, 0, this.#classOf.length - 1, this.#prefixes.indexOf(prefix));
  }

  /** Words that may be meant by one that the lexicon hasn't, the likeliest first. */
  suggest(word: string, limit = 5): string[] {
    return suggestionsFor(bareWord(word), (candidate) => this.accepts(candidate), limit);
  }

  #accepts(word: string, from: number): boolean {
    return this.#prefixes.some(
      (prefix, bit) => word.startsWith(prefix, from) && this.#takes(this.#stateAfter(word, from + prefix.length), bit),
    );
  }

  #readings(word: string, from: number): Reading[] {
    return this.#prefixes.flatMap((prefix, bit) =>
      word.startsWith(prefix, from) && this.#takes(this.#stateAfter(word, from + prefix.length), bit)
        ? [{ prefix: word.slice(0, from) + prefix, stem: word.slice(from + prefix.length) }]
        : [],
    );
  }

  #takes(state: number, bit: number): boolean {
    return state >= 0 && ((this.#classes[this.#classOf[state] ?? 0] ?? 0) & (1 << bit)) !== 0;
  }

  #stateAfter(word: string, from: number): number {
    let state = this.#classOf.length - 1;
    for (let at = from; at < word.length && state >= 0; at++) state = this.#follow(state, word.charCodeAt(at));
    return state;
  }

  /** Whether a word may end so many letters on; a hamza on the line may be left out. */
  #resembles(word: string, at: number, state: number, bit: number): boolean {
    if (at === word.length && this.#takes(state, bit)) return true;
    const wanted = word.charCodeAt(at);
    const end = this.#firstEdge[state + 1] ?? 0;
    for (let edge = this.#firstEdge[state] ?? 0; edge < end; edge++) {
      const letter = this.#letters[edge] ?? 0;
      const target = this.#targets[edge] ?? 0;
      if ((letter === wanted || (SEATS_AND_ENDS[letter - HAMZA] ?? 0) === wanted) && this.#resembles(word, at + 1, target, bit))
        return true;
      if (letter === HAMZA && this.#resembles(word, at, target, bit)) return true;
    }
    return false;
  }

  #follow(state: number, letter: number): number {
    const end = this.#firstEdge[state + 1] ?? 0;
    for (let edge = this.#firstEdge[state] ?? 0; edge < end; edge++) if (this.#letters[edge] === letter) return this.#targets[edge] ?? -1;
    return -1;
  }
}
