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

/**
 * The other persons of a word that may be a verb of the present, with the future's س and with objects; the word as it is left out. Nouns begin
 * so, too (يمين), so none of them is sure.
 */
export function arabicPersons(word: string): string[] {
  if (!/^ي\p{L}{3,}$/u.test(word) || /[ةىا]$/u.test(word)) return [];
  const stem = word.slice(1);
  const verbs = PERSONS.flatMap((person) =>
    onto(person + stem, ["", "ني", ...OWNERS, ...(person === "ي" || person === "ت" ? ["ون", "وا", "ين"] : [])]),
  );
  return [...verbs, ...verbs.map((verb) => `س${verb}`)].filter((verb) => verb !== word);
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
