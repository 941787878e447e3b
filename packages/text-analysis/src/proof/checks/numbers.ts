import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import { bareOf, type Part, type Reading, type Word } from "../reading.ts";
import { COUNTED, type Counted } from "../words/counted.ts";

const OPPOSITE_REASON = {
  en: "From three to ten the number takes the gender opposite to that of what is counted, by its singular.",
  ar: "الأعداد من ثلاثة إلى عشرة تخالف المعدود في التذكير والتأنيث، والعبرة بمفرده.",
};
const TEENS_REASON = {
  en: "From thirteen to nineteen the first part takes the opposite gender and عشر the same; eleven and twelve take the same in both parts.",
  ar: "من ثلاثة عشر إلى تسعة عشر يخالف الجزء الأول المعدود ويوافقه «عشر»، ويوافقه جزءا أحد عشر واثني عشر.",
};
const PLURAL_REASON = { en: "After three to ten what is counted is in the plural.", ar: "معدود الأعداد من ثلاثة إلى عشرة جمع مجرور." };
const SINGULAR_REASON = {
  en: "After eleven to ninety-nine what is counted is in the singular accusative.",
  ar: "معدود الأعداد من أحد عشر إلى تسعة وتسعين مفرد منصوب.",
};

/** Without ta marbuta, for feminine nouns, and with it, for masculine ones. */
const UNITS: readonly (readonly [bare: string, closed: string])[] = [
  ["ثلاث", "ثلاثة"],
  ["أربع", "أربعة"],
  ["خمس", "خمسة"],
  ["ست", "ستة"],
  ["سبع", "سبعة"],
  ["ثماني", "ثمانية"],
  ["ثمان", "ثمانية"],
  ["تسع", "تسعة"],
  ["عشر", "عشرة"],
];
const TENS = /^(?:عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين)$/u;

const BY_PLURAL = new Map(COUNTED.map((noun) => [noun.plural, noun]));
const BY_SINGULAR = new Map(COUNTED.toReversed().map((noun) => [noun.singular, noun]));

/** The noun in the form that is counted from eleven on. */
const accusative = ({ singular }: Counted): string =>
  /[ةىا]$/u.test(singular) ? singular : `${singular}${singular.endsWith("اء") || singular.endsWith("أ") ? "ً" : "ًا"}`;

const splitNumber = (word: string): readonly [prefix: string, number: string] => {
  const [, prefix = "", number = ""] = /^([وف]?[بلك]?)(ثلاث|أربع|خمس|ست|سبع|ثماني|ثمان|تسع|عشر)(ة?)$/u.exec(word) ?? [];
  return number === "" ? ["", ""] : [prefix, word.slice(prefix.length)];
};

/** Numbers and what they count, where the gender is certain. */
export const numbers: Check = function* (reading) {
  const { words, parts } = reading;
  for (const [at, word] of words.entries()) {
    const next = word.after === "" ? undefined : words[at + 1];
    if (!next) continue;
    const third = next.after === "" ? undefined : words[at + 2];
    const [prefix, number] = splitNumber(word.bare);
    if (number !== "") {
      const unit = UNITS.find((pair) => pair.includes(number));
      if (unit && /^عشرة?$/u.test(next.bare) && !/^عشرة?$/u.test(number)) yield* teens(word, next, third, prefix, unit);
      else if (unit && !(/^عشرة?$/u.test(number) && splitNumber(word.before)[1] !== "")) yield* upToTen(word, next, prefix, number, unit);
    } else if (TENS.test(word.bare.replace(/^[وفبلك]{1,2}(?=\p{L}{4})/u, ""))) {
      const noun = BY_PLURAL.get(next.bare);
      if (noun) yield findingAt(next, "NUMBER", "ERROR", SINGULAR_REASON, accusative(noun));
    } else if (/^(?:و|ل|ب)?(?:أحد|إحدى|اثنا|اثني|اثنتا|اثنتي)$/u.test(word.bare)) yield* elevenOrTwelve(word, next, third);
  }
  for (const part of parts) if (part.kind === "number") yield* afterDigits(part, reading);
};

function* upToTen(word: Word, next: Word, prefix: string, number: string, [bare, closed]: readonly [string, string]) {
  const noun = BY_PLURAL.get(next.bare);
  if (noun) {
    const right = noun.feminine ? (bare === "ثمان" ? "ثماني" : bare) : closed;
    const isRight = noun.feminine ? number !== closed : number === closed;
    if (!isRight) yield findingAt(word, "NUMBER", "ERROR", OPPOSITE_REASON, prefix + right);
    return;
  }
  const single = BY_SINGULAR.get(next.bare.replace(/ا$/u, "")) ?? BY_SINGULAR.get(next.bare);
  // خمس سنة is none, خمس مئة is five hundred, عشر ... may be a tenth.
  if (single && bare !== "عشر" && prefix === "" && !next.bare.startsWith("ال"))
    yield findingAt(next, "NUMBER", "LIKELY", PLURAL_REASON, single.plural);
}

function* teens(word: Word, ten: Word, counted: Word | undefined, prefix: string, [bare, closed]: readonly [string, string]) {
  const feminine = counted ? isFeminine(counted.bare) : undefined;
  const [first, second] = [word.bare.slice(prefix.length) === closed, ten.bare.endsWith("ة")];
  const span = { start: word.start, end: ten.end };
  if (feminine === undefined) {
    if (first === second) yield findingAt(span, "NUMBER", "LIKELY", TEENS_REASON, `${prefix}${closed} عشر`, `${prefix}${bare} عشرة`);
    return;
  }
  const right = feminine ? `${bare} عشرة` : `${closed} عشر`;
  if (first === feminine || second !== feminine) yield findingAt(span, "NUMBER", "ERROR", TEENS_REASON, prefix + right);
  const plural = counted && BY_PLURAL.get(counted.bare);
  if (counted && plural) yield findingAt(counted, "NUMBER", "ERROR", SINGULAR_REASON, accusative(plural));
}

function* elevenOrTwelve(word: Word, ten: Word, counted: Word | undefined) {
  if (!/^عشرة?$/u.test(ten.bare)) return;
  const feminine = counted ? isFeminine(counted.bare) : undefined;
  const [, prefix = "", unit = ""] = /^([ولب]?)(\p{L}+)$/u.exec(word.bare) ?? [];
  const [first, second] = [/^(?:إحدى|اثنتا|اثنتي)$/u.test(unit), ten.bare.endsWith("ة")];
  const wanted = feminine ?? first;
  if (first === wanted && second === wanted) return;
  const other: Readonly<Record<string, string>> = { أحد: "إحدى", إحدى: "أحد", اثنا: "اثنتا", اثني: "اثنتي", اثنتا: "اثنا", اثنتي: "اثني" };
  const right = first === wanted ? unit : other[unit];
  yield findingAt({ start: word.start, end: ten.end }, "NUMBER", "ERROR", TEENS_REASON, `${prefix}${right} ${wanted ? "عشرة" : "عشر"}`);
}

/** By the table, else by its ending; undefined where neither says. */
function isFeminine(word: string): boolean | undefined {
  const known = BY_SINGULAR.get(word) ?? BY_SINGULAR.get(word.replace(/ا$/u, "")) ?? BY_PLURAL.get(word);
  if (known) return known.feminine;
  if (word.endsWith("ة")) return true;
  return /[^اى]ا$/u.test(word) ? false : undefined;
}

function* afterDigits(part: Part, { parts }: Reading) {
  const noun = parts[part.index + 2];
  if (parts[part.index + 1]?.kind !== "space" || noun?.kind !== "arabic" || !/^\p{Nd}{1,3}$/u.test(part.text)) return;
  if (/^[.:٫/-]$/u.test(parts[part.index - 1]?.text ?? "")) return;
  const value = Number(part.text.replace(/\p{Nd}/gu, (digit) => String(digit.charCodeAt(0) & 0xf)));
  const word = bareOf(noun.text);
  const [plural, singular] = [
    BY_PLURAL.get(word),
    BY_SINGULAR.get(word) ?? (word.endsWith("ا") ? BY_SINGULAR.get(word.slice(0, -1)) : undefined),
  ];
  if (value >= 3 && value <= 10 && singular && !plural) yield findingAt(noun, "NUMBER", "LIKELY", PLURAL_REASON, singular.plural);
  else if (value >= 11 && value <= 99 && plural && !singular)
    yield findingAt(noun, "NUMBER", "LIKELY", SINGULAR_REASON, accusative(plural));
}
