import { ITEM_COUNT } from "./lengths.ts";
import type { TaskPrompt } from "./prompt.ts";

export const ideas: TaskPrompt = {
  version: "ideas@1",
  task: ({ length }) =>
    `Propose ${ITEM_COUNT[length]} ideas for the content of the brief, each from another angle. The title says the idea in at most 8 words; the explanation says in 1 or 2 sentences what the reader gets and why it suits this brand.`,
};
