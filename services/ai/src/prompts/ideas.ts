import { z } from "zod";
import { type Item, itemsText } from "../composer/items.ts";
import { ITEM_COUNT } from "./lengths.ts";
import type { Structure, TaskPrompt } from "./prompt.ts";

export const itemStructure: Structure = {
  schema: z.object({
    items: z
      .array(z.object({ title: z.string().trim().min(1).max(200), explanation: z.string().trim().min(1).max(1_000) }))
      .min(1)
      .max(10),
  }),
  shape: '{"items": [{"title": "…", "explanation": "…"}]}',
  render: (items) => itemsText(items as readonly Item[]),
};

export const ideas: TaskPrompt = {
  version: "ideas@1",
  task: ({ length }) =>
    `Propose ${ITEM_COUNT[length]} ideas for the content of the brief, each from another angle. The title says the idea in at most 8 words; the explanation says in 1 or 2 sentences what the reader gets and why it suits this brand.`,
  structure: () => itemStructure,
};
