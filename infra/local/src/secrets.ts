import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The users of the broker that `npm start` runs, as infra/docker/nats-users.conf has them. */
const BROKER_USERS = ["identity", "catalog", "content", "ai", "site", "gateway", "operator"] as const;
export type BrokerUser = (typeof BROKER_USERS)[number];

export type Secrets = {
  readonly internalSecret: string;
  readonly keySecret: string;
  readonly adminPassword: string;
  /** The super admin was made with a password from the environment, which is not kept here. */
  readonly adminPasswordGiven: boolean;
  readonly demoPassword: string;
  readonly brokerPasswords: Readonly<Record<BrokerUser, string>>;
};

/** Made once for a data folder and kept there, readable by its owner only: the stored keys and accounts depend on them. */
export function loadSecrets(dataDir: string, adminPasswordGiven: boolean): Secrets {
  const file = join(dataDir, "secrets.json");
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>) : {};
  const secrets: Secrets = {
    internalSecret: randomText(36),
    keySecret: randomText(36),
    adminPassword: randomPassword(),
    adminPasswordGiven,
    demoPassword: randomPassword(),
    brokerPasswords: brokerPasswords(),
    ...kept,
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}

/** Each begins with a letter: the broker takes from its environment what looks like a number for one. */
function brokerPasswords(): Record<BrokerUser, string> {
  const passwords = BROKER_USERS.map((user) => [user, `p${randomBytes(24).toString("hex")}`]);
  return Object.fromEntries(passwords) as Record<BrokerUser, string>;
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

/** Long enough to be safe, with the kinds of characters that password rules ask for. */
function randomPassword(): string {
  return `${randomText(12)}-a1A`;
}
