import type { EventDefinition } from "@muhtawa/contracts";
import { type JetStreamManager, type NatsConnection, NatsError } from "../nats.ts";
import { DEAD_LETTER } from "./dead-letters.ts";
import type { OutboxRelay } from "./outbox-relay.ts";

const BATCH = 200;

interface Deleted {
  readonly id: string;
  readonly stateEvent: EventDefinition;
}

/**
 * Takes what streams and dead letters hold of aggregates that were deleted before a moment out of them: all of each but the word that it is
 * gone, which rebuilds of read models need. By then every reader has had the events, or has been told by that word. May be repeated.
 */
export async function eraseDeleted(nats: NatsConnection, relay: Pick<OutboxRelay, "stores">, before: Date): Promise<void> {
  const manager = await nats.jetstreamManager();
  for (const { model, stateEvent } of relay.stores) {
    for (;;) {
      // Flush the outbox first: a pending event would bring erased data back.
      const due = { eraseAt: { $lte: before }, outboxAt: { $exists: false } };
      const rows = await model.find(due, { _id: 1 }).limit(BATCH).lean<{ _id: string }[]>();
      if (rows.length === 0) break;
      const deleted = rows.map(({ _id }) => ({ id: _id, stateEvent }));
      for (const one of deleted) await purge(manager, one);
      await removeDeadLetters(nats, manager, deleted);
      await model.updateMany({ _id: { $in: rows.map(({ _id }) => _id) } }, { $unset: { eraseAt: 1 } });
    }
  }
}

async function purge(manager: JetStreamManager, { id, stateEvent }: Deleted): Promise<void> {
  const { stream } = stateEvent;
  const { state } = await manager.streams.info(stream, { subjects_filter: `${subjectOf(id, stateEvent)}.>` });
  for (const subject of Object.keys(state.subjects ?? {}))
    await manager.streams.purge(stream, subject === stateEvent.subject(id) ? { filter: subject, keep: 1 } : { filter: subject });
}

/** Of all that were given up, those that tell of one of these; their subjects are read alone. */
async function removeDeadLetters(nats: NatsConnection, manager: JetStreamManager, deleted: readonly Deleted[]): Promise<void> {
  const subjects = new Set(deleted.map(({ id, stateEvent }) => subjectOf(id, stateEvent)));
  const count = await deadLetters(manager);
  if (count === 0) return;
  const consumer = await nats.jetstream().consumers.get("DLQ", { headers_only: true });
  const messages = await consumer.fetch({ max_messages: count, expires: 5_000 });
  try {
    for await (const { seq, headers, info } of messages) {
      const about = headers?.get(DEAD_LETTER.subject).split(".", 3).join(".");
      if (about !== undefined && subjects.has(about)) await manager.streams.deleteMessage("DLQ", seq);
      if (info.pending === 0) break;
    }
  } finally {
    await consumer.delete();
  }
}

async function deadLetters(manager: JetStreamManager): Promise<number> {
  try {
    return (await manager.streams.info("DLQ")).state.messages;
  } catch (error) {
    // Nothing has been given up yet.
    if (error instanceof NatsError && error.api_error?.code === 404) return 0;
    throw error;
  }
}

/** What all of an aggregate's subjects begin with: `catalog.company.<id>`. */
const subjectOf = (id: string, { subject }: EventDefinition): string => subject(id).split(".", 3).join(".");
