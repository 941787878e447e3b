import type { Assignment } from "../writing/assignment.ts";
import type { TextKind } from "../writing/terms.ts";
import { structureOf } from "../writing/structures.ts";
import { altText } from "./alt-text.ts";
import { article } from "./article.ts";
import { brand } from "./brand.ts";
import { expand } from "./expand.ts";
import { fence } from "./fence.ts";
import { field } from "./field.ts";
import { ideas } from "./ideas.ts";
import { image } from "./image.ts";
import { variantNote } from "./lengths.ts";
import { materialOf } from "./material.ts";
import { objectives } from "./objectives.ts";
import { outline } from "./outline.ts";
import type { Prompt, TaskPrompt } from "./prompt.ts";
import { rewrite } from "./rewrite.ts";
import { seoFix } from "./seo-fix.ts";
import { shorten } from "./shorten.ts";
import { summarize } from "./summarize.ts";
import { SYSTEM_VERSION, systemPrompt } from "./system.ts";
import { translate } from "./translate.ts";

const TASKS: Record<TextKind, TaskPrompt> = {
  FIELD: field,
  IDEAS: ideas,
  OBJECTIVES: objectives,
  OUTLINE: outline,
  ARTICLE: article,
  REWRITE: rewrite,
  SHORTEN: shorten,
  EXPAND: expand,
  TRANSLATE: translate,
  SUMMARIZE: summarize,
  SEO_FIX: seoFix,
  ALT_TEXT: altText,
  IMAGE: image,
};

/** What a model is asked. The task comes after the material, so that nothing in the material has the last word. */
export function promptFor(assignment: Assignment): Prompt {
  const task = assignment.source ? brand : TASKS[assignment.kind];
  const structure = structureOf(assignment);
  const material = [materialOf(assignment), assignment.field && !assignment.source ? fence("form field", assignment.field) : ""]
    .filter(Boolean)
    .join("\n\n");
  const form = structure ? `Answer with JSON of exactly this shape and nothing else: ${structure.shape}` : "";
  return {
    version: `${task.version} ${SYSTEM_VERSION}`,
    system: systemPrompt(assignment.locale),
    user: [material, ["Your task:", task.task(assignment), variantNote(assignment), form].filter(Boolean).join("\n")]
      .filter(Boolean)
      .join("\n\n"),
    structure,
  };
}
