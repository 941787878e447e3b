import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locale, Role } from "@muhtawa/contracts";
import {
  type EventProbe,
  type GraphQLAnswer,
  type GraphQLClient,
  type ServiceProcess,
  startEngines,
  startEventProbe,
  startProcess,
  subgraphClient,
  type TestEngines,
} from "@muhtawa/testkit";
import mongoose, { type Connection } from "mongoose";
import { LOGIN, REGISTER } from "./documents.ts";

export const ADMIN = { email: "Admin@Muhtawa.test", password: "first-admin's secret 1" };
export const PASSWORD = "a long enough secret 7";
const SECRET = "the gateway and the services share this";
const CWD = fileURLToPath(new URL("..", import.meta.url));

export interface Caller {
  token?: string;
  locale?: Locale;
  ip?: string;
  device?: string;
}

export interface RunningIdentity {
  readonly engines: TestEngines;
  readonly database: Connection;
  readonly events: EventProbe;
  readonly env: Record<string, string>;
  /** Where its mails are written. */
  readonly mailDir: string;
  /** The instance that the calls below go to. */
  service(): ServiceProcess;
  /** Starts another instance beside it, with other settings if given. */
  another(env?: Record<string, string>): Promise<ServiceProcess>;
  /** Ends the instance and starts one in its place. */
  restart(env?: Record<string, string>): Promise<void>;
  as(caller?: Caller): GraphQLClient;
  stop(): Promise<void>;
}

export const client = (service: ServiceProcess, caller: Caller = {}): GraphQLClient =>
  subgraphClient({ url: service.url, secret: SECRET, ...caller });

/** Identity as a process of its own on real engines. */
export async function startIdentity(): Promise<RunningIdentity> {
  const engines = await startEngines();
  const prefix = `test_${randomUUID().slice(0, 8)}_`;
  const mailDir = mkdtempSync(join(tmpdir(), "identity-mail-"));
  const env = {
    // No other service is here to tell what it owns.
    FIRST_FILL_MS: "0",
    MONGO_URL: engines.mongoUrl,
    MONGO_DB_PREFIX: prefix,
    NATS_URL: engines.natsUrl,
    PORT: "0",
    INTERNAL_SECRET: SECRET,
    KEY_SECRET: "this secret encrypts the signing keys",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    MAIL_DIR: mailDir,
    SMTP_URL: "",
    LOG_LEVEL: "debug",
  };
  const start = (changes: Record<string, string> = {}) => startProcess({ cwd: CWD, entry: "src/main.ts", env: { ...env, ...changes } });
  let service = await start();
  const events = await startEventProbe(engines.natsUrl);
  const database = await mongoose
    .createConnection(engines.mongoUrl, { dbName: `${prefix}identity`, monitorCommands: true, autoIndex: false, autoCreate: false })
    .asPromise();
  const others: ServiceProcess[] = [];
  return {
    engines,
    database,
    events,
    env,
    mailDir,
    service: () => service,
    async another(changes) {
      const started = await start(changes);
      others.push(started);
      return started;
    },
    async restart(changes) {
      await service.stop();
      service = await start(changes);
    },
    as: (caller) => client(service, caller),
    async stop() {
      await events.stop();
      await database.close();
      await Promise.all([service, ...others].map((process) => process.stop()));
      await engines.stop();
      rmSync(mailDir, { recursive: true, force: true });
    },
  };
}

let people = 0;

/** Valid input for a registration that hasn't been made yet. */
export function newcomer(changes: Record<string, unknown> = {}): Record<string, unknown> & { email: string; username: string } {
  people += 1;
  return {
    username: `client-${people}`,
    email: `client-${people}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phoneCode: "966",
    phoneNumber: "501234567",
    countryId: "SA",
    ...changes,
  };
}

export interface SignedIn {
  token: string;
  sessionKey: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  user: any;
}

export async function registered(identity: RunningIdentity, changes: Record<string, unknown> = {}): Promise<SignedIn> {
  const { data, errors } = await identity.as()(REGISTER, newcomer(changes));
  if (errors) throw new Error(JSON.stringify(errors));
  return data.registerUser;
}

export async function adminToken(identity: RunningIdentity): Promise<string> {
  const { data } = await identity.as()(LOGIN, ADMIN);
  return data.login.token;
}

/** Somebody new with a role, signed in; there is no other way to a second super admin than the database. */
export async function signedInAs(identity: RunningIdentity, role: Role, changes: Record<string, unknown> = {}): Promise<SignedIn> {
  const { user } = await registered(identity, { firstName: "Huda", lastName: "Saleh", ...changes });
  if (role !== "CLIENT") await identity.database.collection<{ _id: string }>("users").updateOne({ _id: user.id }, { $set: { role } });
  const { data } = await identity.as()(LOGIN, { email: user.email, password: PASSWORD });
  return data.login;
}

/** The code that an operation failed with. */
export const codeOf = ({ errors }: GraphQLAnswer): string | undefined => errors?.[0]?.extensions.code;
/** What it says of the fields. */
export const fieldsOf = ({ errors }: GraphQLAnswer): Record<string, string[]> | undefined => errors?.[0]?.extensions.fields;
