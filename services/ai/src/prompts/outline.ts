import { z } from "zod";
import { type OutlineSection, outlineText } from "../composer/items.ts";
import type { Structure, TaskPrompt } from "./prompt.ts";

const structure: Structure = {
  schema: z.object({
    items: z
      .array(z.object({ title: z.string().trim().min(1).max(200), points: z.array(z.string().trim().min(1).max(400)).min(1).max(8) }))
      .min(2)
      .max(15),
  }),
  shape: '{"items": [{"title": "…", "points": ["…", "…"]}]}',
  render: (items) => outlineText(items as readonly OutlineSection[]),
};

const POINTS = { LOW: 2, MEDIUM: 3, HIGH: 4 } as const;

export const outline: TaskPrompt = {
  version: "outline@1",
  task: ({ length }) =>
    `Make the outline of the content of the brief: first the answer in short, then a section for each topic, then where the brand comes in, frequently asked questions, and the next step. Each section has a title and about ${POINTS[length]} points.`,
  structure: () => structure,
};
