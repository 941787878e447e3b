import { randomUUID } from "node:crypto";
import { duplicateKey } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import type { Things } from "../read-models/things.ts";
import { SharedWrites } from "./shared-writes.ts";
import { type Figures, figuresOf } from "./figures.ts";

/** Whose figures: one owner's, or everybody's. */
type Scope = string;
const EVERYBODY: Scope = "everybody";

interface Bucket extends Partial<Figures> {
  /** `<scope>/<day>` */
  _id: string;
  scope: Scope;
  day: string;
  /** Present while the figures have to be counted again; another value after each further change. */
  dirty?: string;
}

export type DayFigures = Figures & { day: string };

const schema = new Schema<Bucket>(
  {
    _id: { type: String, required: true },
    scope: { type: String, required: true },
    day: { type: String, required: true },
    dirty: String,
    companies: Number,
    projects: Number,
    contents: Number,
    completedContents: Number,
    generations: Number,
    users: Number,
    stale: Number,
    byType: { type: Schema.Types.Mixed },
    byStatus: { type: Schema.Types.Mixed },
  },
  { collection: "dashboardBuckets", versionKey: false, minimize: false },
);
schema.index({ scope: 1, day: 1 });
schema.index({ dirty: 1 }, { sparse: true });

const BATCH = 200;

/**
 * The dashboard's figures, one bucket for each owner and day and one for everybody's day. An event only marks its buckets; a marked one is
 * counted anew from the rows of its day before it is read. So figures are never off, whatever comes twice or late, and reading them costs
 * as much as there are days, however many contents there are.
 */
export class DashboardBuckets {
  readonly #model: Model<Bucket>;
  readonly #things: Things;
  /** Everybody's bucket of a day is marked by every event of that day. */
  readonly #marks = new SharedWrites();

  constructor(connection: Connection, things: Things) {
    this.#model = connection.model<Bucket>("DashboardBucket", schema);
    this.#things = things;
  }

  async mark({ ownerId, day }: { ownerId: string; day: string }): Promise<void> {
    await Promise.all([EVERYBODY, ownerId].map((scope) => this.#marks.write(`${scope}/${day}`, () => this.#markOne(scope, day))));
  }

  /** The figures of each day on which there is something, the oldest first. */
  async days(ownerId?: string): Promise<DayFigures[]> {
    const scope = ownerId ?? EVERYBODY;
    while ((await this.#countAnew({ scope, dirty: { $exists: true } })) === BATCH);
    const buckets = await this.#model.find({ scope }).sort({ day: 1 }).lean<Bucket[]>();
    return buckets.filter((bucket): bucket is Bucket & DayFigures => bucket.contents !== undefined);
  }

  /** Counts marked buckets ahead of their readers. */
  async catchUp(): Promise<void> {
    while ((await this.#countAnew({ dirty: { $exists: true } })) === BATCH);
  }

  async #countAnew(filter: object): Promise<number> {
    const marked = await this.#model.find(filter, { scope: 1, day: 1, dirty: 1 }, { limit: BATCH }).lean<Bucket[]>();
    for (const { _id, scope, day, dirty } of marked) {
      const figures = figuresOf(await this.#things.countDay(day, scope === EVERYBODY ? undefined : scope));
      // Marked as outdated again while counting: the next reader counts once more.
      await this.#model.updateOne({ _id, dirty }, { $set: { ...figures }, $unset: { dirty: 1 } });
    }
    return marked.length;
  }

  async #markOne(scope: Scope, day: string): Promise<void> {
    const _id = `${scope}/${day}`;
    const mark = () => this.#model.updateOne({ _id }, { $set: { scope, day, dirty: randomUUID() } }, { upsert: true });
    try {
      await mark();
    } catch (error) {
      // Somebody made it at the same moment.
      if (!duplicateKey(error)) throw error;
      await mark();
    }
  }
}
