import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createTcpServer, type Server as TcpServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import { checkApplication } from "../src/doctor/application.ts";
import { checkBroker } from "../src/doctor/broker.ts";
import { checkClocks } from "../src/doctor/clocks.ts";
import { checkDatabase } from "../src/doctor/database.ts";
import { type Finding, ok, reasonOf, warning, withoutSecrets, written } from "../src/doctor/finding.ts";
import { checkFolder, checkRoom, checkS3 } from "../src/doctor/media-store.ts";
import { checkModel } from "../src/doctor/model.ts";
import { checkNode, checkRelease } from "../src/doctor/releases.ts";

/** Nothing listens there. */
const NOBODY = "127.0.0.1:9";
const folder = mkdtempSync(join(tmpdir(), "doctor-"));
const servers: (Server | TcpServer)[] = [];
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

/** A server that sends everybody back to itself, and what it was asked with. */
async function redirecting(): Promise<[address: string, methods: string[]]> {
  const methods: string[] = [];
  const server = createServer((request, response) => {
    methods.push(String(request.method));
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return [`http://127.0.0.1:${(server.address() as AddressInfo).port}`, methods];
}

const states = (findings: readonly Finding[]) => findings.map(({ about, state }) => [about, state]);

describe("the database", () => {
  test("that answers is named with its release and its clock", async () => {
    expect(await checkDatabase(engines.mongoUrl)).toEqual([
      { about: "MongoDB", state: "ok", found: expect.stringMatching(/^answers at mongodb:/) },
      { about: "release of MongoDB", state: "ok", found: expect.stringMatching(/^\d+\.\d+\.\d+/) },
      { about: "clock of MongoDB", state: "ok", found: expect.stringMatching(/^[01]\.\d s from ours$/) },
    ]);
  });

  test("that is away is named without its password", async () => {
    const before = Date.now();
    expect(await checkDatabase(`mongodb://me:hidden@${NOBODY}/?connectTimeoutMS=100`)).toEqual([
      {
        about: "MongoDB",
        state: "failed",
        found: expect.stringMatching(/^mongodb:\/\/127\.0\.0\.1:9\/: .*ECONNREFUSED/),
        todo: "Start it, or set MONGO_URL to where it is, with a user that it knows",
      },
    ]);
    expect(Date.now() - before).toBeLessThan(20_000);
  }, 30_000);
});

describe("the broker", () => {
  /** A server that speaks as much of NATS as a client needs to be connected. */
  async function greeting(info: object): Promise<string> {
    const server = createTcpServer((socket) => {
      socket.on("error", () => {});
      socket.write(`INFO ${JSON.stringify({ server_id: "test", max_payload: 1_048_576, headers: true, proto: 1, ...info })}\r\n`);
      socket.on("data", (data) => {
        if (data.includes("PING")) socket.write("PONG\r\n");
      });
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `nats://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test("that answers keeps streams", async () => {
    expect(await checkBroker(engines.natsUrl)).toEqual([
      { about: "NATS", state: "ok", found: expect.stringMatching(/^answers at nats:\/\//) },
      { about: "release of NATS", state: "ok", found: expect.stringMatching(/^2\.\d+/) },
      { about: "JetStream", state: "ok", found: "is on" },
    ]);
  });

  test("that keeps no streams, or is too old, is told so", async () => {
    const url = await greeting({ version: "2.9.0" });
    expect(await checkBroker(url)).toEqual([
      { about: "NATS", state: "ok", found: `answers at ${url}` },
      { about: "release of NATS", state: "warning", found: "2.9.0", todo: "Nobody has tried releases before 2.10: upgrade it" },
      { about: "JetStream", state: "failed", found: "is off", todo: "Start NATS with -js, or a jetstream block in its settings" },
    ]);
  });

  test("that is away is named without its password", async () => {
    expect(await checkBroker(`nats://me:hidden@${NOBODY}`)).toEqual([
      {
        about: "NATS",
        state: "failed",
        found: expect.stringMatching(/^nats:\/\/127\.0\.0\.1:9: .*REFUSED/),
        todo: "Start it, or set NATS_URL to where it is, with a user that it knows",
      },
    ]);
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

  test("whose folder can't be made says why", async () => {
    const file = join(folder, "a-file-too");
    writeFileSync(file, "");
    expect(await checkFolder("media folder", file)).toEqual([
      {
        about: "media folder",
        state: "failed",
        found: expect.stringContaining("ENOTDIR"),
        todo: "Let the user who runs the services write there, or name another folder",
      },
    ]);
  });

  test("tells of its disk what is free, and what to do about it", async () => {
    const gigabytes = (blocks: number, bavail: number) =>
      checkRoom("disk", { bsize: 1024 ** 2, blocks: blocks * 1024, bavail: bavail * 1024 });
    expect(gigabytes(100, 50)).toEqual({ about: "disk", state: "ok", found: "50.0 of 100.0 GB are free" });
    expect(gigabytes(100, 9)).toMatchObject({ state: "warning", todo: "Make room, or give it a larger disk" });
    expect([gigabytes(100, 10).state, gigabytes(1, 0.5).state, gigabytes(1, 0.49).state]).toEqual(["ok", "ok", "failed"]);
    expect(gigabytes(1, 0.49)).toMatchObject({ found: "0.5 of 1.0 GB are free", todo: "Make room, or give it a larger disk" });
    expect((await checkFolder("media folder", folder))[1]?.about).toBe("disk of the media folder");
  });

  test.each([403, 499, 500, 503])("in S3 is asked at its address, which answers %i", async (status) => {
    const address = await answering(status, {});
    expect(await checkS3(address)).toEqual(
      status < 500
        ? { about: "S3", state: "ok", found: `answers at ${address}` }
        : { about: "S3", state: "failed", found: `${address} answers ${status}`, todo: "See the S3 server's own log" },
    );
  });

  test("in S3 isn't looked for elsewhere", async () => {
    const [address, asked] = await redirecting();
    expect((await checkS3(address)).state).toBe("ok");
    expect(asked).toEqual(["HEAD"]);
  });

  test("in S3 fails when that is away", async () => {
    expect(await checkS3(`http://${NOBODY}`)).toEqual({
      about: "S3",
      state: "failed",
      found: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9: ./),
      todo: "Start it, or set S3_ENDPOINT to where it is",
    });
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

  test("says what it is and where, or what to set", async () => {
    const address = await answering(200, { data: Array.from({ length: 7 }, (_, index) => ({ id: `m${index}` })) }, "right");
    const asked = (key: string, model: string, baseUrl = address) => checkModel({ baseUrl, key, model });
    expect(await asked("right", "m1")).toEqual({ about: "model", state: "ok", found: `m1 at ${address}/models` });
    expect(await asked("right", "m1", `${address}/`)).toEqual(await asked("right", "m1"));
    expect(await asked("right", "m9")).toEqual({
      about: "model",
      state: "failed",
      found: `${address}/models has no m9`,
      todo: "Set AI_MODEL to one of m0, m1, m2, m3, m4",
    });
    expect(await asked("wrong", "m1")).toEqual({
      about: "model",
      state: "failed",
      found: `${address}/models refuses the key`,
      todo: "Set AI_API_KEY to one that it knows",
    });
    expect((await checkModel({ baseUrl: await answering(403, {}), key: "k", model: "m" })).todo).toBe(
      "Set AI_API_KEY to one that it knows",
    );
  });

  test.each([[{}], [{ data: [] }], [{ data: {} }], [null]])("is taken at its word where %j is listed", async (listed) => {
    expect((await checkModel({ baseUrl: await answering(200, listed), key: undefined, model: "m" })).state).toBe("ok");
  });

  test("isn't named by an entry that has no name", async () => {
    const baseUrl = await answering(200, { data: [null, { id: "other" }] });
    expect(await checkModel({ baseUrl, key: undefined, model: "m" })).toMatchObject({
      state: "failed",
      todo: expect.stringContaining("other"),
    });
  });

  test("is a warning where no models are listed, and fails where nobody answers or another place is named", async () => {
    const baseUrl = await answering(404, {});
    expect(await checkModel({ baseUrl, key: undefined, model: "m" })).toEqual({
      about: "model",
      state: "warning",
      found: `${baseUrl}/models answers 404`,
      todo: "Check AI_BASE_URL; some endpoints list no models, though they write",
    });
    expect(await checkModel({ baseUrl: `http://${NOBODY}/v1?key=hidden`, key: undefined, model: "m" })).toEqual({
      about: "model",
      state: "failed",
      found: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/v1: ./),
      todo: "Start the model's server, or set AI_BASE_URL to where it is",
    });
    const [address, asked] = await redirecting();
    expect([(await checkModel({ baseUrl: address, key: "k", model: "m" })).state, asked]).toEqual(["warning", ["GET"]]);
  });

  test.each([
    [undefined, undefined, undefined],
    ["http://localhost", "k", undefined],
    [undefined, undefined, "m"],
  ])("needn't be set, or not wholly", async (baseUrl, key, model) => {
    expect(await checkModel({ baseUrl, key, model })).toEqual({
      about: "model",
      state: "ok",
      found: expect.stringMatching(/^none is set by AI_MODEL and AI_BASE_URL or AI_API_KEY: /),
    });
  });

  test("is looked for at OpenAI where only a key is set", async () => {
    const asked = jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no way out"));
    const found = await checkModel({ baseUrl: undefined, key: "k", model: "m" });
    expect([asked.mock.calls[0]?.[0], found.found]).toEqual([
      "https://api.openai.com/v1/models",
      "https://api.openai.com/v1/models: no way out",
    ]);
    asked.mockRestore();
  });
});

describe("the application", () => {
  test("names each service that isn't ready", async () => {
    const address = await answering(503, { checks: { identity: true, site: false } });
    expect(await checkApplication(address)).toEqual([
      { about: "application", state: "ok", found: `answers at ${address}` },
      { about: "identity", state: "ok", found: "is ready" },
      { about: "site", state: "failed", found: "is not ready", todo: "Does it run? Its own log and /readyz say what it lacks" },
      { about: "clock of the application", state: "ok", found: expect.stringMatching(/^\d\.\d s from ours$/) },
    ]);
    expect(states(await checkApplication(await answering(200, {})))).toEqual([
      ["application", "ok"],
      ["clock of the application", "ok"],
    ]);
  });

  test("whose clock has stopped is told of, and one that tells no time isn't", async () => {
    const dated = (date: string) => {
      const answer = new Response("{}", { headers: { date } });
      const asked = jest.spyOn(globalThis, "fetch").mockResolvedValue(answer);
      return checkApplication("http://app").finally(() => asked.mockRestore());
    };
    // The header's second has half passed on average.
    const now = jest.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 0, 1, 0, 0, 10));
    expect((await dated("Thu, 01 Jan 2026 00:00:07 GMT"))[1]).toMatchObject({ state: "warning", found: "2.5 s from ours" });
    now.mockRestore();
    expect(states(await dated("at tea time"))).toEqual([["application", "ok"]]);
    expect(states(await dated(""))).toEqual([["application", "ok"]]);
  });

  test("that is away has failed", async () => {
    expect(await checkApplication(`http://${NOBODY}`)).toEqual([
      {
        about: "application",
        state: "failed",
        found: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9: ./),
        todo: "Start it (npm start), or set PUBLIC_URL or PORT to where it is",
      },
    ]);
  });
});

const BY_NTP = "Have all machines keep the time by NTP";
test.each([
  ["ok", 1_999, "2.0", undefined],
  ["warning", 2_000, "2.0", BY_NTP],
  ["warning", 29_999, "30.0", BY_NTP],
  ["failed", 30_000, "30.0", `${BY_NTP}; signatures and tokens are refused by then`],
] as const)("clocks are %s when they are %i ms apart", (state, apart, seconds, todo) => {
  const finding = { about: "clock of MongoDB", state, found: `${seconds} s from ours`, ...(todo && { todo }) };
  expect(checkClocks("MongoDB", 1_000_000 + apart, 1_000_000)).toEqual(finding);
  expect(checkClocks("MongoDB", 1_000_000 - apart, 1_000_000)).toEqual(finding);
});

test("a Node that is too old is told, with what to do", () => {
  expect([checkNode("v24.0.0"), checkNode("v25.1.0").state]).toEqual([{ about: "Node", state: "ok", found: "v24.0.0" }, "ok"]);
  expect(checkNode("v22.1.0")).toEqual({
    about: "Node",
    state: "failed",
    found: "v22.1.0",
    todo: "Run this through npm, which takes Node 24 of the package node, or install Node 24",
  });
});

test.each([
  ["2.9.9", "warning"],
  ["2.10.0", "ok"],
  ["2.11.1", "ok"],
  ["3.0.0", "ok"],
  ["1.99.0", "warning"],
  ["2", "warning"],
  ["", "warning"],
])("a server of release %j is %s", (version, state) => {
  expect(checkRelease("NATS", version, [2, 10])).toEqual({
    about: "NATS",
    state,
    found: version,
    ...(state === "warning" && { todo: "Nobody has tried releases before 2.10: upgrade it" }),
  });
});

test("each finding is one line", () => {
  expect(written({ about: "a", state: "failed", found: "two\n\r\nlines.", todo: "Do this" })).toBe("FAILED   a: two lines. Do this");
  expect(written(ok("a.b", "2.10.1"))).toBe("ok       a.b: 2.10.1");
  expect(written(warning("a", "b", "c"))).toBe("warning  a: b. c");
});

test("what went wrong is told by its cause, and never with a secret", () => {
  expect(reasonOf(new Error("fetch failed", { cause: new Error("no route") }))).toBe("no route");
  expect(reasonOf(new Error("fetch failed", { cause: Object.assign(new Error(""), { code: "ECONNREFUSED" }) }))).toBe("ECONNREFUSED");
  expect(reasonOf(new Error("fetch failed", { cause: new Error("") }))).toBe("fetch failed");
  expect(reasonOf(new Error("fetch failed", { cause: "a text" }))).toBe("fetch failed");
  expect(reasonOf("only a text")).toBe("only a text");
  expect(reasonOf(new Error("at http://a:b@host/x?key=1 and nats://c:d@e"))).toBe("at http://host/x and nats://e");
  expect(withoutSecrets("mongodb://u:p@one:1/db?x=y z")).toBe("mongodb://one:1/db z");
});
