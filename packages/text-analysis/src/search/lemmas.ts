import { arabicLexicon } from "@muhtawa/arabic-lexicon/files";
import type { Bare } from "../words.ts";
import { brokenPluralsOf, singularsOf } from "../arabic/broken-plurals.ts";
import { singularsByForm } from "../arabic/plural-patterns.ts";

const isNoun = (word: string): boolean =>
  word.length > 1 && (singularsOf(word).length > 0 || brokenPluralsOf(word).length > 0 || arabicLexicon().resembles(word, "ال"));
const isWord = (word: string): boolean => arabicLexicon().resembles(word);
/** Takes a pronoun as it is, which a dual or a sound plural doesn't: it loses its nun. */
const takesPronoun = (word: string): boolean => arabicLexicon().resembles(`${word}ها`, "ب");

const TA_MARBUTA = "ة";
/** Ta marbuta is told from ha only where it is asked for by name. */
const feminine = (stem: string): string[] =>
  stem.length > 1 && (arabicLexicon().resembles(stem + TA_MARBUTA, "ال") || brokenPluralsOf(`${stem}ه`).length > 0) ? [`${stem}ه`] : [];
const noun = (word: string): string[] => (isNoun(word) ? [word] : []);

/** Words for things of their own beside the adjective they look like the feminine of. */
const OF_THEIR_OWN = new Set("جامعه كليه شخصيه نظريه عمليه مجله حاله ماده عائله ساعه دوله مكتبه منصه مقاله ثانيه".split(" "));

function ofFeminine(word: string): string[] {
  const stem = word.slice(0, -1);
  if (!word.endsWith("ه") || stem.length < 4 || OF_THEIR_OWN.has(word) || brokenPluralsOf(word).length > 0) return [];
  const isAdjective = stem.endsWith("ي") || stem.charAt(2) === "ي" || stem.startsWith("م") || (stem.length === 4 && stem.charAt(1) === "ا");
  return isAdjective && feminine(stem).length > 0 && (brokenPluralsOf(stem).length === 0 || !stem.startsWith("م")) ? noun(stem) : [];
}

/** Of a plural in ات. */
function ofFemininePlural(word: string): string[] {
  const stem = word.slice(0, -2);
  if (!word.endsWith("ات") || stem.length < 2) return [];
  // A loan word that ends in a vowel: فيديوهات.
  if (/[اوي]ه$/u.test(stem) && isNoun(stem.slice(0, -1))) return [stem.slice(0, -1)];
  const last = stem.at(-1) ?? "";
  const shorter = stem.slice(0, -1);
  const closed = [
    ...feminine(stem),
    ...("وي".includes(last) ? feminine(`${shorter}ا`) : []),
    // Hamza falls before ات: عباءات، قراءات of عباءة، قراءة.
    ...(last === "ا" ? feminine(`${stem}ء`) : []),
    // صحراوات of صحراء.
    ...(stem.endsWith("او") ? noun(`${shorter}ء`) : []),
  ];
  const open = [stem, ...(last === "ا" ? [`${stem}ء`] : [])].filter((one) => one.length > 2 && isNoun(one));
  // مفاجآت of مفاجأة: two alefs are written as one.
  if (closed.length === 0 && open.length === 0) return feminine(`${stem}ا`);
  return closed.length > 0 && !"وي".includes(last)
    ? [...closed, ...open.filter((one) => one.length > 3 && (brokenPluralsOf(one).length === 0 || /^م\p{L}{2}و\p{L}$/u.test(one)))]
    : [...closed, ...open];
}

const NOUNS = { isNoun, isFeminine: (stem: string) => feminine(stem).length > 0 };

/** Of a broken plural: by the list, else by its form; not of what has a plural of its own (أغنية). */
function ofBrokenPlural(word: string): readonly string[] {
  const listed = singularsOf(word);
  return listed.length > 0 || brokenPluralsOf(word).length > 0 ? listed : singularsByForm(word, NOUNS);
}

/** Of a dual, or of a plural in ون and ين. */
function ofNun(word: string): string[] {
  const stem = word.slice(0, -2);
  if (!/(?:ان|ين|ون)$/u.test(word) || stem.length < 2 || takesPronoun(word)) return [];
  if (stem.endsWith("ت")) {
    const closed = feminine(stem.slice(0, -1));
    if (closed.length > 0) return closed;
  }
  if (word.endsWith("ان") && !isWord(`${stem}ين`)) return [];
  return [...(stem.length > 2 ? noun(stem) : []), ...(stem.endsWith("ا") ? noun(`${stem}ء`) : []), ...ofElided(word, stem)];
}

/** The ya of محامي falls before ون and ين: محامون. */
const ofElided = (word: string, stem: string): string[] => (/[وي]ن$/u.test(word) && stem.length > 2 ? noun(`${stem}ي`) : []);

const PRONOUNS = ["هما", "كما", "ها", "هم", "هن", "كم", "كن", "نا", "ه", "ك", "ي"];

/** Those that take a long vowel before a pronoun: أبوهم، أخيها. */
const LENGTHENED = new Set(["اب", "اخ", "حم"]);

/** A noun before a pronoun, as it is written without. */
function ofOwned(word: string): string[] {
  for (const pronoun of PRONOUNS) {
    const stem = word.slice(0, -pronoun.length);
    if (!word.endsWith(pronoun) || stem.length < 2) continue;
    const last = stem.at(-1) ?? "";
    const shorter = stem.slice(0, -1);
    if ("اوي".includes(last) && LENGTHENED.has(shorter)) return [shorter];
    const found = [
      ...(last === "ت" ? feminine(shorter) : []),
      ...noun(stem),
      ...("ا".includes(last) ? noun(`${shorter}ي`) : []),
      ...("وي".includes(last) && shorter.endsWith("ا") ? noun(`${shorter}ء`) : []),
      ...("ويا".includes(last) && shorter.length > 2 ? [`${stem}ن`].filter((full) => ofNun(full).length > 0) : []),
    ];
    if (found.length > 0) return found.slice(0, last === "ت" ? 1 : undefined);
  }
  return [];
}

const OBJECTS = ["هما", "كما", "ها", "هم", "هن", "كم", "كن", "ني", "نا", "ه", "ك"];

/** A verb of the present before whom it is done to, or of what will be: سنرسلها of سنرسل and نرسل. A verb has all persons, a noun hasn't. */
function ofVerb(word: string): string[] {
  for (const object of [...OBJECTS, ""]) {
    const verb = word.slice(0, word.length - object.length);
    const [, future = "", rest] = /^(س?)[اتين](\p{L}{3,})$/u.exec(verb) ?? [];
    if (rest === undefined || !word.endsWith(object) || ["ا", "ت", "ي", "ن"].some((person) => !isWord(person + rest))) continue;
    const present = verb.slice(future.length);
    return [...(object === "" ? [] : [verb]), ...(future === "" ? [] : [present])];
  }
  return [];
}

/** موظفو of موظفون, before another noun. */
const ofOpenPlural = (word: string): string[] => (word.endsWith("و") && word.length > 3 && isWord(`${word}ن`) ? ofNun(`${word}ن`) : []);

const MOST_STEPS = 3;

/** The singulars, without pronouns, that a normalised word without prefixes is a form of; none where it is one itself. */
export function lemmasOf({ word, taMarbuta }: Omit<Bare, "hamza">, steps = MOST_STEPS): string[] {
  if (steps === 0) return [];
  const nearer = [
    ...ofBrokenPlural(word),
    ...ofFemininePlural(word),
    ...ofNun(word),
    ...ofFeminine(word),
    ...ofOpenPlural(word),
    ...(isNoun(word) && (taMarbuta || !word.endsWith("ه")) ? [] : [...ofOwned(word), ...ofVerb(word)]),
  ];
  return nearer.flatMap((form) => {
    const further = lemmasOf({ word: form, taMarbuta: true }, steps - 1);
    // كتاب is a plural of كاتب, and a word with a plural of its own.
    return further.length > 0 && brokenPluralsOf(form).length === 0 ? further : [form, ...further];
  });
}
