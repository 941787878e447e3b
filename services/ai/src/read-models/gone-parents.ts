import { companyState, contentState, type EventDefinition, userState } from "@muhtawa/contracts";
import { defineReadModel, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";

/** What a generation may belong to, and its field that says to which. */
export const PARENT_FIELDS = { user: "ownerId", company: "companyId", content: "contentId" } as const;
export type Parent = keyof typeof PARENT_FIELDS;
export const PARENTS = Object.keys(PARENT_FIELDS) as Parent[];

/** Nobody comes back: only what is gone has a row. */
const gone = (name: string, event: EventDefinition<{ deleted: boolean }>) =>
  defineReadModel({ name, shape: z.object({}), from: { parent: event }, row: { parent: () => undefined } });

/** Which users, companies and contents have been deleted. */
export const goneUsers = gone("goneUsers", userState);
export const goneCompanies = gone("goneCompanies", companyState);
export const goneContents = gone("goneContents", contentState);

export class GoneParents {
  readonly #rows: Record<Parent, Rows<object>>;

  constructor(connection: Connection) {
    this.#rows = {
      user: new Rows(connection, goneUsers),
      company: new Rows(connection, goneCompanies),
      content: new Rows(connection, goneContents),
    };
  }

  async among(parent: Parent, ids: readonly string[]): Promise<string[]> {
    return [...(await this.#rows[parent].ids({ _id: { $in: ids } }))];
  }
}
