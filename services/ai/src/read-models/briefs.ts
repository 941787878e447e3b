import { contentCard, contentState, type ContentCard } from "@muhtawa/contracts";
import { defineReadModel, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";

const shape = z.object({ ownerId: z.string(), companyId: z.string(), card: contentCard });

/** The brief of each content. */
export const contentBriefs = defineReadModel({
  name: "contentBriefs",
  purpose: "a content's card with its brief: goes into prompts; whose it is, is asked before something is written for it",
  shape,
  from: { content: contentState },
  row: { content: ({ data }) => ({ ownerId: data.ownerId, companyId: data.companyId, card: data }) },
});

export class Briefs {
  readonly #rows: Rows<z.infer<typeof shape>>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, contentBriefs);
  }

  async find(id: string): Promise<ContentCard | undefined> {
    return (await this.#rows.live(id))?.card;
  }
}
