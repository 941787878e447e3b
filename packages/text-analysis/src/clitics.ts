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

/** A word in its normalised form; `hamza` where its first alef carries one, which the article's never does. */
export interface Bare {
  readonly word: string;
  readonly hamza: boolean;
}

function stemsOf({ word, hamza }: Bare, clitics: readonly Clitic[]): string[] {
  if (!ARABIC.test(word)) return [];
  return clitics
    .filter(({ letters, stem }) => word.startsWith(letters) && word.length >= letters.length + stem && !(hamza && letters.endsWith("ال")))
    .map(({ letters }) => word.slice(letters.length));
}

/** Ta marbuta opens before a suffix and falls before the plural's: شركتنا and شركات are of شركة. Three letters must come before it. */
const OPENED = /^(.{3,}?)(?:ت(?:ها|هم|هما|هن|ه|كم|كما|كن|ك|نا|ي|ان|ين)|ات(?:ها|هم|هن|ه|كم|ك|نا|ي)?)$/u;

function singularOf(word: string): string[] {
  const stem = ARABIC.test(word) ? OPENED.exec(word)?.[1] : undefined;
  return stem === undefined ? [] : [`${stem}ه`];
}

const withSingulars = (stems: readonly string[], word: string): string[] => [
  ...stems,
  ...new Set([word, ...stems].flatMap((stem) => singularOf(stem))),
];

/** What a normalised word of a text may be: without the و ف ب ك ل ال before it, the longest stripped first, and with its ta marbuta closed. */
export const textStems = (bare: Bare): string[] => withSingulars(stemsOf(bare, IN_TEXT), bare.word);

/** The same for a word that is searched for; fewer, since each matches as a prefix. */
export const queryStems = (bare: Bare): string[] => withSingulars(stemsOf(bare, IN_QUERY), bare.word);
