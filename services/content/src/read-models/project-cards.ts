import type { DataOf, EventEnvelope, projectState } from "@muhtawa/contracts";
import { applyState, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

export interface ProjectCardRow extends ReadModelRow {
  /** Absent, as all the rest, once the project is deleted. */
  ownerId?: string;
  companyId?: string;
  name?: string;
}

export type LiveProject = ProjectCardRow & { ownerId: string; companyId: string };

const schema = new Schema<ProjectCardRow>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    ownerId: String,
    companyId: String,
    name: String,
  },
  { collection: "projectCards", versionKey: false },
);

/** Which company each project belongs to, as catalog has told. */
export class ProjectCards {
  readonly #model: Model<ProjectCardRow>;

  constructor(connection: Connection) {
    this.#model = connection.model<ProjectCardRow>("ProjectCard", schema);
  }

  async apply(event: EventEnvelope<DataOf<typeof projectState>>): Promise<void> {
    const { data } = event;
    const row = data.deleted ? null : { ownerId: data.ownerId, companyId: data.companyId, name: data.name };
    await applyState(this.#model, event, row);
  }

  /** What is known of a project, also that it is deleted; undefined when nothing has been heard of it. */
  async find(id: string): Promise<ProjectCardRow | undefined> {
    return (await this.#model.findById(id).lean<ProjectCardRow>()) ?? undefined;
  }

  async findLive(id: string): Promise<LiveProject | undefined> {
    return (await this.#model.findOne({ _id: id, deleted: false }).lean<LiveProject>()) ?? undefined;
  }

  async liveAmong(ids: readonly string[]): Promise<Set<string>> {
    return idsOf(await this.#model.find({ _id: { $in: ids }, deleted: false }, { _id: 1 }).lean());
  }

  async deletedAmong(ids: readonly string[]): Promise<string[]> {
    return [...idsOf(await this.#model.find({ _id: { $in: ids }, deleted: true }, { _id: 1 }).lean())];
  }
}

const idsOf = (rows: readonly { _id: string }[]) => new Set(rows.map(({ _id }) => _id));
