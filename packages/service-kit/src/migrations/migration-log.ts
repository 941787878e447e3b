import type { Connection } from "mongoose";
import { makeCollection, nativeCollection } from "../persistence/native-collection.ts";
import type { Migration } from "./migration.ts";

/** The progress of a migration in a database. */
export interface MigrationEntry {
  _id: string;
  revision: number;
  /** The last document that is done; absent before the first one. */
  after?: string;
  /** Documents. */
  done: number;
  total: number;
  startedAt: Date;
  finishedAt?: Date;
  /** Why it couldn't go on, the last time that was tried; absent once it could. */
  failure?: string;
}

const LETTERS = 500;

/** The stored progress of a service's migrations. */
export class MigrationLog {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Makes the collection; to be called before the first entry is written. */
  prepare(): Promise<void> {
    return makeCollection(this.#connection, "migrations");
  }

  async entry({ name }: Migration): Promise<MigrationEntry | undefined> {
    return (await this.#entries.findOne({ _id: name })) ?? undefined;
  }

  /** The entry of this revision; a new one when there is none. */
  async begun(migration: Migration): Promise<MigrationEntry> {
    const { name, revision } = migration;
    const known = await this.entry(migration);
    if (known?.revision === revision) return known;
    const entry = { _id: name, revision, done: 0, total: await migration.total(), startedAt: new Date() };
    await this.#entries.replaceOne({ _id: name }, entry, { upsert: true });
    return entry;
  }

  async advance({ _id, revision }: MigrationEntry, after: string, done: number): Promise<void> {
    await this.#entries.updateOne({ _id, revision }, { $set: { after, done }, $max: { total: done }, $unset: { failure: 1 } });
  }

  async finish({ _id, revision }: MigrationEntry, done: number): Promise<void> {
    await this.#entries.updateOne({ _id, revision }, { $set: { finishedAt: new Date(), done, total: done }, $unset: { failure: 1 } });
  }

  async fail({ name }: Migration, error: unknown): Promise<void> {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, LETTERS);
    await this.#entries.updateOne({ _id: name }, { $set: { failure } });
  }

  get #entries() {
    return nativeCollection<MigrationEntry>(this.#connection, "migrations");
  }
}
