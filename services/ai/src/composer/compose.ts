import { extractBrand } from "../brand/extract.ts";
import { enforceVoice, type VoiceChange } from "@muhtawa/text-analysis";
import { type Assignment, rulesFor, withoutVoice } from "../writing/assignment.ts";
import { characterLimit } from "../writing/limits.ts";
import { structureOf } from "../writing/structures.ts";
import type { TextKind } from "../writing/terms.ts";
import { applyVoice } from "../writing/voice-rules.ts";
import { voiced } from "../writing/voiced.ts";
import { arabic } from "./ar/arabic.ts";
import { english } from "./en/english.ts";
import { writeArticle } from "./forms/article.ts";
import { expand, rewrite, shorten, summarize, translationSheet } from "./forms/editing.ts";
import { writeField, writeOutline } from "./forms/fields.ts";
import { describeImage, writeAltText } from "./forms/pictures.ts";
import { fixForSearch } from "./forms/seo-fix.ts";
import { fitTweet, writeAudioScript, writeDescription, writePost, writeTweet, writeVideoScript } from "./forms/short-forms.ts";
import { gather, type Material } from "./material.ts";
import { clip, oneStop } from "./prose.ts";
import type { Tongue } from "./tongue.ts";
import { some } from "./turns.ts";

export interface Composition {
  readonly text: string;
  readonly items?: readonly unknown[] | undefined;
  readonly changes?: readonly VoiceChange[] | undefined;
}

const IDEAS = { LOW: 3, MEDIUM: 4, HIGH: 5 } as const;

const FORMS = {
  ARTICLE: writeArticle,
  POST: writePost,
  TWEET: writeTweet,
  DESCRIPTION: writeDescription,
  AUDIO_SCRIPT: writeAudioScript,
  VIDEO_SCRIPT: writeVideoScript,
} as const;

type Written = string | readonly unknown[];

const several = <Entry>(pool: readonly ((m: Material) => Entry)[], m: Material): readonly Entry[] =>
  some(pool, m.variant, IDEAS[m.length]).map((make) => make(m));

const KINDS: Record<TextKind, (m: Material, tongue: Tongue, selection: string) => Written> = {
  ARTICLE: (m, tongue) => FORMS[m.assignment.brief.type](m, tongue),
  FIELD: writeField,
  IDEAS: (m, tongue) => several(tongue.ideas, m),
  OBJECTIVES: (m, tongue) => several(tongue.objectives, m),
  OUTLINE: writeOutline,
  REWRITE: (m, tongue, selection) => rewrite(selection, m, tongue),
  SHORTEN: (m, tongue, selection) => shorten(selection, m, tongue),
  EXPAND: (m, tongue, selection) => expand(selection, m, tongue),
  TRANSLATE: (m, tongue, selection) => translationSheet(selection, m, tongue),
  SUMMARIZE: (m, tongue, selection) => summarize(selection, m, tongue),
  SEO_FIX: fixForSearch,
  ALT_TEXT: writeAltText,
  IMAGE: (m, tongue) => [describeImage(m, tongue)],
};

/** Whatever the rules put in place of a word, a form's limit holds. */
function limited(text: string, assignment: Assignment): string {
  const limit = characterLimit(assignment);
  if (limit === undefined) return text;
  return assignment.kind === "ARTICLE" ? fitTweet(text) : clip(text, limit);
}

/** An entry that a rule has left empty, or that another one repeats, is none. */
const distinct = (items: readonly unknown[]): readonly unknown[] =>
  [...new Set(items.map((item) => (typeof item === "string" ? item.trim() : item)))].filter((item) => item !== "");

/**
 * Lays an assignment out as a worked skeleton: what the brief says itself, and prompts for the rest. It claims nothing of its own. The
 * same assignment always gives the same text.
 */
export function compose(assignment: Assignment): Composition {
  if (assignment.source) {
    const items = extractBrand(assignment.source);
    return { text: structureOf(assignment)?.render(items, assignment.locale) ?? "", items };
  }
  const tongue = assignment.locale === "ar" ? arabic : english;
  const rules = rulesFor(assignment);
  const material = gather(assignment, tongue);
  const finish = (text: string) => oneStop(tongue.finish(text)).trim();
  const written = KINDS[assignment.kind](material, tongue, assignment.selection ?? "");
  if (typeof written === "string") {
    const { text, changes } = enforceVoice(finish(written), rules);
    return { text: limited(finish(text), assignment), changes };
  }
  const voice = (text: string) => finish(applyVoice(text, rules));
  const items = distinct(voiced(written, voice));
  return { text: structureOf(assignment)?.render(items, assignment.locale) ?? "", items };
}

/** What the same assignment reads like without the voice; none where that is no other text. */
export function composeWithoutVoice(assignment: Assignment, text: string): string | undefined {
  const plain = compose(withoutVoice(assignment)).text;
  return plain === text ? undefined : plain;
}
