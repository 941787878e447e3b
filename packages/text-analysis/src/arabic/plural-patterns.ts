/** What a lexicon says of a normalised word. */
export interface Nouns {
  readonly isNoun: (word: string) => boolean;
  /** Whether a word with this stem and a ta marbuta is a noun. */
  readonly isFeminine: (stem: string) => boolean;
}

const WEAK = "ايه";
/** Feminine nouns and a number of the form of أجهزة. */
const NO_PLURALS = new Set(["ارمله", "اربعه", "انمله"]);

/** Letters of a word of the form فعالل: مدافع، قناطر، قسائم، جواهر. */
function ofFive(word: string, { isNoun }: Nouns): string[] {
  const [a = "", b = "", long, c = "", d = ""] = word;
  // تفاعل and, where people have a sound plural, مفاعل are what is done and who does it.
  if (long !== "ا" || a === "ت" || WEAK.includes(d) || (a === "م" && isNoun(`${word}ون`))) return [];
  if (b === "و") return [`${a}ا${c}${d}`, `${a}و${c}${d}`];
  return c === "ي" ? ["ي", "ا", "و"].map((vowel) => `${a}${b}${vowel}${d}ه`) : [`${a}${b}${c}${d}`];
}

/** Of the form فعاليل: قراميد، تصاميم، طواحين. Of ten of them nine are of another: a dual of فعال ends so, too. */
function ofSix(word: string, { isNoun }: Nouns): string[] {
  const [a = "", b = "", long, c = "", second, d = ""] = word;
  if (long !== "ا" || second !== "ي" || WEAK.includes(d) || (d === "ن" && isNoun(word.slice(0, -2)))) return [];
  const start = b === "و" ? `${a}ا${c}` : `${a}${b}${c}`;
  return ["ا", "و", "ي"].filter((vowel) => b !== "و" || vowel !== "ا").map((vowel) => `${start}${vowel}${d}`);
}

/** Of the form أفعلة: أرصفة، أبنية. */
function ofAfila(word: string, { isNoun }: Nouns): string[] {
  const [, a = "", b = "", c = ""] = word;
  if (!/^ا[^ا]{3}ه$/u.test(word) || NO_PLURALS.has(word)) return [];
  if (c === "ي") return isNoun(word.slice(0, -1)) ? [] : [`${a}${b}اء`];
  return [`${a}${b}ا${c}`, `${a}${b}ي${c}`];
}

/** Of the forms فعلاء and أفعلاء: سفراء، أصدقاء، أنبياء; not what is like حمراء or افتعال. */
function ofPeople(word: string, { isNoun }: Nouns): string[] {
  const [, first = "", a = "", b = "", c = ""] = /^(ا?)([^ا])([^ا])([^ا])اء$/u.exec(word) ?? [];
  if (a === "" || (first === "" ? isNoun(`ا${a}${b}${c}`) : b === "ت")) return [];
  if (first !== "") return [c === "ي" ? `${a}${b}ي` : `${a}${b}ي${c}`];
  return [`${a}${b}ي${c}`, `${a}ا${b}${c}`];
}

/**
 * The nouns of a lexicon that a normalised word is by its form the broken plural of, where that form is seldom anything else. Each is also
 * taken with a ta marbuta.
 */
export function singularsByForm(word: string, nouns: Nouns): string[] {
  if (word.length < 5 || word.length > 7 || !nouns.isNoun(word)) return [];
  const found = [
    ...(word.length === 5 ? [...ofFive(word, nouns), ...ofAfila(word, nouns)] : []),
    ...(word.length === 6 ? ofSix(word, nouns) : []),
    ...(word.endsWith("اء") ? ofPeople(word, nouns) : []),
  ];
  return found.flatMap((one) =>
    one.endsWith("ه")
      ? nouns.isFeminine(one.slice(0, -1))
        ? [one]
        : []
      : [...(nouns.isNoun(one) ? [one] : []), ...(nouns.isFeminine(one) && !word.endsWith("اء") ? [`${one}ه`] : [])],
  );
}
