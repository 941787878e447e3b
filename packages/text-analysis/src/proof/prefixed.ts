const CONJUNCTIONS = ["", "و", "ف"];
/** What Arabic writes onto a noun beside conjunctions. */
export const NOUN_PARTICLES = ["", "ب", "ك", "ل", "ال", "بال", "كال", "لل"];
const PARTICLES = [...NOUN_PARTICLES, "س"];

/** A word taken apart into what is written onto its front and the rest. */
export interface Split {
  readonly prefix: string;
  readonly rest: string;
  readonly definite: boolean;
}

/** The ways to take off what may be written onto a word, the least first. */
export function* splitsOf(word: string, particles: readonly string[] = PARTICLES): Generator<Split> {
  for (const conjunction of CONJUNCTIONS) {
    if (!word.startsWith(conjunction)) continue;
    for (const particle of particles) {
      const prefix = conjunction + particle;
      if (word.startsWith(prefix) && word.length > prefix.length + 1)
        yield { prefix, rest: word.slice(prefix.length), definite: particle.endsWith("ال") || particle === "لل" };
    }
  }
}

/** What a table says of a word or of what is left of it without its prefixes. */
export function inTable<T>(
  table: ReadonlyMap<string, T>,
  word: string,
  particles?: readonly string[],
): { readonly prefix: string; readonly value: T } | undefined {
  for (const { prefix, rest } of splitsOf(word, particles)) {
    const value = table.get(rest);
    if (value !== undefined) return { prefix, value };
  }
  return undefined;
}

/** Pairs written as `wrong>right`, as many a line as one likes. */
export const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => {
        const [wrong = "", right = ""] = pair.split(">");
        return [wrong, right.replaceAll("_", " ")];
      }),
  );

/** The words of a text between spaces. */
export const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
