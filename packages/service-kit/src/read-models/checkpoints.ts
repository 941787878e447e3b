import type { StreamName } from "@muhtawa/contracts";
import type { Collection } from "mongodb";
import type { Connection } from "mongoose";
import { type NatsConnection, NatsError } from "../nats.ts";
import { nativeCollection } from "../persistence/native-collection.ts";

interface Checkpoint {
  _id: string;
  /** When the stream was created: sequences of one that was made again start at 1. */
  created: string;
  /** Everything up to this sequence has been taken in or moved to DLQ. */
  sequence: number;
}

interface Position extends Omit<Checkpoint, "_id"> {
  /** The sequences of the stream's oldest and newest message. */
  readonly first: number;
  readonly last: number;
}

/** The collection of checkpoints. */
export const CHECKPOINTS = "readModelCheckpoints";

/** The checkpoint of each stream: how far a service's read models have taken it in, over all durables. */
export class Checkpoints {
  readonly #nats: NatsConnection;
  readonly #checkpoints: Collection<Checkpoint>;

  constructor(nats: NatsConnection, connection: Connection) {
    this.#nats = nats;
    this.#checkpoints = nativeCollection<Checkpoint>(connection, CHECKPOINTS);
  }

  /** A durable's position in its stream, as the broker reports it. */
  async positionOf(stream: StreamName, durable: string): Promise<Position> {
    const manager = await this.#nats.jetstreamManager();
    const { state, created } = await manager.streams.info(stream);
    const { num_pending, num_ack_pending, ack_floor } = await manager.consumers.info(stream, durable);
    // The newest message of the stream may not match the filter of this durable.
    const sequence = num_pending === 0 && num_ack_pending === 0 ? state.last_seq : ack_floor.stream_seq;
    return { created: String(created), sequence, first: state.first_seq, last: state.last_seq };
  }

  /** Whether the stream holds a later message of this subject. */
  async hasNewer(stream: StreamName, subject: string, sequence: number): Promise<boolean> {
    return (await this.newestOf(stream, subject)) > sequence;
  }

  /** The sequence of the newest message of this subject; 0 when the stream has none. */
  async newestOf(stream: StreamName, subject: string): Promise<number> {
    const manager = await this.#nats.jetstreamManager();
    try {
      return (await manager.streams.getMessage(stream, { last_by_subj: subject })).seq;
    } catch (error) {
      if (error instanceof NatsError && error.api_error?.code === 404) return 0;
      throw error;
    }
  }

  /**
   * Stores a durable's position and resolves to it. `onLost` is awaited first when messages were lost before they were taken in: the stream
   * was made again, or has dropped messages after the last checkpoint.
   */
  async note(stream: StreamName, durable: string, onLost: () => Promise<void>): Promise<number> {
    const { created, sequence, first } = await this.positionOf(stream, durable);
    const known = await this.#checkpoints.findOne({ _id: stream });
    const isSame = known?.created === created;
    if (known && !(isSame && first <= known.sequence + 1)) await onLost();
    if (!isSame || sequence > known.sequence)
      await this.#checkpoints.updateOne({ _id: stream }, { $set: { created, sequence } }, { upsert: true });
    return sequence;
  }
}
