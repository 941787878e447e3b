import type { TaskPrompt } from "./prompt.ts";

const FORM = { LOW: "in one or two sentences", MEDIUM: "in three sentences", HIGH: "in five points as a Markdown list" } as const;

export const summarize: TaskPrompt = {
  version: "summarize@1",
  task: ({ length }) => `Summarise the text in the part named "selection" ${FORM[length]}. Say only what it says.`,
};
