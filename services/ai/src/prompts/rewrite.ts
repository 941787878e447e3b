import type { TaskPrompt } from "./prompt.ts";

export const rewrite: TaskPrompt = {
  version: "rewrite@1",
  task: () =>
    'Rewrite the text in the part named "selection": the same meaning and about the same length, clearer, and in the brand\'s voice. Keep names, figures, links and Markdown as they are.',
};
