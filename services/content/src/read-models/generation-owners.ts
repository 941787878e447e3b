import { generationState } from "@muhtawa/contracts";
import { defineReadModel, type LiveRow, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";

/** Whose each generation is, for which company it was made, and whether without a model. */
export const generationOwners = defineReadModel({
  name: "generationOwners",
  purpose: "whose a generation is and whether a model wrote it: checked when its text is taken into a content",
  shape: z.object({ ownerId: z.string(), companyId: z.string().optional(), offline: z.boolean() }),
  from: { generation: generationState },
  row: { generation: ({ data: { ownerId, companyId, offline } }) => ({ ownerId, companyId, offline }) },
});

type GenerationOwner = z.infer<typeof generationOwners.shape>;

export class GenerationOwners {
  readonly #rows: Rows<GenerationOwner>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, generationOwners);
  }

  find(id: string): Promise<LiveRow<GenerationOwner> | undefined> {
    return this.#rows.live(id);
  }
}
