import type { StreamName } from "@muhtawa/contracts";
import type { FastifyInstance } from "fastify";
import type { Connection } from "mongoose";
import type { NatsConnection } from "./nats.ts";
import type { Registry } from "prom-client";
import { ConsumerRunner } from "./events/consumer-runner.ts";
import { eraseDeleted } from "./events/erasure.ts";
import { connectNats } from "./events/nats.ts";
import { OutboxRelay } from "./events/outbox-relay.ts";
import { answerRequests } from "./events/republish.ts";
import { askedGauge } from "./asked-gauge.ts";
import { answerForReport } from "./system/answer-for-report.ts";
import { type Check, healthRoutes } from "./http/health.ts";
import { createServer } from "./http/server.ts";
import { createLogger, type Logger } from "./logger.ts";
import { endOnFault } from "./end-on-fault.ts";
import { claimData, DataTooNewError } from "./migrations/data-version.ts";
import { Migrations } from "./migrations/migrations.ts";
import type { Migration } from "./migrations/migration.ts";
import { periodically } from "./periodically.ts";
import { removeExpired } from "./persistence/expiry.ts";
import { answerForIndexes } from "./persistence/index-requests.ts";
import { connectMongo } from "./persistence/mongo.ts";
import type { Revocations } from "./revocations/revocations.ts";
import { watchRevocations } from "./revocations/revocation-watch.ts";
import { onShutdown } from "./shutdown.ts";
import { startTracing } from "./tracing/tracing.ts";
import { unreachable } from "./unreachable.ts";

/** The parts every service process stands on. */
export interface Service {
  readonly name: string;
  readonly logger: Logger;
  readonly connection: Connection;
  readonly nats: NatsConnection;
  readonly relay: OutboxRelay;
  readonly consumers: ConsumerRunner;
  readonly app: FastifyInstance;
  readonly metrics: Registry;
  /** Tokens that ended before they expired; requests with one are refused, what stays open asks to be told. */
  readonly revocations: Revocations;
  /** Aborted when the service begins to close, for work that waits. */
  readonly closing: AbortSignal;
  /** Adds to what the process needs to be ready. */
  readonly readyWhen: (name: string, check: Check) => void;
  /** Begins to bring its data to this release; once its indexes are made. */
  readonly migrate: (migrations: readonly Migration[]) => void;
  /** Adds a step of the graceful shutdown, run before the database and the broker are let go. */
  readonly beforeClose: (step: () => Promise<void>) => void;
  /** Opens the port, tells the parent process, and resolves to the port. */
  readonly listen: () => Promise<number>;
  /** Runs the graceful shutdown; also on SIGTERM, SIGINT and when the parent goes away. */
  readonly close: () => Promise<void>;
}

interface ServiceEnv {
  PORT: number;
  HOST: string;
  LOG_LEVEL: string;
  NATS_URL: string;
  NATS_REPLICAS: number;
  MONGO_URL: string;
  MONGO_DB_PREFIX: string;
  EVENT_HANDLER_MS: number;
  EXPIRY_SWEEP_MS: number;
  ERASE_AFTER_MS: number;
  ERASE_SWEEP_MS: number;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

interface ServiceOptions {
  readonly name: string;
  /** What logs and metrics call the process where a service has several. */
  readonly process?: string;
  readonly env: ServiceEnv;
  /** The streams it publishes to. */
  readonly streams: readonly StreamName[];
  /** What it needs to be ready beside its database and the broker. */
  readonly checks?: Record<string, Check>;
}

/** Connects a service to its database and to the broker and prepares its HTTP server; ends the process with one clear line if that fails. */
export async function startService({ name, env, streams, checks = {}, ...options }: ServiceOptions): Promise<Service> {
  const processName = options.process ?? name;
  const logger = createLogger(processName, env.LOG_LEVEL);
  endOnFault(logger);
  const tracing = await startTracing({ service: processName, env, logger });
  const [connection, nats] = await Promise.all([
    connectMongo(env.MONGO_URL, `${env.MONGO_DB_PREFIX}${name}`).catch((error: unknown) =>
      unreachable(logger, "MongoDB", env.MONGO_URL, error),
    ),
    connectNats(env.NATS_URL, processName, env.NATS_REPLICAS).catch((error: unknown) => unreachable(logger, "NATS", env.NATS_URL, error)),
  ]);
  await claimData(connection).catch((error: unknown) => {
    if (!(error instanceof DataTooNewError)) throw error;
    logger.fatal(error.message);
    process.exit(1);
  });
  const closing = new AbortController();
  const migrations = new Migrations({ connection, logger, closing: closing.signal });
  const watch = await watchRevocations({ nats, logger }).catch((error: unknown) => unreachable(logger, "NATS", env.NATS_URL, error));
  const relay = new OutboxRelay({ nats, logger, streams });
  const consumers = new ConsumerRunner({ nats, logger, handlerTimeout: env.EVENT_HANDLER_MS, ackMargin: env.EVENT_HANDLER_MS / 2 });
  const app = createServer(logger);
  app.decorate("revocations", watch.revocations);
  const needs: Record<string, Check> = {
    database: async () => (await connection.db?.admin().ping())?.ok === 1,
    broker: async () => (await nats.rtt()) >= 0,
    revocations: () => watch.isCurrent,
    events: () => consumers.isReading,
    ...checks,
  };
  const metrics = healthRoutes(app, processName, needs);
  askedGauge({
    name: "muhtawa_outbox_pending",
    help: "Aggregates with events that wait to be published",
    registers: [metrics],
    ask: () => relay.pending(),
  });
  askedGauge({
    name: "muhtawa_outbox_age_seconds",
    help: "For how long the oldest event has waited to be published; 0 when none waits",
    registers: [metrics],
    ask: () => relay.age().then((milliseconds) => milliseconds / 1000),
  });
  askedGauge({
    name: "muhtawa_stream_bytes",
    help: "What a stream that this service publishes to takes on the broker's disk",
    label: "stream",
    registers: [metrics],
    async ask() {
      const manager = await nats.jetstreamManager();
      return Promise.all(streams.map(async (name) => [name, (await manager.streams.info(name)).state.bytes] as const));
    },
  });
  askedGauge({
    name: "muhtawa_migration_documents_left",
    help: "Documents that a migration has to look at yet",
    label: "migration",
    registers: [metrics],
    ask: async () => (await migrations.outstanding()).map(({ name, done, total }) => [name, total - done] as const),
  });
  askedGauge({
    name: "muhtawa_migrations_failing",
    help: "Migrations that couldn't go on when that was last tried",
    registers: [metrics],
    ask: async () => (await migrations.outstanding()).filter(({ failure }) => failure !== undefined).length,
  });

  const steps: (() => Promise<void>)[] = [];
  const close = onShutdown(logger, [
    async () => closing.abort(new Error(`${processName} is closing`)),
    () => app.close(),
    () => consumers.stop(),
    async () => {
      for (const step of steps.toReversed()) await step();
    },
    () => migrations.stop(),
    () => relay.stop(),
    () => watch.stop(),
    () => nats.drain(),
    () => connection.close(),
    () => tracing.stop(),
  ]);

  const beforeClose = (step: () => Promise<void>) => void steps.push(step);
  periodically({ logger, beforeClose }, "remove what has expired", env.EXPIRY_SWEEP_MS, () => removeExpired(connection));
  periodically({ logger, beforeClose }, "erase what was deleted", env.ERASE_SWEEP_MS, () =>
    eraseDeleted(nats, relay, new Date(Date.now() - env.ERASE_AFTER_MS)),
  );

  return {
    name,
    logger,
    connection,
    nats,
    relay,
    consumers,
    app,
    metrics,
    revocations: watch.revocations,
    close,
    closing: closing.signal,
    readyWhen: (what, check) => void (needs[what] = check),
    migrate: (declared) => migrations.run(declared),
    beforeClose,
    async listen() {
      // A further process of a service may hold some of its stores only.
      if (processName === name) {
        answerRequests(nats, name, relay, logger);
        await answerForIndexes({ nats, name, connection, logger });
      }
      answerForReport({ nats, name, process: processName, app, metrics, migrations, logger });
      await app.listen({ port: env.PORT, host: env.HOST });
      const { port } = app.server.address() as { port: number };
      logger.info({ port }, "listening");
      process.send?.({ type: "listening", port });
      return port;
    },
  };
}
