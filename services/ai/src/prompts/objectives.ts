import { ITEM_COUNT } from "./lengths.ts";
import type { TaskPrompt } from "./prompt.ts";

export const objectives: TaskPrompt = {
  version: "objectives@1",
  task: ({ length }) =>
    `Propose ${ITEM_COUNT[length]} objectives for the content of the brief. The title names the objective in at most 8 words; the explanation says in 1 or 2 sentences what a reader knows or does afterwards, and how one would notice. No invented target figures.`,
};
