import {
  companyState,
  contentState,
  type ContentStatus,
  contentStatus,
  contentType,
  generationState,
  projectState,
  userState,
} from "@muhtawa/contracts";
import { countOwned, defineReadModel, type OwnedCounts, Rows, timeOfId } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";
import { dayOf } from "../dashboard/last-days.ts";

const kind = z.enum(["company", "project", "content", "generation", "user"]);
type ThingKind = z.infer<typeof kind>;

const shape = z.object({
  kind,
  ownerId: z.string(),
  /** YYYY-MM-DD, UTC: when it was made. */
  day: z.string(),
  title: z.string().optional(),
  type: contentType.optional(),
  status: contentStatus.optional(),
  completed: z.boolean().optional(),
  /** Of a content with fields whose basis has changed since an AI filled them. */
  stale: z.boolean().optional(),
  staleFields: z.array(z.string()).optional(),
});
type Thing = z.infer<typeof shape>;

const madeOn = (at: string | undefined, id: string) => dayOf(new Date(at ?? timeOfId(id) ?? 0));

/** A row for each company, project, content, generation and client: what the dashboard counts. */
export const things = defineReadModel({
  name: "things",
  purpose:
    "each company, project, content, generation and client, with day and title: counted by the dashboard, named by the dashboard, notifications and webhooks",
  shape,
  from: { company: companyState, project: projectState, content: contentState, generation: generationState, user: userState },
  row: {
    company: ({ aggregateId, data: { ownerId, companyName } }) => ({
      kind: "company" as const,
      ownerId,
      day: madeOn(undefined, aggregateId),
      title: companyName,
    }),
    project: ({ aggregateId, data: { ownerId, name } }) => ({
      kind: "project" as const,
      ownerId,
      day: madeOn(undefined, aggregateId),
      title: name,
    }),
    content: ({ aggregateId, data: { ownerId, createdAt, title, type, status, stage, staleFields } }) => ({
      kind: "content" as const,
      ownerId,
      day: madeOn(createdAt, aggregateId),
      title,
      type,
      status,
      completed: stage === "COMPLETE",
      ...(staleFields?.length ? { stale: true, staleFields } : {}),
    }),
    generation: ({ aggregateId, data: { ownerId, createdAt } }) => ({
      kind: "generation" as const,
      ownerId,
      day: madeOn(createdAt, aggregateId),
    }),
    // Users are those that their list shows: clients.
    user: ({ aggregateId, data: { role, dateJoined } }) =>
      role === "CLIENT" ? { kind: "user" as const, ownerId: aggregateId, day: madeOn(dateJoined, aggregateId) } : null,
  },
  // Keep the day of what is deleted: its figures have to be counted again.
  keptOfDeleted: (_id, { kind: of, ownerId, day }: Partial<Thing> = {}) => ({ kind: of, ownerId, day }),
  rowId: (source, id) => `${source}/${id}`,
  indexes: [
    { ownerId: 1, day: 1 },
    { day: 1 },
    { ownerId: 1, kind: 1 },
    { stale: 1, _id: -1 },
    { status: 1, _id: -1 },
    { ownerId: 1, stale: 1, _id: -1 },
    { ownerId: 1, status: 1, _id: -1 },
  ],
});

/** A content for which somebody should do something. */
export interface WaitingContent {
  id: string;
  ownerId: string;
  title: string;
  completed: boolean;
  staleFields: string[];
}

export class Things {
  readonly #rows: Rows<Thing>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, things);
  }

  /** The newest contents of one owner, or of everybody, that are so. */
  async newestContents(so: { stale: true } | { status: ContentStatus }, limit: number, ownerId?: string): Promise<WaitingContent[]> {
    const filter = { kind: "content", ...so, ...(ownerId === undefined ? {} : { ownerId }) };
    // Ids carry the second they were made in.
    const rows = await this.#rows.find(filter, { sort: { _id: -1 }, limit });
    return rows.map(({ _id, ownerId: of, title = "", completed = false, staleFields = [] }) => ({
      id: _id.slice("content/".length),
      ownerId: of,
      title,
      completed,
      staleFields,
    }));
  }

  /** Whose a thing is that is still there. */
  async ownerOf(of: ThingKind, id: string): Promise<string | undefined> {
    return (await this.#rows.live(`${of}/${id}`))?.ownerId;
  }

  async titleOf(of: ThingKind, id: string): Promise<string | undefined> {
    return (await this.#rows.live(`${of}/${id}`))?.title;
  }

  /** What contents are called; one that is gone isn't in it. */
  async contentTitlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = ids.map((id) => `content/${id}`);
    const rows = await this.#rows.find({ _id: { $in: known } }, { projection: { title: 1 } });
    return new Map(rows.map(({ _id, title = "" }) => [_id.slice("content/".length), title]));
  }

  /** How many companies and contents these people have; who has none isn't in it. */
  countsOf(ownerIds: readonly string[]): Promise<ReadonlyMap<string, OwnedCounts<"company" | "content">>> {
    return countOwned(this.#rows, ["company", "content"], ownerIds);
  }

  /** The figures of one day, of one owner or of everybody. */
  async countDay(day: string, ownerId?: string): Promise<DayGroup[]> {
    const groups = await this.#rows.aggregate<{ _id: Omit<DayGroup, "count">; count: number }>([
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
