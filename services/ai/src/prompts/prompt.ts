import type { z } from "zod";
import type { Assignment } from "../writing/assignment.ts";

export interface Structure {
  /** What a model's answer must be, as JSON. */
  readonly schema: z.ZodType<{ items: readonly unknown[] }>;
  /** How it is described to the model. */
  readonly shape: string;
  /** The items as text, for readers. */
  readonly render: (items: readonly unknown[]) => string;
}

/** The task of one kind. A changed wording is a new version, so that a generation's text can be traced to what was asked. */
export interface TaskPrompt {
  readonly version: string;
  task(assignment: Assignment): string;
  structure?(assignment: Assignment): Structure | undefined;
}

export interface Prompt {
  readonly version: string;
  readonly system: string;
  readonly user: string;
  readonly structure?: Structure | undefined;
}
