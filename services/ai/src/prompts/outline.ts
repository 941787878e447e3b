import type { TaskPrompt } from "./prompt.ts";

const POINTS = { LOW: 2, MEDIUM: 3, HIGH: 4 } as const;

export const outline: TaskPrompt = {
  version: "outline@1",
  task: ({ length }) =>
    `Make the outline of the content of the brief: first the answer in short, then a section for each topic, then where the brand comes in, frequently asked questions, and the next step. Each section has a title and about ${POINTS[length]} points.`,
};
