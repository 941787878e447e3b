import { createHash } from "node:crypto";
import { rateLimited } from "./errors.ts";
import { type Connection, Schema } from "mongoose";
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from "rate-limiter-flexible";

/** How often something may be done. */
export interface Limit {
  readonly name: string;
  /** How many pass in the time. */
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** A limit that holds over all instances of a service. */
export type RateLimiter = RateLimiterMongo;

const COLLECTION = "rateLimits";

/** One row a key, gone when its time is over; the limiters write it. */
const schema = new Schema({ key: String, points: Number, expire: Date }, { collection: COLLECTION, versionKey: false });
schema.index({ key: 1 }, { unique: true });
schema.index({ expire: 1 }, { expireAfterSeconds: 0 });

/** Counts under digests: what is counted is often a person's address, which is nobody's business who reads the database. */
class DigestingLimiter extends RateLimiterMongo {
  override getKey(key: string | number): string {
    return super.getKey(createHash("sha256").update(String(key)).digest("base64url"));
  }
}

/** A limiter named for what it counts. It counts in the database, so that a limit holds over several instances; in memory while the database fails. */
export function limiterOf(connection: Connection, { name, points, duration }: Limit): RateLimiter {
  if (!connection.models["RateLimit"]) connection.model("RateLimit", schema);
  return new DigestingLimiter({
    storeClient: connection.getClient(),
    dbName: connection.name,
    tableName: COLLECTION,
    keyPrefix: name,
    points,
    duration,
    disableIndexesCreation: true,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
  });
}

/** Takes one of the points; throws RATE_LIMITED with the seconds to wait when there are none. */
export async function take(limiter: Pick<RateLimiter, "consume">, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? limited(refusal) : refusal;
  }
}

/** Throws RATE_LIMITED when no point is left; takes none. */
export async function demandPoints(limiter: RateLimiter, key: string): Promise<void> {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= limiter.points && state.msBeforeNext > 0) throw limited(state);
}

const limited = ({ msBeforeNext }: RateLimiterRes) => rateLimited(Math.max(1, Math.ceil(msBeforeNext / 1000)));
