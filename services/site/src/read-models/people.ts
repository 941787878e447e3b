import { role, userState } from "@muhtawa/contracts";
import { defineReadModel, Rows } from "@muhtawa/service-kit";
import { searchFilter } from "@muhtawa/service-kit/search";
import { KEYS, searchKeys } from "@muhtawa/text-analysis/search";
import type { Connection } from "mongoose";
import { z } from "zod";

const shape = z.object({
  name: z.string(),
  /** What the name is found by. */
  searchKeys: z.array(z.string()),
  role,
});

const nameOf = ({ firstName, lastName, username }: { firstName?: string; lastName?: string; username: string }) =>
  [firstName, lastName].filter(Boolean).join(" ") || username;

/** What people are called and who is an admin. */
export const people = defineReadModel({
  name: "people",
  purpose: "what people are called and who is an admin: named in the history, notified as admins",
  shape,
  from: { user: userState },
  row: {
    user: ({ data }) => {
      const name = nameOf(data);
      return { name, searchKeys: searchKeys(`${name}\n${data.username}`), role: data.role };
    },
  },
  revision: KEYS,
  indexes: [{ role: 1 }, { name: 1 }, { searchKeys: 1 }],
});

export class People {
  readonly #rows: Rows<z.infer<typeof shape>>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, people);
  }

  /** The names of those of these people who are still there. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#rows.find({ _id: { $in: [...new Set(ids)] } }, { projection: { name: 1 } });
    return new Map(rows.map(({ _id, name }) => [_id, name]));
  }

  async admins(): Promise<string[]> {
    return [...(await this.#rows.ids({ role: { $in: ["ADMIN", "SUPER_ADMIN"] }, deleted: false }))];
  }

  /** Whose name or username has words that begin so; a hundred at most. */
  async named(text: string): Promise<string[]> {
    const rows = await this.#rows.find(searchFilter(text), { projection: { _id: 1 }, limit: 100 });
    return rows.map(({ _id }) => _id);
  }
}
