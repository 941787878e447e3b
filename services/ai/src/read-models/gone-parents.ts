import { Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { contentBriefs } from "./briefs.ts";
import { companyProfiles } from "./companies.ts";
import { confirmedPeople } from "./confirmed-people.ts";

/** What a generation may belong to, and its field that says to which. */
export const PARENT_FIELDS = { user: "ownerId", company: "companyId", content: "contentId" } as const;
export type Parent = keyof typeof PARENT_FIELDS;
export const PARENTS = Object.keys(PARENT_FIELDS) as Parent[];

/** Which users, companies and contents have been deleted: every read model keeps a tombstone of each. */
export class GoneParents {
  readonly #rows: Record<Parent, Rows<object>>;

  constructor(connection: Connection) {
    this.#rows = {
      user: new Rows(connection, confirmedPeople),
      company: new Rows(connection, companyProfiles),
      content: new Rows(connection, contentBriefs),
    };
  }

  async among(parent: Parent, ids: readonly string[]): Promise<string[]> {
    return [...(await this.#rows[parent].ids({ _id: { $in: ids }, deleted: true }))];
  }
}
