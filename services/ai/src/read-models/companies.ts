import { companyCard, companyState, type CompanyCard } from "@muhtawa/contracts";
import { defineReadModel, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";

const shape = z.object({ ownerId: z.string(), card: companyCard });

/** Each company's voice and profile. */
export const companyProfiles = defineReadModel({
  name: "companyProfiles",
  formerly: "companyCards",
  purpose: "the whole company: profile and voice go into prompts; whose it is, is asked before something is written for it",
  shape,
  from: { company: companyState },
  row: { company: ({ data }) => ({ ownerId: data.ownerId, card: data }) },
});

export class Companies {
  readonly #rows: Rows<z.infer<typeof shape>>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, companyProfiles);
  }

  async find(id: string): Promise<CompanyCard | undefined> {
    return (await this.#rows.live(id))?.card;
  }
}
