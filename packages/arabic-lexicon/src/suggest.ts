/** Letters that are written for one another, by ear or by habit, the commonest confusions first. */
const CONFUSED = [
  "كکگ",
  "يی",
  "اأإآ",
  "ةهت",
  "ىيئ",
  "ضظ",
  "ؤوئء",
  "جحخ",
  "رز",
  "دذ",
  "سش",
  "صض",
  "طظ",
  "عغ",
  "فق",
  "بتثني",
  "سص",
  "تط",
  "دذض",
  "زذظ",
  "قكغ",
  "ثتس",
  "حهخ",
];

/** Letters beside each other on the keyboard. */
const ROWS = ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ئءؤرىةوزظ", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const ARABIC = "ابتثجحخدذرزسشصضطظعغفقكلمنهويءأإآؤئىة";
const LATIN = "abcdefghijklmnopqrstuvwxyz'";

const confusion = (one: string, other: string): number => {
  const at = CONFUSED.findIndex((letters) => letters.includes(one) && letters.includes(other));
  if (at >= 0) return at;
  return ROWS.some((row) => row.includes(one) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 && row.includes(other)) ? 15 : 20;
};

interface Candidate {
  readonly word: string;
  /** Smaller is likelier. */
  readonly cost: number;
}

/** Every word that one slip of the pen away may be meant: a letter for another, too many, too few, or two exchanged. */
function* slips(word: string): Generator<Candidate> {
  const alphabet = /\p{Script=Arabic}/u.test(word) ? ARABIC : LATIN;
  const letters = [...word];
  for (const [at, letter] of letters.entries()) {
    const [before, after] = [letters.slice(0, at).join(""), letters.slice(at + 1).join("")];
    const next = letters[at + 1];
    yield { word: before + after, cost: letter === next ? 3 : letter === "ا" ? 8 : 22 };
    if (next !== undefined && next !== letter) yield { word: before + next + letter + after.slice(next.length), cost: 9 };
    for (const other of alphabet) {
      if (other !== letter) yield { word: before + other + after, cost: confusion(letter, other) };
      yield { word: before + other + letter + after, cost: other === letter ? 16 : "اوي".includes(other) ? 10 : 21 };
    }
  }
  for (const other of alphabet) yield { word: word + other, cost: "اه".includes(other) ? 11 : 21 };
}

const LONGEST = 24;

/** Words for one that isn't, the likeliest first; none for what is too long to be one. */
export function suggestionsFor(word: string, accepts: (word: string) => boolean, limit: number): string[] {
  if (word.length < 2 || word.length > LONGEST) return [];
  const costs = new Map<string, number>();
  for (const { word: candidate, cost } of slips(word))
    if (candidate.length > 1 && cost < (costs.get(candidate) ?? Infinity)) costs.set(candidate, cost);
  return [...costs]
    .toSorted(([, a], [, b]) => a - b)
    .filter(([candidate]) => accepts(candidate))
    .slice(0, limit)
    .map(([candidate]) => candidate);
}
