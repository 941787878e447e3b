import { role, userState } from "@muhtawa/contracts";
import { defineReadModel, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";

/** Who is an admin. */
export const reviewers = defineReadModel({
  name: "reviewers",
  purpose: "who is an admin and so sees every content: asked before a content is assigned to somebody and before a comment speaks to them",
  shape: z.object({ role }),
  from: { user: userState },
  row: { user: ({ data }) => ({ role: data.role }) },
  indexes: [{ role: 1 }],
});

/** So many are offered. */
const MOST = 50;

export class Reviewers {
  readonly #rows: Rows<z.infer<typeof reviewers.shape>>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, reviewers);
  }

  /** Those of the people who are admins. */
  adminsAmong(ids: readonly string[]): Promise<Set<string>> {
    return this.#rows.ids({ _id: { $in: ids }, role: { $in: ADMINS }, deleted: false });
  }

  /** The admins who have been there longest. */
  async admins(): Promise<string[]> {
    const rows = await this.#rows.find({ role: { $in: ADMINS } }, { projection: { _id: 1 }, sort: { _id: 1 }, limit: MOST });
    return rows.map(({ _id }) => _id);
  }
}

const ADMINS = ["ADMIN", "SUPER_ADMIN"] as const;
