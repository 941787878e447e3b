import type { EventDefinition } from "@muhtawa/contracts";
import { type JetStreamManager, type NatsConnection, NatsError } from "../nats.ts";
import { DEAD_LETTER, removeDeadLetter } from "./dead-letters.ts";
import { envelop } from "./envelope.ts";
import type { OutboxRelay } from "./outbox-relay.ts";

const BATCH = 200;

interface Deleted {
  readonly id: string;
  readonly version: number;
  readonly stateEvent: EventDefinition;
}

/**
 * Purges the events of aggregates that were deleted before a moment from the streams and from DLQ. Of each aggregate only the last state
 * event, `{ deleted: true }`, stays: rebuilds of read models need it. Idempotent.
 */
export async function eraseDeleted(nats: NatsConnection, relay: Pick<OutboxRelay, "stores">, before: Date): Promise<void> {
  const manager = await nats.jetstreamManager();
  for (const { model, stateEvent } of relay.stores) {
    for (;;) {
      // Flush the outbox first: a pending event would bring erased data back.
      const due = { eraseAt: { $lte: before }, outboxAt: { $exists: false } };
      const rows = await model.find(due, { _id: 1, version: 1 }).limit(BATCH).lean<{ _id: string; version: number }[]>();
      if (rows.length === 0) break;
      const deleted = rows.map(({ _id, version }) => ({ id: _id, version, stateEvent }));
      for (const one of deleted) await purge(nats, manager, one);
      await removeDeadLetters(nats, manager, deleted);
      await model.updateMany({ _id: { $in: rows.map(({ _id }) => _id) } }, { $unset: { eraseAt: 1 } });
    }
  }
}

async function purge(nats: NatsConnection, manager: JetStreamManager, deleted: Deleted): Promise<void> {
  const { id, stateEvent } = deleted;
  const { stream } = stateEvent;
  const { state } = await manager.streams.info(stream, { subjects_filter: `${subjectOf(deleted)}.>` });
  for (const subject of Object.keys(state.subjects ?? {})) {
    const isState = subject === stateEvent.subject(id);
    if (isState && !(await endsWithWord(manager, stream, subject))) await tellAgain(nats, deleted);
    await manager.streams.purge(stream, isState ? { filter: subject, keep: 1 } : { filter: subject });
  }
}

/** Whether the last state event in the stream says `deleted`: an older state may have been published after it. */
async function endsWithWord(manager: JetStreamManager, stream: string, subject: string): Promise<boolean> {
  const newest = await manager.streams.getMessage(stream, { last_by_subj: subject });
  try {
    return newest.json<{ data: { deleted: boolean } }>().data.deleted;
  } catch {
    return false;
  }
}

async function tellAgain(nats: NatsConnection, { id, version, stateEvent }: Deleted): Promise<void> {
  const { subject, envelope } = envelop(stateEvent, id, version, { deleted: true });
  await nats.jetstream().publish(subject, JSON.stringify(envelope), { msgID: envelope.id });
}

/** Deletes the dead letters of these aggregates. Only headers are read: they hold the subject. */
async function removeDeadLetters(nats: NatsConnection, manager: JetStreamManager, deleted: readonly Deleted[]): Promise<void> {
  const subjects = new Set(deleted.map(subjectOf));
  const count = await deadLetters(manager);
  if (count === 0) return;
  const consumer = await nats.jetstream().consumers.get("DLQ", { headers_only: true });
  const messages = await consumer.fetch({ max_messages: count, expires: 5_000 });
  try {
    for await (const { seq, headers, info } of messages) {
      const about = headers?.get(DEAD_LETTER.subject).split(".", 3).join(".");
      if (about !== undefined && subjects.has(about)) await removeDeadLetter(manager, seq);
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
    // DLQ is made with the first consumer.
    if (error instanceof NatsError && error.api_error?.code === 404) return 0;
    throw error;
  }
}

/** The common prefix of an aggregate's subjects: `catalog.company.<id>`. */
const subjectOf = ({ id, stateEvent }: Deleted): string => stateEvent.subject(id).split(".", 3).join(".");
