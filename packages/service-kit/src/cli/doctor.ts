import { join, resolve } from "node:path";
import { checkApplication } from "../doctor/application.ts";
import { checkBroker } from "../doctor/broker.ts";
import { checkConfiguration } from "../doctor/configuration.ts";
import { checkDatabase } from "../doctor/database.ts";
import { failed, type Finding, written } from "../doctor/finding.ts";
import { checkFolder, checkS3 } from "../doctor/media-store.ts";
import { checkModel } from "../doctor/model.ts";
import { checkNode } from "../doctor/releases.ts";
import { brokerUrl } from "./broker.ts";
import { databaseUrl } from "./database.ts";

const set = (name: string) => process.env[name] || undefined;
const dataDir = resolve(set("DATA_DIR") ?? ".data");
const s3 = set("S3_ENDPOINT") ?? `https://s3.${set("S3_REGION") ?? "us-east-1"}.amazonaws.com`;

/** Looks for an address, which is known only where something was set or started. */
async function at(about: string, address: () => string, check: (url: string) => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check(address());
  } catch (error) {
    return [failed(about, error instanceof Error ? error.message : String(error), "docs/configuration.md has both")];
  }
}

const checks: (Finding[] | Promise<Finding[]>)[] = [
  [checkNode(process.version)],
  checkConfiguration(process.env),
  at("MongoDB", databaseUrl, checkDatabase),
  at("NATS", brokerUrl, checkBroker),
  set("S3_BUCKET") ? checkS3(s3).then((finding) => [finding]) : checkFolder("media folder", set("MEDIA_DIR") ?? join(dataDir, "media")),
  checkModel({ baseUrl: set("AI_BASE_URL"), key: set("AI_API_KEY"), model: set("AI_MODEL") }).then((finding) => [finding]),
  checkApplication(set("PUBLIC_URL") ?? `http://localhost:${set("PORT") ?? 4000}`),
];

let isWell = true;
for (const check of checks)
  for (const finding of await check) {
    process.stdout.write(`${written(finding)}\n`);
    isWell &&= finding.state !== "failed";
  }
process.exit(isWell ? 0 : 1);
