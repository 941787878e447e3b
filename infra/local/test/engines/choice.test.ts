import { chmodSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { type Server, createServer } from "node:http";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { builtOnce, cacheDir } from "../../src/engines/cache.ts";
import { type Engine, startMongo, startNats } from "../../src/engines/index.ts";
import { onPath } from "../../src/engines/tools.ts";
import { scratchFolder } from "../scratch-folder.ts";

const environment = { ...process.env };
const started: Engine[] = [];
let javaMongo: Engine;
let refusing: Server;

beforeAll(async () => {
  javaMongo = await startMongo({ dataDir: join(scratchFolder(), "shared"), mode: "java" });
  refusing = createServer((_request, response) => response.writeHead(403).end()).listen(0, "127.0.0.1");
  await new Promise((resolve) => refusing.once("listening", resolve));
});

afterAll(async () => {
  await javaMongo.kill();
  refusing.close();
});

beforeEach(() => {
  const { port } = refusing.address() as { port: number };
  process.env["MONGOMS_DOWNLOAD_MIRROR"] = `http://127.0.0.1:${port}`;
  process.env["PATH"] = pathWithoutMongod();
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((engine) => engine.kill()));
  process.env = { ...environment };
});

/** So that the tests say the same on a machine with MongoDB. */
function pathWithoutMongod(): string {
  const folder = scratchFolder();
  for (const tool of ["java", "mvn", "sh", "sleep"]) symlinkSync(onPath(tool) ?? "", join(folder, tool));
  return folder;
}

/** Answers --version and says it is ready as the real one does. */
function fakeMongod(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "mongod"),
    `#!/bin/sh
[ "$1" = --version ] && echo "db version v8.0.4" && exit
while [ "$1" != --port ]; do shift; done
echo '{"msg":"Waiting for connections","attr":{"port":'$2'}}'
exec sleep 60
`,
  );
  chmodSync(join(folder, "mongod"), 0o755);
}

function emptyCacheWithBuiltEngines(): string {
  const cache = scratchFolder();
  for (const name of ["java-mongo", "nats-server"]) symlinkBuilt(name, cache);
  process.env["MUHTAWA_CACHE_DIR"] = cache;
  return cache;
}

function symlinkBuilt(prefix: string, cache: string): void {
  for (const name of readdirSync(cacheDir()).filter((folder) => folder.startsWith(prefix)))
    symlinkSync(join(cacheDir(), name), join(cache, name));
}

async function start(options: Parameters<typeof startMongo>[0]): Promise<Engine> {
  const engine = await startMongo(options);
  started.push(engine);
  return engine;
}

describe("MongoDB is taken in the order of preference", () => {
  test("the given URL before all", async () => {
    const engine = await start({ dataDir: scratchFolder(), url: javaMongo.url });
    expect(engine).toMatchObject({ url: javaMongo.url, engine: "the server of MONGO_URL", pid: undefined });
  });

  test("mongod on PATH before a downloaded one", async () => {
    const cache = emptyCacheWithBuiltEngines();
    fakeMongod(join(cache, "mongod-8.2.6"));
    fakeMongod(process.env["PATH"] ?? "");
    expect((await start({ dataDir: scratchFolder() })).engine).toBe("mongod 8.0 on PATH");
  });

  test("a downloaded one before the embedded", async () => {
    const cache = emptyCacheWithBuiltEngines();
    fakeMongod(join(cache, "mongod-8.2.6"));
    expect((await start({ dataDir: scratchFolder() })).engine).toBe("mongod 8.2.6, downloaded");
  });

  test("the embedded one where no download is to be had", async () => {
    emptyCacheWithBuiltEngines();
    const progress: string[] = [];
    const engine = await start({ dataDir: scratchFolder(), onProgress: (line) => progress.push(line) });
    expect(engine.engine).toMatch("embedded Java engine");
    expect(progress).toContain("No mongod for download from here");
  });

  test("the engine that holds the folder's data, a better one only mentioned", async () => {
    const dataDir = scratchFolder();
    const first = await startMongo({ dataDir, mode: "java" });
    await first.stop();
    fakeMongod(process.env["PATH"] ?? "");
    const second = await start({ dataDir });
    expect(second.engine).toMatch("embedded Java engine");
    expect(second.note).toMatch("mongod is on PATH now");
    expect(JSON.parse(readFileSync(join(dataDir, "engine.json"), "utf8"))).toEqual({ mongo: "java" });
  });
});

describe("what can't be had is one clear line", () => {
  test("a URL that doesn't answer, without its password", async () => {
    const url = "mongodb://writer:secret@127.0.0.1:1/";
    const failed = startMongo({ dataDir: scratchFolder(), url });
    await expect(failed).rejects.toThrow(/^MONGO_URL mongodb:\/\/…@127\.0\.0\.1:1\/ does not answer: .*$/);
    await expect(startNats({ dataDir: scratchFolder(), url: "nats://127.0.0.1:1" })).rejects.toThrow(/^NATS_URL .* does not answer/);
  });

  test("no tool for any engine", async () => {
    process.env["MUHTAWA_CACHE_DIR"] = scratchFolder();
    process.env["PATH"] = scratchFolder();
    await expect(startMongo({ dataDir: scratchFolder() })).rejects.toThrow(
      "java is missing: install mongod, or Java 17 with Maven, or set MONGO_URL.",
    );
    await expect(startNats({ dataDir: scratchFolder() })).rejects.toThrow(
      "nats-server 2.10 or later is missing: install it, or Go, or set NATS_URL.",
    );
  });

  test("a data folder whose engine is gone", async () => {
    emptyCacheWithBuiltEngines();
    const dataDir = scratchFolder();
    writeFileSync(join(dataDir, "engine.json"), '{"mongo":"mongod"}');
    await expect(startMongo({ dataDir })).rejects.toThrow(/holds data of mongod, which is not to be had now/);
  });
});

test("two builds at the same time build once", async () => {
  process.env["MUHTAWA_CACHE_DIR"] = scratchFolder();
  let builds = 0;
  const build = async (folder: string): Promise<void> => {
    builds++;
    await new Promise((resolve) => setImmediate(resolve));
    writeFileSync(join(folder, "built"), "");
  };
  const folders = await Promise.all([builtOnce("thing", build), builtOnce("thing", build)]);
  expect(folders[0]).toBe(folders[1]);
  expect(builds).toBe(1);
});
