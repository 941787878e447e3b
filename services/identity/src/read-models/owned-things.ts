import { companyState, contentState, projectState } from "@muhtawa/contracts";
import { countOwned, defineReadModel, type OwnedCounts, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";

const kind = z.enum(["companies", "projects", "contents"]);
type OwnedKind = z.infer<typeof kind>;

const shape = z.object({ kind, ownerId: z.string() });

/** What users own in other services: a row for each company, project and content. */
export const ownedThings = defineReadModel({
  name: "owned_things",
  purpose: "whose each company, project and content is: their numbers beside a person, and which companies a personal token may be for",
  shape,
  from: { companies: companyState, projects: projectState, contents: contentState },
  row: {
    companies: ({ data }) => ({ kind: "companies" as const, ownerId: data.ownerId }),
    projects: ({ data }) => ({ kind: "projects" as const, ownerId: data.ownerId }),
    contents: ({ data }) => ({ kind: "contents" as const, ownerId: data.ownerId }),
  },
  rowId: (source, id) => `${source}/${id}`,
  indexes: [{ ownerId: 1, kind: 1 }],
});

export class OwnedThings {
  readonly #rows: Rows<z.infer<typeof shape>>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, ownedThings);
  }

  /** Whether all of these are companies of the user's. */
  async ownsCompanies(userId: string, companyIds: readonly string[]): Promise<boolean> {
    const rowIds = companyIds.map((id) => `companies/${id}`);
    return (await this.#rows.ids({ _id: { $in: rowIds }, ownerId: userId, deleted: false })).size === companyIds.length;
  }

  /** How many of each kind these users own; who owns nothing is not in it. */
  countsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, OwnedCounts<OwnedKind>>> {
    return countOwned(this.#rows, kind.options, userIds);
  }
}
