import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";

const folder = mkdtempSync(join(tmpdir(), "doctor-"));
let engines: TestEngines;
let application: Server;
let address: string;
const asked: string[] = [];

beforeAll(async () => {
  engines = await startEngines();
  // The application, a model's endpoint and an S3 server at once.
  application = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const body = request.url === "/readyz" ? { checks: { identity: true } } : { data: [{ id: "oasis-7b" }] };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => application.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(application.address() as AddressInfo).port}`;
});
afterAll(async () => {
  application.close();
  rmSync(folder, { recursive: true, force: true });
  await engines?.stop();
});

async function doctor(env: Record<string, string>) {
  const child = spawn(createRequire(import.meta.url).resolve("node/bin/node"), ["src/cli/doctor.ts"], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: { ...process.env, NODE_OPTIONS: "", MONGO_URL: engines.mongoUrl, NATS_URL: engines.natsUrl, DATA_DIR: folder, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, code] = await Promise.all([text(child.stdout), ended]);
  return { output, lines: output.trim().split("\n"), code };
}

/** Those of the lines that are about something, in their order. */
const about = (lines: readonly string[], names: readonly string[]) =>
  lines.filter((line) => names.some((name) => line.slice(9).startsWith(`${name}: `)));

test("the command says line by line how all is, and ends with 0 where nothing has failed", async () => {
  const { lines, code } = await doctor({ PUBLIC_URL: address, AI_MODEL: "oasis-7b", AI_BASE_URL: `${address}/v1` });
  expect(about(lines, ["Node", "configuration", "MongoDB", "NATS", "media folder", "model", "application", "identity"])).toEqual([
    `ok       Node: ${process.version}`,
    "ok       configuration: is one that every process takes",
    expect.stringMatching(/^ok {7}MongoDB: answers at mongodb:/),
    expect.stringMatching(/^ok {7}NATS: answers at nats:/),
    `ok       media folder: can be written to (${folder})`,
    `ok       model: oasis-7b at ${address}/v1/models`,
    `ok       application: answers at ${address}`,
    "ok       identity: is ready",
  ]);
  expect(lines.join("\n")).not.toContain("FAILED");
  expect(code).toBe(0);
}, 240_000);

test("it looks where the environment says, names what is wrong, and ends with 1", async () => {
  const nobody = "127.0.0.1:9";
  const { lines, code } = await doctor({
    MONGO_URL: "",
    NATS_URL: `nats://${nobody}`,
    PORT: "9",
    PUBLIC_URL: "",
    S3_BUCKET: "media",
    S3_ENDPOINT: address,
    AI_MODEL: "",
    REGISTRATION: "closed",
    MUHTAWA_BOOTSTRAP: '{"user": []}',
  });
  expect(about(lines, ["configuration", "NATS", "MongoDB", "media folder", "S3", "model", "application"])).toEqual([
    expect.stringMatching(/^FAILED {3}configuration: REGISTRATION: /),
    "FAILED   configuration: MUHTAWA_BOOTSTRAP: user: is not known here. docs/configuration.md has what it may be",
    expect.stringMatching(/^FAILED {3}MongoDB: .*docs\/configuration\.md has both$/),
    expect.stringMatching(/^FAILED {3}NATS: nats:\/\/127\.0\.0\.1:9: /),
    `ok       S3: answers at ${address}`,
    expect.stringMatching(/^ok {7}model: none is set/),
    expect.stringMatching(/^FAILED {3}application: http:\/\/localhost:9: /),
  ]);
  expect(asked).toContain("HEAD /");
  expect(code).toBe(1);
}, 240_000);
