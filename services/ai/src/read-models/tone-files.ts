import { mediaState } from "@muhtawa/contracts";
import { defineReadModel, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";

const shape = z.object({ ownerId: z.string(), text: z.string().optional() });

/** What uploaded documents say, for companies that describe their voice by one. */
export const toneFiles = defineReadModel({
  name: "toneFiles",
  shape,
  from: { media: mediaState },
  row: { media: ({ data: { ownerId, kind, text } }) => ({ ownerId, ...(kind === "DOCUMENT" && text ? { text } : {}) }) },
});

export class ToneFiles {
  readonly #rows: Rows<z.infer<typeof shape>>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, toneFiles);
  }

  /** The text of somebody's own document; nobody else's is ever read. */
  async textOf(id: string, ownerId: string): Promise<string | undefined> {
    return (await this.#rows.live(id, { ownerId }))?.text;
  }
}
