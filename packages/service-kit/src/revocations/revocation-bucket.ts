import {
  bothRevocations,
  REVOCATION_BUCKET,
  REVOCATION_LIFETIME,
  type Revocation,
  revocation as schema,
  supersedes,
} from "@muhtawa/contracts";
import { replicasFor } from "../events/nats.ts";
import { type KV, type KvEntry, type NatsConnection, NatsError, StorageType } from "../nats.ts";

const WRONG_LAST_SEQUENCE = 10_071;
const TRIES = 10;

/** The bucket of revocations, made when it is missing. On disk, so that it is there when broker and identity go down together. */
export const revocationBucket = (nats: NatsConnection): Promise<KV> =>
  nats.jetstream().views.kv(REVOCATION_BUCKET, {
    ttl: REVOCATION_LIFETIME,
    history: 1,
    storage: StorageType.File,
    replicas: replicasFor(nats),
  });

/** Has a bucket that was made with fewer replicas kept on as many nodes as streams are. */
export async function replicateBucket(nats: NatsConnection, bucket: KV): Promise<void> {
  const { replicas, streamInfo } = await bucket.status();
  const wanted = replicasFor(nats);
  if (replicas >= wanted) return;
  const manager = await nats.jetstreamManager();
  await manager.streams.update(streamInfo.config.name, { num_replicas: wanted });
}

/** What an entry says; undefined for a removed one, throws for one that can't be read. */
export const revocationOf = (entry: KvEntry): Revocation | undefined =>
  entry.operation === "PUT" ? schema.parse(entry.json()) : undefined;

/** Publishes to all services what has ended a user's tokens. Idempotent; concurrent processes keep each other's entries. */
export async function publishRevocation(nats: NatsConnection, userId: string, revocation: Revocation): Promise<void> {
  const bucket = await revocationBucket(nats);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const entry = await bucket.get(userId);
    const known = entry && revocationOf(entry);
    if (known && supersedes(known, revocation)) return;
    try {
      const all = known ? bothRevocations(known, revocation) : revocation;
      await bucket.put(userId, JSON.stringify(schema.parse(all)), { previousSeq: entry?.revision ?? 0 });
      return;
    } catch (error) {
      if (!(error instanceof NatsError && error.api_error?.err_code === WRONG_LAST_SEQUENCE)) throw error;
    }
  }
  throw new Error(`gave up after ${TRIES} tries against others who write the same revocation`);
}
