import { duplicateKey } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import type { ActivityEntry, ActivityLog } from "../activity/activity-log.ts";
import { entryDigest, newSalts, sealDigest } from "./entry-digest.ts";

const BATCH = 500;
/** Batches sealed in one turn. */
const MOST_BATCHES = 10;

interface SealedEntry {
  id: string;
  digest: string;
}

/** A batch of the activity log, chained to the one before it. */
interface AuditSeal {
  /** Counts from 1. */
  _id: number;
  previous: string;
  hash: string;
  entries: SealedEntry[];
  at: Date;
}

const schema = new Schema<AuditSeal>(
  {
    _id: { type: Number, required: true },
    previous: String,
    hash: { type: String, required: true },
    entries: [{ id: String, digest: String, _id: false }],
    at: { type: Date, required: true },
  },
  { collection: "auditSeals", versionKey: false },
);

export type Verdict =
  | { readonly intact: true; readonly seals: number; readonly entries: number; readonly unsealed: number; readonly head: string }
  | { readonly intact: false; readonly seal: number; readonly entry?: string; readonly problem: string };

/** Seals the activity log in batches, so that what has been changed, taken out or put in afterwards is found. */
export class AuditSeals {
  readonly #seals: Model<AuditSeal>;
  readonly #activity: ActivityLog;

  constructor(connection: Connection, activity: ActivityLog) {
    this.#seals = connection.model<AuditSeal>("AuditSeal", schema);
    this.#activity = activity;
  }

  /** Seals what isn't yet; resolves to the newest seal's hash if there is a new one. Of several at once one succeeds. */
  async seal(): Promise<string | undefined> {
    let hash: string | undefined;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const sealed = await this.#sealNext();
      if (!sealed) return hash;
      hash = sealed;
    }
    return hash;
  }

  /** Goes through all seals and names the first that doesn't hold. */
  async verify(): Promise<Verdict> {
    let [number, head, entries] = [0, "", 0];
    for await (const seal of this.#seals
      .find({}, {}, { sort: { _id: 1 } })
      .lean<AuditSeal[]>()
      .cursor() as unknown as AsyncIterable<AuditSeal>) {
      number += 1;
      const problem = await this.#problemOf(seal, number, head);
      if (problem) return { intact: false, seal: number, ...problem };
      head = seal.hash;
      entries += seal.entries.length;
    }
    const beyond = await this.#activity.sealedAfter(number);
    if (beyond) return { intact: false, seal: number + 1, entry: beyond, problem: "the seal of this entry is missing" };
    return { intact: true, seals: number, entries, unsealed: await this.#activity.countUnsealed(), head };
  }

  async #sealNext(): Promise<string | undefined> {
    const last = await this.#seals.findOne({}, {}, { sort: { _id: -1 } }).lean<AuditSeal>();
    // A crash may have come between the seal and its entries' marks.
    if (last) await this.#activity.markSealed(idsOf(last), last._id);
    const unsealed = await this.#activity.unsealed(BATCH);
    if (unsealed.length === 0) return undefined;
    const salted = await Promise.all(
      unsealed.map(async (entry) =>
        entry.salts || entry.digests ? entry : { ...entry, salts: await this.#activity.salt(entry, newSalts()) },
      ),
    );
    const entries = salted.map((entry) => ({ id: entry._id, digest: entryDigest(entry) }));
    const number = (last?._id ?? 0) + 1;
    const previous = last?.hash ?? "";
    const hash = sealDigest(number, previous, digestsOf(entries));
    try {
      await this.#seals.create([{ _id: number, previous, hash, entries, at: new Date() }]);
    } catch (error) {
      if (!duplicateKey(error)) throw error;
      return undefined;
    }
    await this.#activity.markSealed(idsOf({ entries }), number);
    return hash;
  }

  async #problemOf(seal: AuditSeal, number: number, head: string): Promise<{ entry?: string; problem: string } | undefined> {
    if (seal._id !== number) return { problem: "this seal is missing" };
    if ((seal.previous ?? "") !== head) return { problem: "it doesn't follow the seal before it" };
    const found = new Map((await this.#activity.byIds(idsOf(seal))).map((entry) => [entry._id, entry]));
    const broken = seal.entries.find(({ id, digest }) => !matches(found.get(id), digest));
    if (broken) return { entry: broken.id, problem: found.has(broken.id) ? "this entry was changed" : "this entry was taken out" };
    if (sealDigest(number, head, digestsOf(seal.entries)) !== seal.hash) return { problem: "the seal was changed" };
    const added = await this.#activity.sealedBeside(number, idsOf(seal));
    return added ? { entry: added, problem: "this entry was put in" } : undefined;
  }
}

const matches = (entry: ActivityEntry | undefined, digest: string) => entry !== undefined && entryDigest(entry) === digest;
const idsOf = ({ entries }: Pick<AuditSeal, "entries">) => entries.map(({ id }) => id);
const digestsOf = (entries: readonly SealedEntry[]) => entries.map(({ digest }) => digest);
