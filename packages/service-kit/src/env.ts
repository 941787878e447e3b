import { z } from "zod";
import { tracingEnv } from "./tracing/tracing.ts";

const port = z.coerce.number().int().min(0).max(65_535);

/** A list in one variable, separated by commas. */
export const commaSeparated = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

/** `true` or `false`. */
export const flag = (byDefault: boolean) =>
  z
    .enum(["true", "false"])
    .default(byDefault ? "true" : "false")
    .transform((value) => value === "true");

/** One address or several with commas between them, as clusters and replica sets have it. */
const addressOf = (scheme: RegExp, example: string) => z.string().regex(scheme, `expected an address such as ${example}`);

/** What every process needs. */
export const processEnv = {
  PORT: port.default(0),
  HOST: z.string().default("127.0.0.1"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  NATS_URL: addressOf(/^(nats|tls):\/\/\S+$/, "nats://localhost:4222"),
  /** On how many of the broker's nodes each stream is kept. */
  NATS_REPLICAS: z.enum(["1", "3", "5"]).default("1").transform(Number),
  /** Signs the gateway's request context; the same for all processes. */
  INTERNAL_SECRET: z.string().min(32),
  ...tracingEnv,
};

/** What every process with a database needs beside that. */
export const serviceEnv = {
  ...processEnv,
  /** The server, without a database name. */
  MONGO_URL: addressOf(/^mongodb(\+srv)?:\/\/\S+$/, "mongodb://localhost:27017"),
  MONGO_DB_PREFIX: z.string().regex(/^\w*$/).default("muhtawa_"),
  /** Mutations that one person may begin in a minute, at each instance. */
  WRITES_PER_MINUTE: z.coerce.number().int().positive().default(1_200),
  /** Milliseconds an event's handler may take without progress; half as long again after that the broker gives the event out anew. */
  EVENT_HANDLER_MS: z.coerce.number().int().min(100).default(20_000),
  /** Milliseconds for which a service isn't ready while something that it keeps of others is collected for the first time. */
  FIRST_FILL_MS: z.coerce.number().int().min(0).default(30_000),
  /** Milliseconds between two removals of what has expired, where the database doesn't do that by itself. */
  EXPIRY_SWEEP_MS: z.coerce.number().int().min(10).default(60_000),
  /** Milliseconds after a deletion until streams and dead letters lose what they hold of it; readers have had it by then. */
  ERASE_AFTER_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(6 * 3_600_000),
  /** Milliseconds between two looks for what is to be erased. */
  ERASE_SWEEP_MS: z.coerce.number().int().min(10).default(3_600_000),
};

/** What every service but identity needs to check tokens. */
export const tokenEnv = {
  /** Where `/.well-known/jwks.json` is. */
  IDENTITY_URL: z.url(),
};

/** What a service needs that takes children along with what is deleted. */
export const cascadeEnv = {
  /** Milliseconds after a deletion until nobody can be adding to what is deleted any more. */
  CASCADE_SETTLE_MS: z.coerce.number().int().min(0).default(10_000),
  /** Milliseconds between two searches for children that were left behind. */
  RECONCILE_INTERVAL_MS: z.coerce.number().int().min(100).default(3_600_000),
};

/** Reads the configuration; all its problems are reported at once, then the process ends with 1. */
export function readEnv<Shape extends z.ZodRawShape>(shape: Shape, source: NodeJS.ProcessEnv = process.env): z.infer<z.ZodObject<Shape>> {
  // An empty variable is one that isn't set: compose files and shells can't say it otherwise.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = z.object(shape).safeParse(set);
  if (result.success) return result.data as z.infer<z.ZodObject<Shape>>;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  process.stderr.write(`The environment is not complete:\n${problems.join("\n")}\n`);
  process.exit(1);
}
