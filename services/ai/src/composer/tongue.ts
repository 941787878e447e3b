import type { Item, OutlineSection, SeoFix } from "../writing/structures.ts";
import type { Funnel, Manner, Material } from "./material.ts";

/** A wording that needs only what there is to write with. */
export type Line = (m: Material) => string;

/** What a section says about its topic: six ways to look at it, each in two wordings. */
export interface Lens {
  readonly lead: readonly SectionLine[];
  readonly second: readonly SectionLine[];
  readonly points: readonly (readonly string[])[];
  readonly close: readonly SectionLine[];
}
export type SectionLine = (topic: string, m: Material) => string;

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** One language: its grammar, and its words for each form. The forms themselves are the same in every language. */
export interface Tongue {
  readonly ourBrand: string;
  untitled(brand: string): string;
  /** What a request is about, without "write an article about". */
  gist(prompt: string): string;
  /** A phrase of the brief as it stands inside a sentence. */
  inline(text: string, names: readonly string[]): string;
  topicsFrom(keywords: readonly string[]): readonly string[];
  quote(text: string): string;
  join(items: readonly string[]): string;
  /** Last touches that hold for any text in the language, such as its punctuation. */
  finish(text: string): string;

  readonly article: {
    answer(m: Material): string;
    readonly openings: Record<Manner, readonly Line[]>;
    readonly promise: readonly Line[];
    readonly lenses: readonly Lens[];
    /** The first pattern that a topic matches tells which of them suit it. */
    readonly suits: readonly (readonly [RegExp, readonly Lens[]])[];
    /** How a section touches a need or a worry of the reader. */
    readonly ties: { readonly need: readonly ((need: string) => string)[]; readonly pain: readonly ((pain: string) => string)[] };
    readonly keyPoints: string;
    readonly needsHeading: readonly string[];
    readonly needAnswers: readonly string[];
    readonly painAnswers: readonly string[];
    brandHeading(m: Material): string;
    brand(m: Material): string;
    readonly nextStep: readonly string[];
    readonly faqHeading: string;
    faq(m: Material): readonly Question[];
  };
  readonly callToAction: Record<Funnel, readonly Line[]>;
  /** A sentence that sets the tone of what is too short for an opening of its own. */
  readonly tones: Record<Manner, readonly string[]>;
  /** The manner of a whole text, such as a formal one's full forms; words of the brief and the brand are left as they are. */
  mannered(text: string, manner: Manner, given: string): string;
  readonly short: {
    readonly hooks: readonly Line[];
    readonly bodies: readonly Line[];
    readonly tweets: readonly Line[];
    readonly descriptions: readonly (readonly Line[])[];
    topicLine(topic: string, at: number, m: Material): string;
  };
  readonly script: {
    readonly intro: string;
    readonly outro: string;
    readonly host: string;
    readonly cue: readonly string[];
    readonly scene: (n: number, topic: string) => string;
    readonly onScreen: string;
    readonly voiceOver: string;
    readonly caption: string;
    readonly shots: readonly SectionLine[];
    readonly spoken: readonly SectionLine[];
    readonly spokenMore: readonly SectionLine[];
    readonly greetings: readonly Line[];
    readonly openingShot: readonly Line[];
    readonly closingShot: readonly Line[];
  };
  field(name: string, m: Material): string | readonly string[];
  readonly ideas: readonly ((m: Material) => Item)[];
  readonly objectives: readonly ((m: Material) => Item)[];
  outline(m: Material): readonly OutlineSection[];
  readonly seo: {
    /** Titles with the keyword in them, where the title hasn't got it yet. */
    titles(title: string, keyword: string | undefined, brand: string): readonly string[];
    readonly leads: readonly ((keyword: string) => string)[];
    readonly reasons: Record<SeoFix["part"], string>;
  };
  readonly picture: {
    readonly scenes: readonly { readonly shows: Line; readonly alt: Line }[];
    wish(text: string): string;
    manner(style: string | undefined, manner: Manner): string;
    readonly never: string;
    /** "Image of" and the like, which an alternative text does without. */
    readonly preface: RegExp;
    readonly alts: readonly SectionLine[];
    /** When nobody said what a picture shows. */
    readonly unseen: readonly Line[];
  };
  readonly worksheet: {
    readonly untranslated: string;
    readonly already: string;
    readonly words: string;
    readonly room: string;
  };
  readonly editing: {
    /** Roundabout wordings and the plain ones that replace them. */
    readonly plainer: readonly (readonly [RegExp, string])[];
    readonly links: readonly string[];
    /** A sentence that can't stand before the one it follows. */
    readonly leaning: RegExp;
    /** What ties a sentence to the one before it and can be left out. */
    readonly tied: RegExp;
    readonly expansions: readonly Line[];
    readonly stopWords: ReadonlySet<string>;
    takeaway: string;
  };
}
