import { companyState, contentState, type EventDefinition, userState } from "@muhtawa/contracts";
import { applyState, projection, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

/** What a generation may belong to. */
export type Parent = "user" | "company" | "content";

const schemaOf = (collection: string) =>
  new Schema<ReadModelRow>(
    { _id: { type: String, required: true }, sourceVersion: { type: Number, required: true }, deleted: { type: Boolean, required: true } },
    { collection, versionKey: false },
  );

/** Which users, companies and contents have been deleted. */
export class GoneParents {
  readonly #models: Record<Parent, Model<ReadModelRow>>;

  constructor(connection: Connection) {
    this.#models = {
      user: connection.model<ReadModelRow>("GoneUser", schemaOf("goneUsers")),
      company: connection.model<ReadModelRow>("GoneCompany", schemaOf("goneCompanies")),
      content: connection.model<ReadModelRow>("GoneContent", schemaOf("goneContents")),
    };
  }

  get consumers() {
    return [
      this.#consumer("ai--gone-users-v1", "user", userState),
      this.#consumer("ai--gone-companies-v1", "company", companyState),
      this.#consumer("ai--gone-contents-v1", "content", contentState),
    ];
  }

  async among(parent: Parent, ids: readonly string[]): Promise<string[]> {
    const rows = await this.#models[parent].find({ _id: { $in: ids } }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id);
  }

  /** Nobody comes back: only the last state of what is gone is kept. */
  #consumer<Data extends { deleted: boolean }>(durable: string, parent: Parent, event: EventDefinition<Data>) {
    return projection(durable, event, async (envelope) => {
      if (envelope.data.deleted) await applyState(this.#models[parent], envelope, {});
    });
  }
}
