import { resolve } from "node:path";
import { StartError } from "./start-error.ts";

export const ROOT = resolve(import.meta.dirname, "../../..");

export type Settings = {
  readonly port: number;
  /** The application's address, for links in mails. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  readonly seedDemo: boolean;
  /** What the installation begins with, for the services: a path or JSON. */
  readonly bootstrap: string | undefined;
  readonly mongoUrl: string | undefined;
  readonly natsUrl: string | undefined;
};

/** What the person at the terminal may set. An empty variable is one that isn't set. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = (name: string): string | undefined => environment[name] || undefined;
  const port = Number(given("PORT") ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartError(`PORT must be a number from 1 to 65535, not "${given("PORT")}".`);
  const bootstrap = given("MUHTAWA_BOOTSTRAP");
  // Who says what an installation begins with doesn't want the demonstration beside it.
  const seedDemo = given("SEED_DEMO") ?? (bootstrap === undefined ? "true" : "false");
  if (seedDemo !== "true" && seedDemo !== "false") throw new StartError(`SEED_DEMO must be true or false, not "${seedDemo}".`);
  return {
    port,
    publicUrl: given("PUBLIC_URL") ?? `http://localhost:${port}`,
    dataDir: resolve(ROOT, given("DATA_DIR") ?? ".data"),
    adminEmail: given("ADMIN_EMAIL") ?? "admin@muhtawa.local",
    adminPassword: given("ADMIN_PASSWORD"),
    seedDemo: seedDemo === "true",
    bootstrap: bootstrap === undefined || bootstrap.trimStart().startsWith("{") ? bootstrap : resolve(ROOT, bootstrap),
    mongoUrl: given("MONGO_URL"),
    natsUrl: given("NATS_URL"),
  };
}
