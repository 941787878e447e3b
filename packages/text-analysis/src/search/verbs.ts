import { arabicLexicon } from "@muhtawa/arabic-lexicon/files";
import { remembering } from "../remembering.ts";

const isWord = (word: string): boolean => arabicLexicon().resembles(word);
/** Only a verb of the present takes the س of what will be. */
const isPresent = (word: string): boolean => arabicLexicon().resembles(word, "س");
const isNoun = (word: string): boolean => arabicLexicon().resembles(word, "ال");

const OBJECTS = ["هما", "كما", "ها", "هم", "هن", "كم", "كن", "ني", "نا", "ه", "ك"];
/** Who does it, after a verb of the past: endings that begin with a vowel, which leave a weak verb long, and others, which shorten it. */
const LONG_ENDINGS = ["وا", "ت"];
const SHORT_ENDINGS = ["تما", "تم", "نا", "ت", "ن"];
const PRESENT_ENDINGS = ["ون", "ين", "وا", "ان", "ن", "ي"];
const WEAK = /[اوي]$/u;
/** A noun like نسيج, تلميذ and تفاح is taken for what it is, and not for a verb of the present. */
const NOUN_IN_FORM = /^[تن]\p{L}{1,2}[يا]\p{L}$/u;
/** A longer one is seldom a noun where it begins with ي or ت: تقول. */
const SHORT_NOUN = 3;
const TOO_LONG = 16;

const isStem = (stem: string): boolean => stem.length > 1 && isPresent(`ي${stem}`);
/** Longer ones than a letter: ملك has none, though مل is a stem. */
const ENDINGS = [...OBJECTS, "ون", "ين", "ان", "وني", "ونا", "ونه", "ونها", "ونهم"].filter((ending) => ending.length > 1);

/**
 * A verb is kept by its stem of the present, as after ي: each stem that a word may have is looked up. One that ends in a person's ending or an
 * object is none.
 */
function known(stem: string): string[] {
  if (!isStem(stem) || ENDINGS.some((ending) => stem.endsWith(ending) && isStem(stem.slice(0, -ending.length)))) return [];
  return [stem.endsWith("ء") ? stem.slice(0, -1) : stem];
}

/** The last vowel of a hollow verb's stem, and the last letter of one that ends in a vowel, may be any of these. */
const VOWELS = ["و", "ي", "ا"];
const hollow = (stem: string): string[] => VOWELS.flatMap((vowel) => known(stem.slice(0, -1) + vowel + stem.slice(-1)));
const defective = (stem: string): string[] => VOWELS.flatMap((vowel) => known(stem + vowel));

/** The present's stems of a verb that begins so in the past: the alef of the longer measures falls, as does the و of وصل. */
const begun = (past: string): string[] => [
  past,
  ...(/^ا\p{L}{2,}/u.test(past) ? [past.slice(1)] : []),
  ...(/^و\p{L}{2}$/u.test(past) ? [past.slice(1)] : []),
  // رأى loses its hamza: يرى.
  ...(/^راي?$/u.test(past) ? ["ري"] : []),
];

function ofLongPast(written: string): string[] {
  if (written.length < 2) return [];
  // جاؤوا of جاء.
  const past = written.replace(/او$/u, "اء");
  const last = past.at(-1) ?? "";
  return begun(past).flatMap((stem) => {
    if (WEAK.test(stem)) return defective(stem.slice(0, -1));
    if (stem.at(-2) === "ا" && stem.length > 2 && (past.length === 3 || past.startsWith("ا"))) return hollow(stem.slice(0, -2) + last);
    return known(stem);
  });
}

/** Of a past without its ending where that begins with a consonant: قل of قلت, مدد of مددت, اشتري of اشتريت. */
function ofShortPast(past: string): string[] {
  const strong = begun(past).flatMap((stem) => (WEAK.test(stem) ? defective(stem.slice(0, -1)) : known(stem)));
  const isDoubled = past.length > 2 && past.at(-1) === past.at(-2);
  const doubled = isDoubled ? begun(past.slice(0, -1)).flatMap(known) : [];
  const short = past.length === 2 || past.startsWith("ا") ? begun(past).flatMap((stem) => (stem.length > 1 ? hollow(stem) : [])) : [];
  return [...strong, ...doubled, ...short];
}

/** Whether قرات is written for قرأت: بنات is no verb. */
const hasHamza = (word: string): boolean => word.endsWith("ات") && arabicLexicon().accepts(`ي${word.slice(0, -2)}أ`);

/** Of the past, where the word isn't also a noun: بنت, بيت. */
function ofPast(word: string): string[] {
  // بدأوا is written beside بدؤوا.
  if (!isWord(word.replace(/اوا$/u, "ووا"))) return [];
  const without = (ending: string) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : []);
  const bare = ofLongPast(word);
  const isOther = (ending: string) => ending.length < 2 && isNoun(word) && !hasHamza(word);
  const long = LONG_ENDINGS.filter((ending) => !isOther(ending)).flatMap((ending) =>
    without(ending).flatMap((past) => [...ofLongPast(past), ...begun(past).flatMap(defective)]),
  );
  const short = SHORT_ENDINGS.filter((ending) => !isOther(ending)).flatMap((ending) => without(ending).flatMap(ofShortPast));
  // تعاونا: two nuns are written as one.
  const joined = short.length > 0 ? [] : without("نا").flatMap((past) => ofShortPast(`${past}ن`));
  return [...bare, ...long, ...short, ...joined];
}

/** Of the present, and of the imperative that begins with an alef. */
function ofPresent(word: string): string[] {
  const [, future = "", person = "", rest] = /^(س?)([اتني])(\p{L}{2,})$/u.exec(word) ?? [];
  if (rest === undefined || (future === "" && NOUN_IN_FORM.test(word) && isNoun(word))) return [];
  // A verb that ends in a vowel loses it in the jussive and the imperative: لم يشتر، اشتر.
  const whole = isPresent(person + rest) ? known(rest) : isWord(person + rest) ? defective(rest) : [];
  const ended = PRESENT_ENDINGS.filter(
    (ending) => rest.endsWith(ending) && rest.length > ending.length + 1 && isWord(person + rest),
  ).flatMap((ending) => {
    const stem = rest.slice(0, -ending.length);
    return [
      ...known(stem),
      ...(ending === "وا" || ending === "ون" || ending === "ين"
        ? [...defective(stem), ...(WEAK.test(stem) ? defective(stem.slice(0, -1)) : [])]
        : []),
    ];
  });
  return [...whole, ...(isNoun(word) ? [] : ended)];
}

/** A verb that a word may be a person of. */
export interface Verb {
  /** Of the present, without the person. */
  readonly stem: string;
  /** Whether the word is a noun, too: أجمل is rather an adjective than a verb, جمل rather a camel. */
  readonly isDoubtful: boolean;
}

/** The verbs, by their stems of the present, of which a normalised word may be a person, with an object or without. */
export const verbsOf = remembering((word): readonly Verb[] => {
  if (word.length < 3 || word.length > TOO_LONG) return [];
  const direct = [...ofPresent(word), ...ofPast(word)];
  if (direct.length > 0) {
    const isDoubtful = isNoun(word) && (word.length <= SHORT_NOUN || !/^[يت]/u.test(word));
    return [...new Set(direct)].map((stem) => ({ stem, isDoubtful }));
  }
  return OBJECTS.filter((object) => word.endsWith(object) && word.length > object.length + 2).flatMap((object) => {
    const before = word.slice(0, -object.length);
    const verb = before.endsWith("و") ? `${before}ا` : before;
    const isDoubtful = isNoun(verb);
    return [...ofPresent(verb), ...(verb !== before || isWord(word) ? ofPast(verb) : [])].map((stem) => ({ stem, isDoubtful }));
  });
});
