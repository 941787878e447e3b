/** What a kind of noun takes before it, and after it. */
const BEFORE = {
  nouns: ["", "ب", "ك", "ل", "ال", "بال", "كال", "لل"],
  names: ["", "ب", "ك", "ل"],
  forms: [""],
} as const;
const OWNERS = ["ه", "ها", "هم", "ك", "كم", "نا", "ي"];

type Kind = keyof typeof BEFORE;
const isKind = (name: string): name is Kind => name in BEFORE;

/**
 * The words of a supplement's text: one or more a line, `#` begins a remark, `[nouns]`, `[names]` or `[forms]` says what those after it
 * are. Nouns are also listed with article, particles and owner, names with particles, forms as they are.
 */
export function supplementOf(text: string): string[] {
  let kind: Kind = "forms";
  return text.split("\n").flatMap((line) => {
    const [content = ""] = line.split("#");
    const heading = /^\[([a-z]+)\]/.exec(content)?.[1];
    if (heading !== undefined) {
      if (!isKind(heading)) throw new Error(`A supplement has no section ${heading}`);
      kind = heading;
      return [];
    }
    return content.split(/\s+/).flatMap((word) => (word === "" ? [] : formsOf(word, kind)));
  });
}

function formsOf(word: string, kind: Kind): string[] {
  const plain = BEFORE[kind].map((prefix) => prefix + word);
  if (kind !== "nouns") return plain;
  const opened = word.endsWith("ة") ? `${word.slice(0, -1)}ت` : word;
  const owned = OWNERS.flatMap((owner) => BEFORE.names.map((prefix) => prefix + opened + owner));
  return [...plain, ...owned];
}
