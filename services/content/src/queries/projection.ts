import type { Content } from "../domain/content.ts";

/** What may be large and is seldom asked for. */
export const LARGE = ["body", "bodyText"] as const;

/** What a row of a list always has: whose it is, where it belongs, and what loaders go by. */
const ALWAYS = ["ownerId", "companyId", "version"] as const;

/** The stored fields that a field of the graph is computed from, where it isn't a stored one itself. What is neither needs the whole row. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  __typename: [],
  id: [],
  company: [],
  owner: [],
  project: ["projectId"],
  assignee: ["assigneeId"],
  approvableByMe: [],
  openThreads: [],
  pictures: ["mediaIds"],
  // Loaded by their own resolvers.
  body: [],
  bodyText: [],
};

const STORED = new Set([
  "title",
  "type",
  "status",
  "stage",
  "completed",
  "locale",
  "keywords",
  "classification",
  "level",
  "view",
  "version",
  "createdAt",
  "updatedAt",
  "scheduledFor",
  "publishedAt",
  "provenance",
  "overallScore",
  "socialChannels",
  "dueOn",
]);

/** The stored fields that a list reads to show those of the graph that are asked for; undefined for all but what is large. */
export function fieldsOf(asked: ReadonlySet<string>): readonly (keyof Content & string)[] | undefined {
  const stored = new Set<string>(ALWAYS);
  for (const field of asked) {
    const needed = STORED.has(field) ? [field] : MADE_OF[field];
    if (!needed) return undefined;
    for (const name of needed) stored.add(name);
  }
  return [...stored] as (keyof Content & string)[];
}
