import type {
  companyState,
  DataOf,
  EventEnvelope,
  generationState,
  partnerState,
  projectState,
  siteSettingsState,
  userState,
} from "@muhtawa/contracts";
import { applyState, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import { mediaIdIn } from "../domain/media.ts";

type Holder = "user" | "company" | "project" | "generation" | "partner" | "settings";

interface Attachment extends ReadModelRow {
  /** Absent once what held them is deleted. */
  mediaIds?: string[];
}

const schema = new Schema<Attachment>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    mediaIds: { type: [String], default: undefined },
  },
  { collection: "attachments", versionKey: false },
);
schema.index({ mediaIds: 1 });

type Event<Definition> = EventEnvelope<DataOf<Definition>>;

/** Which media the other services' things use, as they have told. */
export class Attachments {
  readonly #model: Model<Attachment>;

  constructor(connection: Connection) {
    this.#model = connection.model<Attachment>("Attachment", schema);
  }

  applyUser(event: Event<typeof userState>): Promise<void> {
    return this.#apply("user", event, event.data.deleted ? [] : [mediaIdIn(event.data.image)]);
  }

  applyCompany(event: Event<typeof companyState>): Promise<void> {
    return this.#apply("company", event, event.data.deleted ? [] : [event.data.voiceToneFileId]);
  }

  applyProject(event: Event<typeof projectState>): Promise<void> {
    return this.#apply("project", event, event.data.deleted ? [] : [mediaIdIn(event.data.image)]);
  }

  applyGeneration(event: Event<typeof generationState>): Promise<void> {
    return this.#apply("generation", event, event.data.deleted ? [] : (event.data.imageIds ?? []));
  }

  applyPartner(event: Event<typeof partnerState>): Promise<void> {
    return this.#apply("partner", event, event.data.deleted ? [] : [mediaIdIn(event.data.image)]);
  }

  applySiteSettings(event: Event<typeof siteSettingsState>): Promise<void> {
    return this.#apply("settings", event, event.data.deleted ? [] : [mediaIdIn(event.data.logo)]);
  }

  /** Those of the media that something uses. */
  async usedAmong(mediaIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.#model.find({ mediaIds: { $in: mediaIds } }, { mediaIds: 1 }).lean();
    return new Set(rows.flatMap((row) => row.mediaIds ?? []));
  }

  /** Those of the people who are known to be gone. */
  async deletedUsersAmong(userIds: readonly string[]): Promise<string[]> {
    const ids = userIds.map((id) => rowId("user", id));
    const rows = await this.#model.find({ _id: { $in: ids }, deleted: true }, { _id: 1 }).lean();
    return rows.map(({ _id }) => _id.slice(rowId("user", "").length));
  }

  async #apply(holder: Holder, event: EventEnvelope<{ deleted: boolean }>, used: readonly (string | undefined)[]): Promise<void> {
    const mediaIds = used.filter((id) => id !== undefined);
    await applyState(this.#model, event, mediaIds.length > 0 ? { mediaIds } : {}, rowId(holder, event.aggregateId));
  }
}

const rowId = (holder: Holder, id: string) => `${holder}:${id}`;
