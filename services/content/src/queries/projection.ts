import { WITHOUT_BODY } from "./without-body.ts";

/** What a row of a list always has: whose it is, where it belongs, and what loaders go by. */
const ALWAYS = ["ownerId", "companyId", "version"] as const;

/** What fields of the graph are made of, where it isn't a stored field of the same name; what isn't named here or there needs the whole row. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  __typename: [],
  id: [],
  company: [],
  owner: [],
  project: ["projectId"],
  pictures: ["mediaIds"],
  // Fetched where they are asked for.
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
]);

/** The stored fields that a list reads to show those of the graph that are asked for. */
export function projectionOf(asked: ReadonlySet<string>): Readonly<Record<string, 0 | 1>> {
  const stored = new Set<string>(ALWAYS);
  for (const field of asked) {
    const needed = STORED.has(field) ? [field] : MADE_OF[field];
    if (!needed) return WITHOUT_BODY;
    for (const name of needed) stored.add(name);
  }
  return Object.fromEntries([...stored].map((name) => [name, 1 as const]));
}
