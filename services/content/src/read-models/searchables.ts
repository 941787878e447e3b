import { type CompanyCard, companyState, type DataOf, type EventEnvelope, type projectState } from "@muhtawa/contracts";
import { applyState, type ReadModelRow } from "@muhtawa/service-kit";
import { searchKeys } from "@muhtawa/text-analysis";
import { type Connection, type Model, Schema } from "mongoose";

/** What is found of another service's aggregate; all but the envelope is absent once it is deleted. */
export interface Searchable extends ReadModelRow {
  type?: "COMPANY" | "PROJECT";
  ownerId?: string;
  /** The company itself, or the project's. */
  companyId?: string;
  title?: string;
  text?: string;
  searchKeys?: string[];
}

export type LiveSearchable = Searchable & Required<Pick<Searchable, "type" | "ownerId" | "companyId" | "title" | "text">>;

const schema = new Schema<Searchable>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    type: String,
    ownerId: String,
    companyId: String,
    title: String,
    text: String,
    searchKeys: { type: [String], default: undefined },
  },
  { collection: "searchables", versionKey: false },
);
schema.index({ ownerId: 1, searchKeys: 1 });
schema.index({ searchKeys: 1 });

/** What companies and projects are found by, as catalog has told. */
export class Searchables {
  readonly #model: Model<Searchable>;

  constructor(connection: Connection) {
    this.#model = connection.model<Searchable>("Searchable", schema);
  }

  async applyCompany(event: EventEnvelope<DataOf<typeof companyState>>): Promise<void> {
    const { data, aggregateId: companyId } = event;
    if (data.deleted) return applyState(this.#model, event, null);
    const { ownerId, companyName: title } = data;
    await applyState(this.#model, event, searchable({ type: "COMPANY", ownerId, companyId, title, text: textOf(data) }));
  }

  async applyProject(event: EventEnvelope<DataOf<typeof projectState>>): Promise<void> {
    const { data } = event;
    if (data.deleted) return applyState(this.#model, event, null);
    const { ownerId, companyId, name: title, description, tags } = data;
    const text = [description ?? "", ...(tags ?? [])].filter(Boolean).join("\n");
    await applyState(this.#model, event, searchable({ type: "PROJECT", ownerId, companyId, title, text }));
  }

  /** What an owner has, or anybody, that matches, newest first. */
  async matching(ownerId: string | undefined, filters: readonly object[], limit: number): Promise<LiveSearchable[]> {
    return this.#model
      .find({ ...(ownerId && { ownerId }), deleted: false, $and: [...filters] } as never, { searchKeys: 0 })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<LiveSearchable[]>();
  }
}

type Found = Pick<LiveSearchable, "type" | "ownerId" | "companyId" | "title" | "text">;

const searchable = (found: Found) => ({ ...found, searchKeys: searchKeys(`${found.title}\n${found.text}`) });

const textOf = ({ brandName, slogan, vision, mission, goal, targetMarket, values }: CompanyCard) =>
  [brandName, slogan, vision, mission, goal, targetMarket, ...values].filter(Boolean).join("\n");
