import { companyState, generationState, mediaIdIn, partnerState, projectState, siteSettingsState, userState } from "@muhtawa/contracts";
import { defineReadModel, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";

const using = (...mediaIds: (string | undefined)[]) => ({ mediaIds: mediaIds.filter((id) => id !== undefined) });
const rowId = (holder: string, id: string) => `${holder}:${id}`;

/** Which media the other services' things use. */
export const attachments = defineReadModel({
  name: "attachments",
  purpose: "which files the things of other services use: those are not cleared away",
  shape: z.object({ mediaIds: z.array(z.string()) }),
  // companies' logos are among them
  revision: 1,
  from: {
    user: userState,
    company: companyState,
    project: projectState,
    generation: generationState,
    partner: partnerState,
    settings: siteSettingsState,
  },
  row: {
    user: ({ data }) => using(mediaIdIn(data.image)),
    company: ({ data }) => using(data.voiceToneFileId, mediaIdIn(data.logo)),
    project: ({ data }) => using(mediaIdIn(data.image)),
    generation: ({ data }) => using(...(data.imageIds ?? [])),
    partner: ({ data }) => using(mediaIdIn(data.image)),
    settings: ({ data }) => using(mediaIdIn(data.logo)),
  },
  rowId,
  indexes: [{ mediaIds: 1 }],
});

/** What the whole installation shows, whoever has uploaded it. */
const OF_THE_SITE = ["partner", "settings"].map((holder) => rowId(holder, ""));

export class Attachments {
  readonly #rows: Rows<{ mediaIds: string[] }>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, attachments);
  }

  /** Those of the media that something uses. */
  async usedAmong(mediaIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.#rows.find({ mediaIds: { $in: mediaIds } }, { projection: { mediaIds: 1 } });
    return new Set(rows.flatMap((row) => row.mediaIds));
  }

  /** Those of the media that the site shows to everybody: a partner's picture, the logo. */
  async shownBySiteAmong(mediaIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.#rows.find({ mediaIds: { $in: mediaIds } }, { projection: { mediaIds: 1 } });
    return new Set(rows.filter(({ _id }) => OF_THE_SITE.some((holder) => _id.startsWith(holder))).flatMap((row) => row.mediaIds));
  }

  /** Those of the people who are known to be gone. */
  async deletedUsersAmong(userIds: readonly string[]): Promise<string[]> {
    const ids = userIds.map((id) => rowId("user", id));
    const rows = await this.#rows.findKnown({ _id: { $in: ids }, deleted: true }, { projection: { _id: 1 } });
    return rows.map(({ _id }) => _id.slice(rowId("user", "").length));
  }
}
