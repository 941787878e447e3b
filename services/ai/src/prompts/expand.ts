import type { TaskPrompt } from "./prompt.ts";

const FACTOR = { LOW: "a third longer", MEDIUM: "half as long again", HIGH: "twice as long" } as const;

export const expand: TaskPrompt = {
  version: "expand@1",
  task: ({ length }) =>
    `Make the text in the part named "selection" ${FACTOR[length]}: explain, give an everyday example, answer the question a reader would ask next. Add no facts that the material doesn't give. Keep names, figures, links and Markdown.`,
};
