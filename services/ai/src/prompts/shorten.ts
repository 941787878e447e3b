import type { TaskPrompt } from "./prompt.ts";

const SHARE = { LOW: "a third", MEDIUM: "half", HIGH: "three quarters" } as const;

export const shorten: TaskPrompt = {
  version: "shorten@1",
  task: ({ length }) =>
    `Shorten the text in the part named "selection" to about ${SHARE[length]} of its length. Keep what matters most, and keep names, figures, links and Markdown as they are.`,
};
