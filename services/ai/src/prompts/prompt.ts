import type { Assignment } from "../writing/assignment.ts";
import type { Structure } from "../writing/structures.ts";

/** The task of one kind. A changed wording is a new version, so that a generation's text can be traced to what was asked. */
export interface TaskPrompt {
  readonly version: string;
  task(assignment: Assignment): string;
}

export interface Prompt {
  readonly version: string;
  readonly system: string;
  readonly user: string;
  readonly structure?: Structure | undefined;
}
