import { requiredText } from "@muhtawa/service-kit";
import { z } from "zod";
import { COMMENT_LENGTH, CONTEXT_LENGTH, MAX_MENTIONS, QUOTE_LENGTH } from "./comment-thread.ts";

const context = z
  .string()
  .max(CONTEXT_LENGTH)
  .nullish()
  .transform((text) => text ?? "");

/** What a comment says, and to whom. */
export const commentInput = z.object({
  text: requiredText(COMMENT_LENGTH),
  mentionIds: z
    .array(z.string().min(1).max(60))
    .max(MAX_MENTIONS)
    .nullish()
    .transform((ids) => [...new Set(ids)]),
});

/** The same with the words that it is about. */
export const threadInput = commentInput.extend({
  quote: z
    .object({
      exact: z
        .string()
        .max(QUOTE_LENGTH)
        .refine((text) => text.trim() !== ""),
      prefix: context,
      suffix: context,
    })
    .nullish()
    .transform((quote) => quote ?? undefined),
});
