import { type Assignment, rulesFor } from "../writing/assignment.ts";
import { applyVoice } from "../writing/voice-rules.ts";
import { voiced } from "../writing/voiced.ts";
import { WritingFailure } from "../writing/writer.ts";
import { arabic } from "./ar/arabic.ts";
import { english } from "./en/english.ts";
import { writeArticle } from "./forms/article.ts";
import { expand, rewrite, shorten, summarize } from "./forms/editing.ts";
import { writeAudioScript, writeVideoScript } from "./forms/scripts.ts";
import { shortenTweet, writeDescription, writePost, writeTweet } from "./forms/short-forms.ts";
import { itemsText, outlineText } from "./items.ts";
import { gather, type Material } from "./material.ts";
import { window } from "./seed.ts";
import type { Tongue } from "./tongue.ts";

export interface Composition {
  readonly text: string;
  readonly items?: readonly unknown[] | undefined;
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

function write(m: Material, tongue: Tongue, voice: (text: string) => string): Composition {
  const { assignment } = m;
  const { kind, selection = "", variant } = assignment;
  switch (kind) {
    case "ARTICLE": {
      const text = voice(FORMS[assignment.brief.type](m, tongue));
      return { text: assignment.brief.type === "TWEET" ? shortenTweet(text) : text };
    }
    case "FIELD": {
      const value = voiced(tongue.field(assignment.field ?? "", m), voice);
      if (typeof value === "string") return { text: value };
      const items = [...new Set(value.map((item) => item.trim()).filter((item) => item !== ""))];
      return { text: items.join("\n"), items };
    }
    case "IDEAS": {
      const items = voiced(
        window(m.seed, variant, tongue.ideas, IDEAS[m.length]).map((idea) => idea(m)),
        voice,
      );
      return { text: itemsText(items), items };
    }
    case "OBJECTIVES": {
      const items = voiced(
        window(m.seed, variant, tongue.objectives, IDEAS[m.length]).map((objective) => objective(m)),
        voice,
      );
      return { text: itemsText(items), items };
    }
    case "OUTLINE": {
      const items = voiced(tongue.outline(m), voice);
      return { text: outlineText(items), items };
    }
    case "REWRITE":
      return { text: voice(rewrite(selection, m, tongue)) };
    case "SHORTEN":
      return { text: voice(shorten(selection, m, tongue)) };
    case "EXPAND":
      return { text: voice(expand(selection, m, tongue)) };
    case "SUMMARIZE":
      return { text: voice(summarize(selection, m, tongue)) };
    case "TRANSLATE":
      throw new WritingFailure("translateOffline");
  }
}

/** Writes an assignment from what is in it alone. The same assignment always gives the same text. */
export function compose(assignment: Assignment): Composition {
  const tongue = assignment.locale === "ar" ? arabic : english;
  const rules = rulesFor(assignment);
  return write(gather(assignment, tongue), tongue, (text) => tongue.finish(applyVoice(text, rules)).trim());
}
