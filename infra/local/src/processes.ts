import { join } from "node:path";
import { backupMark } from "./backup/backup-mark.ts";
import type { BrokerUser, Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

export type ProcessContext = {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly mongoUrl: string;
  /** The broker's address, with that of its users whom a process speaks as. */
  readonly natsUrlOf: (user: BrokerUser) => string;
  /** The address of a process of an earlier wave. */
  readonly urlOf: (name: string) => string;
};

export type ProcessSpec = {
  readonly name: string;
  /** Relative to the project's root. */
  readonly folder: string;
  readonly entry: string;
  /** Waves start one after another, the processes of one at the same time. */
  readonly wave: number;
  readonly heapMb: number;
  /** Of the space that is collected often: too small a one makes a process that is asked much spend its time on that. Default: 4. */
  readonly youngMb?: number;
  readonly env: (context: ProcessContext) => Record<string, string>;
  /** Where it must listen. Default: a free port. */
  readonly port?: (settings: Settings) => number;
};

const common = ({ mongoUrl, natsUrlOf, secrets, settings }: ProcessContext, user: BrokerUser): Record<string, string> => ({
  MONGO_URL: mongoUrl,
  NATS_URL: natsUrlOf(user),
  INTERNAL_SECRET: secrets.internalSecret,
  HOST: "127.0.0.1",
  ...(settings.bootstrap !== undefined && { MUHTAWA_BOOTSTRAP: settings.bootstrap }),
});

const withTokens = (context: ProcessContext, user: BrokerUser): Record<string, string> => ({
  ...common(context, user),
  IDENTITY_URL: context.urlOf("identity"),
});

/** Where identity writes mails when no SMTP_URL is set. */
export const mailFolder = ({ dataDir }: Settings): string => join(dataDir, "mail");

/** Every process of the system but the engines. */
export const PROCESSES: readonly ProcessSpec[] = [
  {
    name: "identity",
    folder: "services/identity",
    entry: "src/main.ts",
    wave: 1,
    heapMb: 128,
    env: (context) => ({
      ...common(context, "identity"),
      KEY_SECRET: context.secrets.keySecret,
      ADMIN_EMAIL: context.settings.adminEmail,
      ADMIN_PASSWORD: context.settings.adminPassword ?? context.secrets.adminPassword,
      PUBLIC_URL: context.settings.publicUrl,
      MAIL_DIR: mailFolder(context.settings),
      BACKUP_MARK: backupMark(context.settings.dataDir),
    }),
  },
  {
    name: "catalog",
    folder: "services/catalog",
    entry: "src/main.ts",
    wave: 2,
    heapMb: 128,
    youngMb: 16,
    env: (context) => withTokens(context, "catalog"),
  },
  {
    name: "content",
    folder: "services/content",
    entry: "src/main.ts",
    wave: 2,
    heapMb: 128,
    youngMb: 16,
    env: (context) => ({ ...withTokens(context, "content"), MEDIA_DIR: join(context.settings.dataDir, "media") }),
  },
  { name: "ai", folder: "services/ai", entry: "src/main.ts", wave: 2, heapMb: 128, env: (context) => withTokens(context, "ai") },
  {
    name: "ai-worker",
    folder: "services/ai",
    entry: "src/worker.ts",
    wave: 3,
    heapMb: 128,
    env: (context) => ({ ...withTokens(context, "ai"), CONTENT_URL: context.urlOf("content") }),
  },
  { name: "site", folder: "services/site", entry: "src/main.ts", wave: 2, heapMb: 128, env: (context) => withTokens(context, "site") },
  {
    name: "gateway",
    folder: "gateway",
    entry: "src/main.ts",
    wave: 3,
    heapMb: 192,
    youngMb: 16,
    port: (settings) => settings.port,
    env: (context) => ({
      ...withTokens(context, "gateway"),
      CATALOG_URL: context.urlOf("catalog"),
      CONTENT_URL: context.urlOf("content"),
      AI_URL: context.urlOf("ai"),
      SITE_URL: context.urlOf("site"),
      HOST: "0.0.0.0",
      API_EXPLORER: process.env["API_EXPLORER"] || "true",
    }),
  },
];
