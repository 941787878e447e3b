import { buildSchema, findBreakingChanges } from "graphql";

/** What in a schema breaks clients that were written for the one before, a sentence each. */
export const breakingChanges = (before: string, after: string): readonly string[] =>
  findBreakingChanges(buildSchema(before), buildSchema(after)).map(({ description }) => description);
