import { ArrowDownWideNarrow, Languages, ListPlus, Megaphone, MessageSquareText, Search, TextQuote } from "lucide-react";
import type { GenerationKind, Locale } from "../../generated/graphql.ts";
import type { IconShape } from "../../ui/icon.tsx";
import { Khatam } from "../../ui/marks.tsx";

/** What the AI can do with a part of a text. */
export interface AiAction {
  /** Its name in the messages. */
  id: "rewrite" | "shorten" | "expand" | "wish" | "summarize" | "toEnglish" | "toArabic" | "tone" | "seo";
  kind: GenerationKind;
  icon: IconShape;
  flip?: boolean;
  /** The language of the outcome, where it isn't that of the part. */
  locale?: Locale;
  /** The person says how before it begins. */
  asks?: boolean;
}

export const AI_ACTIONS: readonly AiAction[] = [
  { id: "rewrite", kind: "REWRITE", icon: Khatam },
  { id: "shorten", kind: "SHORTEN", icon: ArrowDownWideNarrow, flip: true },
  { id: "expand", kind: "EXPAND", icon: ListPlus, flip: true },
  { id: "wish", kind: "REWRITE", icon: MessageSquareText, asks: true },
  { id: "summarize", kind: "SUMMARIZE", icon: TextQuote, flip: true },
  { id: "toEnglish", kind: "TRANSLATE", icon: Languages, locale: "en" },
  { id: "toArabic", kind: "TRANSLATE", icon: Languages, locale: "ar" },
  { id: "tone", kind: "REWRITE", icon: Megaphone, asks: true },
  { id: "seo", kind: "SEO_FIX", icon: Search },
];

/** They have a button of their own beside the selection; the others are behind "More". */
export const AT_HAND: readonly AiAction["id"][] = ["rewrite", "shorten", "expand"];
