import { userState } from "@muhtawa/contracts";
import { defineReadModel, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";

const shape = z.object({ emailConfirmed: z.boolean() });

/** Who has confirmed their email address. */
export const confirmedPeople = defineReadModel({
  name: "confirmedPeople",
  purpose: "who has confirmed their email address: with CONFIRM_EMAIL only they have texts written",
  shape,
  from: { user: userState },
  row: { user: ({ data }) => ({ emailConfirmed: data.emailConfirmed === true }) },
});

export class ConfirmedPeople {
  readonly #rows: Rows<z.infer<typeof shape>>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, confirmedPeople);
  }

  async has(id: string): Promise<boolean> {
    return (await this.#rows.live(id, { emailConfirmed: true })) !== undefined;
  }
}
