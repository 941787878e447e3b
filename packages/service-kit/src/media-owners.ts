import { mediaKind, mediaState } from "@muhtawa/contracts";
import type { Connection } from "mongoose";
import { z } from "zod";
import { defineReadModel, type KnownRow } from "./read-models/define-read-model.ts";
import { Rows } from "./read-models/rows.ts";

/** Whose each uploaded file is, for services whose things name files. */
export const mediaOwners = defineReadModel({
  name: "mediaOwners",
  shape: z.object({ ownerId: z.string(), kind: mediaKind }),
  from: { media: mediaState },
  row: { media: ({ data: { ownerId, kind } }) => ({ ownerId, kind }) },
});

type MediaOwner = z.infer<typeof mediaOwners.shape>;

/** Reads `mediaOwners`. */
export class MediaOwners {
  readonly #rows: Rows<MediaOwner>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, mediaOwners);
  }

  /** What is known of a file, also that it is deleted; undefined when nothing has been heard of it. */
  find(id: string): Promise<KnownRow<MediaOwner> | undefined> {
    return this.#rows.known(id);
  }
}
