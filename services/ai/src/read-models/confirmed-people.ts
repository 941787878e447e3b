import { userState } from "@muhtawa/contracts";
import { applyState, projection, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

type PersonRow = ReadModelRow & { emailConfirmed?: boolean };

const schema = new Schema<PersonRow>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    emailConfirmed: { type: Boolean },
  },
  { collection: "confirmedPeople", versionKey: false },
);

/** Who has confirmed their e-mail address. */
export class ConfirmedPeople {
  readonly #model: Model<PersonRow>;

  constructor(connection: Connection) {
    this.#model = connection.model<PersonRow>("ConfirmedPerson", schema);
  }

  readonly consumer = projection("ai--confirmed-people-v1", userState, async (event) => {
    const { data } = event;
    await applyState(this.#model, event, data.deleted ? null : { emailConfirmed: data.emailConfirmed === true });
  });

  async has(id: string): Promise<boolean> {
    return (await this.#model.exists({ _id: id, emailConfirmed: true })) !== null;
  }
}
