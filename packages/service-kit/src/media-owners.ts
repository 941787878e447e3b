import { mediaIdIn, type MediaKind, mediaKind, mediaState } from "@muhtawa/contracts";
import type { Connection } from "mongoose";
import { z } from "zod";
import { awaitCard } from "./persistence/await-card.ts";
import { defineReadModel } from "./read-models/define-read-model.ts";
import { Rows } from "./read-models/rows.ts";

/** Whose each uploaded file is, for services whose things name files. */
export const mediaOwners = defineReadModel({
  name: "mediaOwners",
  purpose: "whose each uploaded file is: checked when a picture or a file is put somewhere",
  shape: z.object({ ownerId: z.string(), kind: mediaKind }),
  from: { media: mediaState },
  row: { media: ({ data: { ownerId, kind } }) => ({ ownerId, kind }) },
});

/** Reads `mediaOwners`. */
export class MediaOwners {
  readonly #rows: Rows<z.infer<typeof mediaOwners.shape>>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, mediaOwners);
  }

  /** Whether a file is there, a person's own and of that kind; one that was uploaded just now is waited for. */
  async isOwn(userId: string, id: string, kind: MediaKind): Promise<boolean> {
    const media = await awaitCard(id, userId, () => this.#rows.known(id));
    return media !== undefined && !media.deleted && media.ownerId === userId && media.kind === kind;
  }

  /** Whether the picture at an address is a person's own; true without an address. */
  async isOwnImage(userId: string, address: string | undefined): Promise<boolean> {
    return address === undefined || this.isOwn(userId, mediaIdIn(address) ?? "", "IMAGE");
  }
}
