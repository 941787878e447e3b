import { duplicateKey } from "@muhtawa/service-kit";
import type { TextScore } from "@muhtawa/text-analysis/score";
import { type Connection, type Model, Schema } from "mongoose";

/** A content's score and what it was made of. */
export interface CachedScore {
  _id: string;
  basis: string;
  score: TextScore;
}

const schema = new Schema<CachedScore>(
  { _id: { type: String, required: true }, basis: { type: String, required: true }, score: Schema.Types.Mixed },
  { collection: "contentScores", versionKey: false, minimize: false },
);

/** The last score of each content, with what it was made of: measuring a long text takes longer than reading it. */
export class ScoreCache {
  readonly #model: Model<CachedScore>;

  constructor(connection: Connection) {
    this.#model = connection.model<CachedScore>("ContentScore", schema);
  }

  /** The scores of contents that were made of what is asked for now. `bases` goes from content to basis. */
  async find(bases: ReadonlyMap<string, string>): Promise<Map<string, TextScore>> {
    const rows = await this.#model.find({ _id: { $in: [...bases.keys()] } }).lean<CachedScore[]>();
    return new Map(rows.filter(({ _id, basis }) => bases.get(_id) === basis).map(({ _id, score }) => [_id, score]));
  }

  async keep(made: readonly CachedScore[]): Promise<void> {
    if (made.length === 0) return;
    const writes = made.map(({ _id, basis, score }) => ({
      updateOne: { filter: { _id }, update: { $set: { basis, score } }, upsert: true },
    }));
    try {
      await this.#model.bulkWrite(writes, { ordered: false });
    } catch (error) {
      // A concurrent request has inserted this content's first score.
      if (!duplicateKey(error)) throw error;
    }
  }

  async deleteOf(contentId: string): Promise<void> {
    await this.#model.deleteOne({ _id: contentId });
  }
}
