import { duplicateKey, offsetOf, type Page, pageOf, type PageRequest } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import type { DeliveryType } from "../domain/webhook-events.ts";
import type { PostProblem } from "./post.ts";

/** PENDING is to be sent, also while it is being sent. */
export type DeliveryStatus = "PENDING" | "DELIVERED" | "GIVEN_UP";

/** One time that something was sent. */
export interface Attempt {
  at: Date;
  milliseconds: number;
  /** What the receiver answered; absent where it didn't. */
  statusCode?: number;
  problem?: Exclude<PostProblem, "INTERRUPTED"> | "SECRET";
}

/** An event on its way to a webhook. */
export interface Delivery {
  /** The same however often it is sent, so that a receiver recognises it. */
  _id: string;
  webhookId: string;
  ownerId: string;
  type: DeliveryType;
  /** What is sent, byte for byte, and signed. */
  body: string;
  createdAt: Date;
  status: DeliveryStatus;
  /** When it is due; while it is being sent, when somebody else may. Absent when it isn't to be sent. */
  nextAt?: Date;
  /** Who sends it. */
  holder?: string;
  /** How often it has been begun, of how often it may. */
  tries: number;
  mostTries: number;
  /** Whether a person asked for it, so that it is sent to one that is switched off, too. */
  asked?: boolean;
  /** The last of them, oldest first. */
  attempts: Attempt[];
}

/** Seconds for which a delivery is kept. */
const KEPT_FOR = 30 * 86_400;
/** Deliveries that are kept of one webhook; older ones make room. */
const MOST_DELIVERIES = 1_000;
const MOST_ATTEMPTS = 20;

const schema = new Schema<Delivery>(
  {
    _id: { type: String, required: true },
    webhookId: { type: String, required: true },
    ownerId: { type: String, required: true },
    type: { type: String, required: true },
    body: { type: String, required: true },
    createdAt: { type: Date, required: true },
    status: { type: String, required: true },
    nextAt: Date,
    holder: String,
    tries: { type: Number, required: true },
    mostTries: { type: Number, required: true },
    asked: Boolean,
    attempts: [{ at: Date, milliseconds: Number, statusCode: Number, problem: String, _id: false }],
  },
  { collection: "webhookDeliveries", versionKey: false },
);
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_FOR });
schema.index({ webhookId: 1, createdAt: -1, _id: -1 });
schema.index({ ownerId: 1, createdAt: -1 });
schema.index({ nextAt: 1 }, { sparse: true });

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** What is to be sent to webhooks and what was: the queue that they are sent from, and the log that their owners read. */
export class DeliveryLog {
  readonly #model: Model<Delivery>;
  readonly #lease: number;

  /** `lease`: milliseconds for which a delivery is one sender's; longer than sending takes. */
  constructor(connection: Connection, lease: number) {
    this.#lease = lease;
    this.#model = connection.model<Delivery>("WebhookDelivery", schema);
  }

  /** Adds one that is due now, unless it is there. */
  async add({
    asked,
    ...delivery
  }: Pick<Delivery, "_id" | "webhookId" | "ownerId" | "type" | "body" | "mostTries" | "asked">): Promise<Delivery> {
    const now = new Date();
    const due = { createdAt: now, nextAt: now, status: "PENDING" as const, tries: 0, attempts: [] };
    const added: Delivery = { ...delivery, ...due, ...(asked && { asked }) };
    try {
      await this.#model.create(added);
    } catch (error) {
      if (!duplicateKey(error)) throw error;
      return added;
    }
    await this.#makeRoom(delivery.webhookId);
    return added;
  }

  /** Leases the delivery that has been due for longest, leaving out those of people in `busy`; no other instance takes it while the lease lasts. */
  async take(holder: string, busy: readonly string[]): Promise<Delivery | undefined> {
    const now = Date.now();
    const taken = await this.#model
      .findOneAndUpdate(
        { nextAt: { $lte: new Date(now) }, ...(busy.length > 0 && { ownerId: { $nin: [...busy] } }) },
        { $set: { holder, nextAt: new Date(now + this.#lease) }, $inc: { tries: 1 } },
        { sort: { nextAt: 1 }, returnDocument: "after" },
      )
      .lean<Delivery>();
    return taken ?? undefined;
  }

  /** Writes down what came of a try, by who holds the delivery; `nextAt`: when it is tried again. Says nothing where another holds it by now. */
  async settle(
    { _id, holder }: Delivery,
    status: DeliveryStatus,
    { attempt, nextAt }: { attempt?: Attempt; nextAt?: Date } = {},
  ): Promise<void> {
    await this.#model.updateOne(
      { _id, holder },
      {
        $set: { status, ...(nextAt && { nextAt }) },
        $unset: { holder: 1, ...(!nextAt && { nextAt: 1 }) },
        ...(attempt && { $push: { attempts: { $each: [attempt], $slice: -MOST_ATTEMPTS } } }),
      },
    );
  }

  /** Gives back one that wasn't answered because its sender ends: the next sender takes it at once. */
  async giveBack({ _id, holder }: Delivery): Promise<void> {
    await this.#model.updateOne({ _id, holder }, { $set: { nextAt: new Date() }, $unset: { holder: 1 }, $inc: { tries: -1 } });
  }

  /** Has one sent again, from the start of its tries; undefined where there is none of this person's. */
  async again(id: string, ownerId: string): Promise<Delivery | undefined> {
    const due = { status: "PENDING", nextAt: new Date(), tries: 0, asked: true };
    // One that is being sent is left to its sender.
    const queued = await this.#model
      .findOneAndUpdate({ _id: id, ownerId, holder: { $exists: false } }, { $set: due }, { returnDocument: "after" })
      .lean<Delivery>();
    return queued ?? (await this.#model.findOne({ _id: id, ownerId }).lean<Delivery>()) ?? undefined;
  }

  async page(webhookId: string, request: PageRequest): Promise<Page<Delivery>> {
    const [rows, totalCount] = await Promise.all([
      this.#model.find({ webhookId }, {}, { sort: NEWEST_FIRST, skip: offsetOf(request), limit: request.pageSize }).lean<Delivery[]>(),
      this.#model.countDocuments({ webhookId }),
    ]);
    return pageOf(rows, totalCount, request);
  }

  /** All of a person's, the newest first. */
  of(ownerId: string): AsyncIterable<Pick<Delivery, "_id" | "webhookId" | "type" | "body" | "createdAt" | "status" | "attempts">> {
    const fields = { webhookId: 1, type: 1, body: 1, createdAt: 1, status: 1, attempts: 1 };
    return this.#model.find({ ownerId }, fields).sort({ createdAt: -1 }).lean<Delivery>().cursor();
  }

  /** How many are to be sent. */
  waiting(): Promise<number> {
    return this.#model.countDocuments({ nextAt: { $exists: true } });
  }

  async deleteOfWebhook(webhookId: string): Promise<void> {
    await this.#model.deleteMany({ webhookId });
  }

  /** Resolves to how many there were. */
  async deleteOfPerson(ownerId: string): Promise<number> {
    return (await this.#model.deleteMany({ ownerId })).deletedCount;
  }

  async #makeRoom(webhookId: string): Promise<void> {
    const [oldest] = await this.#model
      .find({ webhookId }, { createdAt: 1 }, { sort: NEWEST_FIRST, skip: MOST_DELIVERIES, limit: 1 })
      .lean();
    if (oldest) await this.#model.deleteMany({ webhookId, createdAt: { $lte: oldest.createdAt } });
  }
}
