import type { generationKind } from "@muhtawa/contracts";
import type { z } from "zod";

export type { BrandVoice, Locale, Persona, VoiceRule } from "@muhtawa/contracts";

export type ContentType = "ARTICLE" | "POST" | "TWEET" | "DESCRIPTION" | "AUDIO_SCRIPT" | "VIDEO_SCRIPT";

/** Every kind is written: an IMAGE's words are what it shows and its alternative text. */
export type TextKind = z.infer<typeof generationKind>;

/** Kinds that work on a text the user selected. */
export const SELECTION_KINDS: readonly TextKind[] = ["REWRITE", "SHORTEN", "EXPAND", "TRANSLATE", "SUMMARIZE"];

const LIST_FIELDS = new Set([
  "topics",
  "keywords",
  "tools",
  "values",
  "competitors",
  "needs",
  "pains",
  "channels",
  "personality",
  "goals",
  "tags",
  "internalLinks",
  "externalLinks",
]);

/** `persona.needs`, `personaNeeds` and `needs` name the same field of a form. */
export function fieldName(field: string): string {
  const last = field.trim().split(".").at(-1) ?? "";
  const bare = last.replace(/^(?:persona|brandVoice)(?=[A-Z])/, "");
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

export const isListField = (field: string): boolean => LIST_FIELDS.has(fieldName(field));
