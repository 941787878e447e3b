import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import { checkApplication } from "../src/doctor/application.ts";
import { checkBroker } from "../src/doctor/broker.ts";
import { checkClocks } from "../src/doctor/clocks.ts";
import { checkDatabase } from "../src/doctor/database.ts";
import { type Finding, written } from "../src/doctor/finding.ts";
import { checkFolder, checkRoom, checkS3 } from "../src/doctor/media-store.ts";
import { checkModel } from "../src/doctor/model.ts";
import { checkNode, checkRelease } from "../src/doctor/releases.ts";

/** Nothing listens there. */
const NOBODY = "127.0.0.1:9";
const folder = mkdtempSync(join(tmpdir(), "doctor-"));
const servers: Server[] = [];
let engines: TestEngines;
beforeAll(async () => {
  engines = await startEngines();
});
afterAll(async () => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
  await engines?.stop();
});

/** A server that answers everything alike, after it has been asked with the right key. */
async function answering(status: number, body: unknown, key?: string): Promise<string> {
  const server = createServer((request, response) => {
    const isKnown = key === undefined || request.headers.authorization === `Bearer ${key}`;
    response.writeHead(isKnown ? status : 401, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const states = (findings: readonly Finding[]) => findings.map(({ about, state }) => [about, state]);

describe("the database", () => {
  test("that answers is named with its release", async () => {
    const findings = await checkDatabase(engines.mongoUrl);
    expect(findings[0]).toEqual({ about: "MongoDB", state: "ok", found: expect.stringMatching(/^answers at mongodb:/) });
    expect(findings.map(({ about }) => about)).toContain("release of MongoDB");
  });

  test("that is away is named without its password", async () => {
    const [found] = await checkDatabase(`mongodb://me:hidden@${NOBODY}/?connectTimeoutMS=100`);
    expect(found?.state).toBe("failed");
    expect(JSON.stringify(found)).not.toContain("hidden");
  }, 30_000);
});

describe("the broker", () => {
  test("that answers keeps streams", async () => {
    expect(states(await checkBroker(engines.natsUrl))).toEqual([
      ["NATS", "ok"],
      ["release of NATS", "ok"],
      ["JetStream", "ok"],
    ]);
  });

  test("that is away is named without its password", async () => {
    const [found] = await checkBroker(`nats://me:hidden@${NOBODY}`);
    expect(found).toMatchObject({ about: "NATS", state: "failed" });
    expect(JSON.stringify(found)).not.toContain("hidden");
  });
});

describe("the media store", () => {
  test("may be made yet where its folder can be written to", async () => {
    expect((await checkFolder("media folder", join(folder, "not/yet")))[0]).toMatchObject({
      state: "ok",
      found: `can be written to (${folder})`,
    });
  });

  test("fails where no folder can be", async () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    expect(states(await checkFolder("media folder", file))).toEqual([["media folder", "failed"]]);
  });

  test.each([
    ["ok", 1_000_000, 500_000],
    ["warning", 10_000_000, 500_000],
    ["failed", 10_000_000, 100_000],
  ] as const)("with this room is %s", (state, blocks, bavail) => {
    expect(checkRoom("disk", { bsize: 4096, blocks, bavail }).state).toBe(state);
  });

  test.each([
    ["ok", 403],
    ["failed", 503],
  ] as const)("in S3 is %s when that answers %i", async (state, status) => {
    expect((await checkS3(await answering(status, {}))).state).toBe(state);
  });

  test("in S3 fails when that is away", async () => {
    expect((await checkS3(`http://${NOBODY}`)).state).toBe("failed");
  });
});

describe("the model", () => {
  const MODELS = { data: [{ id: "oasis-7b" }, { id: "llama:latest" }] };

  test.each([
    ["ok", "oasis-7b", "right"],
    ["ok", "llama", "right"],
    ["failed", "another", "right"],
    ["failed", "oasis-7b", "wrong"],
  ] as const)("is %s as %s with the %s key, which isn't told", async (state, model, key) => {
    const found = await checkModel({ baseUrl: await answering(200, MODELS, "right"), key, model });
    expect(found.state).toBe(state);
    expect(found.found).not.toContain("right");
  });

  test("is a warning where no models are listed, and fails where nobody answers", async () => {
    expect((await checkModel({ baseUrl: await answering(404, {}), key: undefined, model: "m" })).state).toBe("warning");
    expect((await checkModel({ baseUrl: `http://${NOBODY}`, key: undefined, model: "m" })).state).toBe("failed");
  });

  test("needn't be set", async () => {
    expect((await checkModel({ baseUrl: undefined, key: undefined, model: undefined })).state).toBe("ok");
  });
});

describe("the application", () => {
  test("names each service that isn't ready", async () => {
    const address = await answering(503, { checks: { identity: true, site: false } });
    expect(states(await checkApplication(address))).toEqual([
      ["application", "ok"],
      ["identity", "ok"],
      ["site", "failed"],
      ["clock of the application", "ok"],
    ]);
  });

  test("that is away has failed", async () => {
    expect(states(await checkApplication(`http://${NOBODY}`))).toEqual([["application", "failed"]]);
  });
});

test.each([
  ["ok", 1_000],
  ["warning", 5_000],
  ["failed", 31_000],
] as const)("clocks are %s when they are %i ms apart", (state, apart) => {
  expect(checkClocks("MongoDB", 1_000_000 + apart, 1_000_000).state).toBe(state);
  expect(checkClocks("MongoDB", 1_000_000 - apart, 1_000_000).state).toBe(state);
});

test("releases that are too old are told", () => {
  expect([checkNode("v24.21.0").state, checkNode("v22.1.0").state]).toEqual(["ok", "failed"]);
  expect([checkRelease("NATS", "2.9.9", [2, 10]).state, checkRelease("NATS", "2.10.0", [2, 10]).state]).toEqual(["warning", "ok"]);
});

test("each finding is one line", () => {
  expect(written({ about: "a", state: "failed", found: "two\nlines.", todo: "Do this" })).toBe("FAILED   a: two lines. Do this");
});

async function doctor(env: Record<string, string>) {
  const child = spawn(createRequire(import.meta.url).resolve("node/bin/node"), ["src/cli/doctor.ts"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { ...process.env, NODE_OPTIONS: "", MONGO_URL: engines.mongoUrl, NATS_URL: engines.natsUrl, DATA_DIR: folder, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, code] = await Promise.all([text(child.stdout), ended]);
  return { output, code };
}

test("the command ends with 0 where all is well, with 1 and what is wrong where something isn't", async () => {
  const application = await answering(200, { checks: { identity: true } });
  const well = await doctor({ PUBLIC_URL: application });
  expect(well.output).not.toContain("FAILED");
  expect(well.code).toBe(0);

  const ill = await doctor({ PUBLIC_URL: application, REGISTRATION: "closed", MUHTAWA_BOOTSTRAP: '{"user": []}' });
  expect(ill.output).toContain("FAILED   configuration: REGISTRATION: ");
  expect(ill.output).toContain("FAILED   configuration: MUHTAWA_BOOTSTRAP: user: is not known here");
  expect(ill.code).toBe(1);
}, 240_000);
