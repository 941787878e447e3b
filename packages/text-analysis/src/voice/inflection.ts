import { brokenPluralsOf, singularsOf } from "../arabic/broken-plurals.ts";

/** Endings that a word may take on. `sure` ones leave it the same word; a `possible` one may make another word of it, as كتابة of كتاب. */
export interface Endings {
  readonly sure: readonly string[];
  readonly possible: readonly string[];
}

const NONE: Endings = { sure: [], possible: [] };
/** The pronouns that a noun takes on. */
export const OWNERS = ["هما", "ها", "هم", "هن", "ه", "كما", "كم", "كن", "ك", "نا"];
const NUMBERS = ["ات", "ون", "ين", "ان", "تان", "تين"];
const onto = (start: string, ends: readonly string[]): string[] => ends.map((end) => start + end);

/** Of an Arabic word by its bare letters; a final ta marbuta is left off the word and is one of its endings. */
export function arabicEndings(word: string): Endings {
  const letters = [...word];
  if (letters.length < 3) return NONE;
  if (word.endsWith("ة")) {
    const opened = [...onto("ت", [...OWNERS, "ي", "ان", "ين"]), "ات", ...onto("ات", [...OWNERS, "ي"])];
    return letters.length < 5 ? { sure: onto("ت", OWNERS), possible: opened } : { sure: opened, possible: [] };
  }
  if (/[اىيوء]$/.test(word) && !/[^اىوء]ي$/.test(word)) return { sure: OWNERS, possible: [] };
  const sure = [...OWNERS, "ا"];
  const others = ["ة", ...NUMBERS, ...onto("ت", OWNERS), ...onto("ات", OWNERS)];
  if (letters.length === 3) return { sure, possible: [] };
  return isAdjective(word) ? { sure: [...sure, ...others], possible: [] } : { sure, possible: [...others, "ي"] };
}

/** What begins a verb of the present, by its person. */
const PERSONS = ["ي", "ت", "ن", "أ"];

/** The present's stem of a word that may be a verb of the present, or a command. Of أفضل nothing: it is an adjective. */
const stemOfVerb = (word: string): string | undefined =>
  /[ةىا]$/u.test(word) ? undefined : /^(?:[ينتا](?=\p{L}{3})|أ(?=\p{L}{4}))(.+)$/u.exec(word)?.[1];

/** The past of a verb with such a stem; the bare one only where it can't be taken for another word, as ضمن. */
function pastOf(stem: string): string[] {
  const [, first = "", vowel = "", last = ""] = /^(.)([وي])(.)$/u.exec(stem) ?? [];
  if (vowel !== "") return [...onto(`${first}ا${last}`, ["ت", "وا"]), ...onto(first + last, ["نا", "تم"])];
  if (/[وي]$/u.test(stem)) {
    const short = [stem.slice(0, -1), `ا${stem.slice(0, -1)}`];
    return short.flatMap((past) => [...onto(past, ["ت", "وا"]), ...onto(past + stem.slice(-1), ["نا", "تم"])]);
  }
  // ضمنا: the verb's nun and that of "we" are written as one.
  const joined = stem.endsWith("ن") ? ["ا"] : [];
  return [stem, `ا${stem}`].flatMap((past) => onto(past, ["ت", "نا", "وا", "تم", ...joined, ...(past.length > 4 ? [""] : [])]));
}

/**
 * The other persons of a word that may be a verb, with the future's س and with objects; the word as it is left out. Nouns begin so, too (يمين),
 * so none of them is sure.
 */
export function arabicPersons(word: string): string[] {
  const stem = stemOfVerb(word);
  if (stem === undefined) return [];
  const verbs = PERSONS.flatMap((person) =>
    onto(person + stem, ["", "ني", ...OWNERS, ...(person === "ي" || person === "ت" ? ["ون", "وا", "ين"] : [])]),
  );
  const commanded = word.startsWith("ا") ? [`${word}وا`, ...PERSONS.map((person) => `${person}${stem}ي`)] : [];
  return [...verbs, ...verbs.map((verb) => `س${verb}`), ...pastOf(stem), ...commanded].filter((verb) => verb !== word);
}

/** A noun or adjective in the other numbers and the other gender, by its letters as they are compared; the word itself comes first. */
export function otherNumbers(word: string): string[] {
  const [, stem = word] = /^(.{3,})(?:ه|ات|ون|ين)$/u.exec(word) ?? [];
  const broken = [word, ...singularsOf(word)].flatMap((one) => [one, ...brokenPluralsOf(one)]);
  const sound = stem.length < 3 ? [] : onto(stem, ["", "ه", "ات", "ون", "ين", "ان", "تان", "تين"]);
  const forms = [word, ...broken, ...sound];
  return [...new Set([...forms, ...forms.filter((form) => !/[هاءتن]$/u.test(form)).map((form) => `${form}ا`)])];
}

/** The same with an owner: منتجاتنا of منتج. */
export function ownedNumbers(word: string): string[] {
  const bases = otherNumbers(word).map((form) => (form.endsWith("ه") ? `${form.slice(0, -1)}ت` : form));
  return bases.filter((form) => !/[اني]$/u.test(form)).flatMap((form) => onto(form, OWNERS));
}

/** The relative adjective (مجاني) and the measure فعيل (رخيص) take the feminine and the plural as they are. */
const isAdjective = (word: string): boolean => /^.{3,}ي$/u.test(word) || /^[^اوي]{2}ي[^اويى]$/u.test(word);

const VOWEL_END = /[aeiou]$/i;

/** Of an English word; short ones have none, since "new" isn't in "news". */
export function englishEndings(word: string): Endings {
  const last = word.split(/\s+/).at(-1) ?? "";
  const possessive = ["'s", "’s"];
  if (!/^[A-Za-z]{3,}$/.test(last)) return NONE;
  if (word.length < 5) return { sure: possessive, possible: [] };
  const plural = /(?:s|x|z|ch|sh)$/i.test(last) ? ["es"] : ["s"];
  const possible = VOWEL_END.test(last) ? ["d", "r", "st"] : ["ed", "ing", "er", "est", "ly"];
  return { sure: [...possessive, ...plural], possible };
}
