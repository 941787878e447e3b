import { setTimeout as pause } from "node:timers/promises";
import type { Connection } from "mongoose";
import type { Logger } from "pino";
import { ExclusiveTurn } from "../persistence/exclusive-turn.ts";
import { systemContext, withContext } from "../request-context.ts";
import type { Migration } from "./migration.ts";
import { type MigrationEntry, MigrationLog } from "./migration-log.ts";

/** What is left to do of a migration. */
export interface OutstandingMigration {
  readonly name: string;
  /** Documents. */
  readonly done: number;
  readonly total: number;
  /** Why it couldn't go on, the last time that was tried. */
  readonly failure?: string | undefined;
}

interface Options {
  /** Milliseconds until the next try after a failure, or while another process is migrating. */
  readonly retryAfter?: number;
  /** Milliseconds between two checks, once all migrations are done, whether an older release has set one back. */
  readonly lookAgainAfter?: number;
  /** Milliseconds between two lines of the log about one migration. */
  readonly tellEvery?: number;
  /** Milliseconds until the work of a process that has died is taken over. */
  readonly lease?: number;
}

interface Parts {
  readonly connection: Connection;
  readonly logger: Logger;
  /** Aborted when the process begins to close. */
  readonly closing: AbortSignal;
}

/**
 * Runs a service's migrations while it serves: in order, in one of its processes at a time, with the progress stored after each batch so
 * that another process can continue.
 */
export class Migrations {
  readonly #logger: Logger;
  readonly #closing: AbortSignal;
  readonly #log: MigrationLog;
  readonly #turn: ExclusiveTurn;
  readonly #options: Required<Omit<Options, "lease">>;
  #declared: readonly Migration[] = [];
  #running: Promise<void> | undefined;

  constructor({ connection, logger, closing }: Parts, { lease, ...options }: Options = {}) {
    this.#logger = logger;
    this.#closing = closing;
    this.#log = new MigrationLog(connection);
    this.#turn = new ExclusiveTurn(connection, "migrate", logger, lease);
    this.#options = { retryAfter: 5_000, lookAgainAfter: 300_000, tellEvery: 10_000, ...options };
  }

  /** Starts the migrations, in the given order. To be called once, after the indexes were made. */
  run(declared: readonly Migration[]): void {
    this.#declared = declared;
    this.#running = withContext(systemContext(), () => this.#keepDone());
  }

  /** Resolves when the progress of the current batch is stored; `closing` has to be aborted before. */
  async stop(): Promise<void> {
    await this.#running;
  }

  /** The migrations that aren't done yet, in order. */
  async outstanding(): Promise<OutstandingMigration[]> {
    const left = [];
    for (const migration of this.#declared) {
      const { name, revision } = migration;
      const entry = await this.#log.entry(migration);
      if (entry?.revision !== revision) left.push({ name, done: 0, total: await migration.total() });
      else if (!entry.finishedAt) left.push({ name, done: entry.done, total: entry.total, failure: entry.failure });
    }
    return left;
  }

  async #keepDone(): Promise<void> {
    const { retryAfter, lookAgainAfter } = this.#options;
    // An older release sets the revision back when it starts (a downgrade), not while it runs on beside a newer one (a rolling update).
    let isStart = true;
    while (!this.#closing.aborted) {
      const isDone = await this.#attempt(isStart);
      isStart &&= !isDone;
      await pause(isDone ? lookAgainAfter : retryAfter, undefined, { signal: this.#closing, ref: false }).catch(() => {});
    }
  }

  /** Whether all is done. */
  async #attempt(isStart: boolean): Promise<boolean> {
    try {
      await this.#log.prepare();
      if (!(await this.#next(isStart))) return true;
      await this.#turn.attempt(async () => {
        for (let next = await this.#next(isStart); next && !this.#closing.aborted; next = await this.#next(isStart))
          await this.#carryOut(next);
      });
      return !(await this.#next(isStart));
    } catch (error) {
      this.#logger.warn({ err: error }, "the data can't be brought to this release yet; it is tried again");
      return false;
    }
  }

  /** The first that isn't done. */
  async #next(isStart: boolean): Promise<Migration | undefined> {
    for (const migration of this.#declared) {
      const entry = await this.#log.entry(migration);
      const isOfNewer = (entry?.revision ?? 0) > migration.revision;
      if (isOfNewer && !isStart) continue;
      if (entry?.revision !== migration.revision || !entry.finishedAt) return migration;
    }
    return undefined;
  }

  async #carryOut(migration: Migration): Promise<void> {
    const entry = await this.#log.begun(migration);
    const { name: migrationName, revision } = migration;
    this.#logger.info({ migration: migrationName, revision, done: entry.done, total: entry.total }, "a migration begins");
    try {
      await this.#walk(migration, entry);
    } catch (error) {
      await this.#log.fail(migration, error);
      throw error;
    }
  }

  async #walk(migration: Migration, entry: MigrationEntry): Promise<void> {
    let { after, done } = entry;
    for (let told = performance.now(); !this.#closing.aborted;) {
      const step = await migration.next(after);
      if (!step) {
        await this.#log.finish(entry, done);
        return this.#logger.info({ migration: migration.name, done }, "a migration is done");
      }
      after = step.after;
      done += step.done;
      await this.#log.advance(entry, after, done);
      if (performance.now() - told < this.#options.tellEvery) continue;
      told = performance.now();
      this.#logger.info({ migration: migration.name, done, total: entry.total }, "a migration goes on");
    }
  }
}
