import type { DataOf, EventEnvelope, Role, userState } from "@muhtawa/contracts";
import { applyState, type ReadModelRow } from "@muhtawa/service-kit";
import { searchKeys } from "@muhtawa/text-analysis";
import { type Connection, type Model, Schema } from "mongoose";
import { foundBy } from "./found-by.ts";

interface Person extends ReadModelRow {
  /** Absent, as the role, once the account is deleted. */
  name?: string;
  /** What the name is found by. */
  searchKeys?: string[];
  role?: Role;
}

const schema = new Schema<Person>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    name: String,
    searchKeys: { type: [String], default: undefined },
    role: String,
  },
  { collection: "people", versionKey: false },
);
schema.index({ role: 1 });
schema.index({ name: 1 });
schema.index({ searchKeys: 1 });

/** What people are called and who is an admin, as identity has told. */
export class People {
  readonly #model: Model<Person>;

  constructor(connection: Connection) {
    this.#model = connection.model<Person>("Person", schema);
  }

  async apply(event: EventEnvelope<DataOf<typeof userState>>): Promise<void> {
    const { data } = event;
    if (data.deleted) return applyState(this.#model, event, null);
    const name = nameOf(data);
    await applyState(this.#model, event, { name, searchKeys: searchKeys(`${name}\n${data.username}`), role: data.role });
  }

  /** The names of those of these people who are still there. */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#model.find({ _id: { $in: [...new Set(ids)] }, deleted: false }, { name: 1 }).lean();
    return new Map(rows.map(({ _id, name }) => [_id, name ?? ""]));
  }

  async admins(): Promise<string[]> {
    const rows = await this.#model.find({ role: { $in: ["ADMIN", "SUPER_ADMIN"] }, deleted: false }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  /** Whose name or username has words that begin so; a hundred at most. */
  async named(text: string): Promise<string[]> {
    const filter = { ...foundBy(text), deleted: false };
    const rows = await this.#model.find(filter as never, { _id: 1 }, { limit: 100 }).lean();
    return rows.map(({ _id }) => _id);
  }
}

const nameOf = ({ firstName, lastName, username }: { firstName?: string; lastName?: string; username: string }) =>
  [firstName, lastName].filter(Boolean).join(" ") || username;
