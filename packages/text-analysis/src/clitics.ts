/** A prefix that Arabic writes together with the word after it, and the least letters that must be left of that word. */
interface Clitic {
  readonly letters: string;
  readonly stem: number;
}

const ARTICLES = ["ال", "لل"];
const JOINED_ARTICLES = ["وبال", "فبال", "وكال", "فكال", "ولل", "فلل", "وال", "فال", "بال", "كال"];
const PARTICLES = ["وب", "وك", "ول", "فب", "فك", "فل", "و", "ف", "ب", "ك", "ل"];

const table = (article: number, joined: number, particle: number): readonly Clitic[] =>
  [
    ...ARTICLES.map((letters) => ({ letters, stem: article })),
    ...JOINED_ARTICLES.map((letters) => ({ letters, stem: joined })),
    ...PARTICLES.map((letters) => ({ letters, stem: particle })),
  ].toSorted((a, b) => b.letters.length - a.letters.length);

const IN_TEXT = table(2, 2, 3);

/** Stricter: كتاب must not be looked for as تاب, which many other words begin with. */
const IN_QUERY = table(2, 3, 4);

const ARABIC = /^\p{Script=Arabic}+$/u;

function stemsOf(word: string, clitics: readonly Clitic[]): string[] {
  if (!ARABIC.test(word)) return [];
  return clitics
    .filter(({ letters, stem }) => word.startsWith(letters) && word.length >= letters.length + stem)
    .map(({ letters }) => word.slice(letters.length));
}

/** What a normalised word of a text may be without the و ف ب ك ل ال before it, the longest of these stripped first. */
export const textStems = (word: string): string[] => stemsOf(word, IN_TEXT);

/** The same for a word that is searched for; fewer, since each matches as a prefix. */
export const queryStems = (word: string): string[] => stemsOf(word, IN_QUERY);
