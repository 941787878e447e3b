import type { ContentStatus, ContentType, EventEnvelope } from "@muhtawa/contracts";
import { applyState, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

export type ThingKind = "company" | "project" | "content" | "generation" | "user";

/** What the dashboard counts of one aggregate. */
export interface ThingCard {
  ownerId: string;
  /** YYYY-MM-DD, UTC: when it was made. */
  day: string;
  title?: string;
  type?: ContentType;
  status?: ContentStatus;
  completed?: boolean;
  /** Of a content with fields whose basis has changed since an AI filled them. */
  stale?: boolean;
  staleFields?: string[];
}

export interface Thing extends ReadModelRow, Partial<ThingCard> {
  kind: ThingKind;
}

const schema = new Schema<Thing>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    kind: { type: String, required: true },
    ownerId: String,
    day: String,
    title: String,
    type: String,
    status: String,
    completed: Boolean,
    stale: Boolean,
    staleFields: { type: [String], default: undefined },
  },
  { collection: "things", versionKey: false },
);
schema.index({ ownerId: 1, day: 1 });
schema.index({ day: 1 });
schema.index({ ownerId: 1, kind: 1 });
schema.index({ stale: 1, _id: -1 });
schema.index({ status: 1, _id: -1 });
schema.index({ ownerId: 1, stale: 1, _id: -1 });
schema.index({ ownerId: 1, status: 1, _id: -1 });

/** A content for which somebody should do something. */
export interface WaitingContent {
  id: string;
  ownerId: string;
  title: string;
  completed: boolean;
  staleFields: string[];
}

export interface OwnedCounts {
  companies: number;
  contents: number;
}

/** A row for each company, project, content, generation and user, as their services have told. */
export class Things {
  readonly #model: Model<Thing>;

  constructor(connection: Connection) {
    this.#model = connection.model<Thing>("Thing", schema);
  }

  /** Resolves to whose and which day's figures the event may have changed; undefined for a deletion of what was never heard of. */
  async apply(
    kind: ThingKind,
    event: EventEnvelope<{ deleted: boolean }>,
    card: ThingCard | null,
  ): Promise<Pick<ThingCard, "ownerId" | "day"> | undefined> {
    const id = `${kind}/${event.aggregateId}`;
    // A deleted thing keeps its place in the calendar: its day has to be counted again, also when the event comes twice.
    const known = card ?? (await this.#model.findById(id, { ownerId: 1, day: 1 }).lean<Partial<ThingCard>>());
    const place = known?.ownerId && known.day ? { ownerId: known.ownerId, day: known.day } : undefined;
    await applyState(this.#model, event, { kind, ...place, ...card }, id);
    return place;
  }

  /** The newest contents of one owner, or of everybody, that are so. */
  async newestContents(so: { stale: true } | { status: ContentStatus }, limit: number, ownerId?: string): Promise<WaitingContent[]> {
    const filter = { kind: "content", ...so, ...(ownerId === undefined ? {} : { ownerId }), deleted: false } as const;
    // Ids carry the second they were made in.
    const rows = await this.#model.find(filter, {}, { sort: { _id: -1 }, limit }).lean<(Thing & ThingCard)[]>();
    return rows.map(({ _id, ownerId: of, title = "", completed = false, staleFields = [] }) => ({
      id: _id.slice("content/".length),
      ownerId: of,
      title,
      completed,
      staleFields,
    }));
  }

  async titleOf(kind: ThingKind, id: string): Promise<string | undefined> {
    return (await this.#model.findOne({ _id: `${kind}/${id}`, deleted: false }, { title: 1 }).lean())?.title;
  }

  /** What contents are called; one that is gone isn't in it. */
  async contentTitlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = ids.map((id) => `content/${id}`);
    const rows = await this.#model.find({ _id: { $in: known }, deleted: false }, { title: 1 }).lean();
    return new Map(rows.map(({ _id, title = "" }) => [_id.slice("content/".length), title]));
  }

  /** How many companies and contents these people have; who has none isn't in it. */
  async countsOf(ownerIds: readonly string[]): Promise<ReadonlyMap<string, OwnedCounts>> {
    const groups = await this.#model.aggregate<{ _id: { ownerId: string; kind: ThingKind }; count: number }>([
      { $match: { ownerId: { $in: [...ownerIds] }, kind: { $in: ["company", "content"] }, deleted: false } },
      { $group: { _id: { ownerId: "$ownerId", kind: "$kind" }, count: { $sum: 1 } } },
    ]);
    const counts = new Map<string, OwnedCounts>();
    for (const { _id, count } of groups) {
      const known = counts.get(_id.ownerId) ?? { companies: 0, contents: 0 };
      counts.set(_id.ownerId, { ...known, [_id.kind === "company" ? "companies" : "contents"]: count });
    }
    return counts;
  }

  /** The figures of one day, of one owner or of everybody. */
  async countDay(day: string, ownerId?: string): Promise<DayGroup[]> {
    const groups = await this.#model.aggregate<{ _id: Omit<DayGroup, "count">; count: number }>([
      { $match: { day, deleted: false, ...(ownerId === undefined ? {} : { ownerId, kind: { $ne: "user" } }) } },
      {
        $group: {
          _id: { kind: "$kind", type: "$type", status: "$status", completed: "$completed", stale: "$stale" },
          count: { $sum: 1 },
        },
      },
    ]);
    return groups.map(({ _id, count }) => ({ ..._id, count }));
  }
}

export interface DayGroup extends Pick<Thing, "kind" | "type" | "status" | "completed" | "stale"> {
  count: number;
}
