import type { ContentType } from "../writing/terms.ts";
import type { Item, SeoFix } from "../writing/structures.ts";
import type { Funnel, Material } from "./material.ts";

/** What a writer is asked, without its mark. */
export type Ask = (m: Material) => string;

/** A way to look at a topic, and what to ask the writer of it. */
export interface Way {
  readonly suits: RegExp;
  readonly asks: readonly string[];
}

export type Line = (m: Material) => string;

/** One language: its grammar, its headings and its prompts. The forms are the same in every language. */
export interface Tongue {
  quote(text: string): string;
  /** What a request is about, without "write an article about". */
  gist(prompt: string): string;
  /** A sentence that tells the writer what to do, and so is none for readers. */
  readonly instruction: RegExp;
  /** What hardly says what a text is about. */
  readonly stopWords: ReadonlySet<string>;
  /** After these a verb follows, which is no search phrase. */
  readonly beforeVerb: ReadonlySet<string>;
  /** Last touches that hold for any text in the language, such as its punctuation. */
  finish(text: string): string;

  readonly headings: {
    readonly topics: Record<ContentType, readonly string[]>;
    brand(brand: string): string;
    readonly next: string;
    readonly questions: string;
    readonly intro: string;
    readonly outro: string;
    scene(n: number, topic: string): string;
    readonly concerns: string;
    readonly answer: string;
    readonly selected: string;
  };
  readonly asks: {
    readonly title: readonly Ask[];
    readonly opening: readonly Ask[];
    explanation(text: string): string;
    readonly ways: readonly Way[];
    readonly anyTopic: readonly (readonly string[])[];
    need(need: string): string;
    pain(pain: string): string;
    voice(words: string): string;
    tone(tone: string): string;
    values(values: string): string;
    readonly brand: readonly Ask[];
    readonly action: Record<Funnel, readonly Ask[]>;
    readonly questions: readonly ((about: string) => string)[];
    readonly greeting: readonly Ask[];
    readonly shot: readonly string[];
    caption(text: string): string;
    readonly tweet: readonly Ask[];
    readonly description: readonly Ask[];
    readonly expand: readonly ((about: string) => string)[];
    readonly unchanged: readonly string[];
    readonly noTranslation: string;
    readonly alreadyThere: string;
    readonly translation: readonly string[];
    words(pairs: string): string;
    lead(keyword: string): string;
  };
  /** One value for a field: a title, words to choose, or a prompt. */
  readonly fields: Readonly<Record<string, readonly Line[]>>;
  readonly anyField: readonly Line[];
  /** Values to choose from for a field of several. */
  readonly lists: Readonly<Record<string, (m: Material) => readonly string[]>>;
  readonly ideas: readonly ((m: Material) => Item)[];
  readonly objectives: readonly ((m: Material) => Item)[];
  readonly seo: {
    titles(title: string, keyword: string | undefined, brand: string | undefined): readonly string[];
    readonly reasons: Record<SeoFix["part"], string>;
  };
  readonly picture: {
    /** "Image of" and the like, which an alternative text does without. */
    readonly preface: RegExp;
    alts(subject: string, m: Material): readonly string[];
    unseen(m: Material): readonly string[];
    prompts(subject: string): readonly string[];
  };
  readonly editing: {
    /** Roundabout wordings and plain ones that stand wherever those do. */
    readonly plainer: readonly (readonly [RegExp, string])[];
    /** A sentence that leans on the one before it. */
    readonly leaning: RegExp;
  };
}
