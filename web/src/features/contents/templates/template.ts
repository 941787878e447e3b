import type { CreateContentMutationVariables } from "../../../generated/graphql.ts";
import type { NeedsValues } from "../needs-values.ts";

/** What the stages after the first begin with. */
export type Beginning = Pick<CreateContentMutationVariables, "idea" | "objectives" | "tools">;

/** What a new content can begin from. */
export interface Template {
  id: string;
  name: string;
  summary: string;
  /** What the first stage's form is filled with. */
  needs: Partial<NeedsValues>;
  beginning: Beginning;
  /** Of a company's own: its version, which renaming and deleting it expect. */
  version?: number;
}
