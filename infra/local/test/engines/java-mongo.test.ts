import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "@jest/globals";
import { cacheDir } from "../../src/engines/cache.ts";
import { startMongo } from "../../src/engines/index.ts";
import { verifyJars } from "../../src/engines/java-mongo.ts";
import { scratchFolder } from "../scratch-folder.ts";

const SOURCE = join(import.meta.dirname, "../../src/engines/java-mongo");
let built: string;

beforeAll(async () => {
  const engine = await startMongo({ dataDir: join(scratchFolder(), "shared"), mode: "java" });
  await engine.kill();
  const sources = readdirSync(SOURCE);
  // engines of other releases lie there too
  const isOurs = (name: string) =>
    sources.every((file) => {
      const copy = join(cacheDir(), name, file);
      return existsSync(copy) && readFileSync(copy, "utf8") === readFileSync(join(SOURCE, file), "utf8");
    });
  built = join(cacheDir(), readdirSync(cacheDir()).find((name) => name.startsWith("java-mongo-") && isOurs(name)) ?? "");
});

function copyOfJars(): string {
  const lib = join(scratchFolder(), "lib");
  cpSync(join(built, "lib"), lib, { recursive: true });
  return lib;
}

test("the pinned jars are accepted", () => {
  expect(() => verifyJars(copyOfJars())).not.toThrow();
});

test("a jar that differs in one byte is refused", () => {
  const lib = copyOfJars();
  const jar = readdirSync(lib).find((name) => name.startsWith("h2-")) ?? "";
  const bytes = readFileSync(join(lib, jar));
  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  writeFileSync(join(lib, jar), bytes);
  expect(() => verifyJars(lib)).toThrow(`Refusing the document engine: ${jar} differ from the pinned checksums`);
});

test("a jar too many is refused, and one too few", () => {
  const lib = copyOfJars();
  writeFileSync(join(lib, "extra.jar"), "");
  expect(() => verifyJars(lib)).toThrow("extra.jar");
  rmSync(join(lib, "extra.jar"));
  const jar = readdirSync(lib)[0] ?? "";
  rmSync(join(lib, jar));
  expect(() => verifyJars(lib)).toThrow(jar);
});

test("an engine is not started from a tampered cache", async () => {
  const cache = scratchFolder();
  cpSync(built, join(cache, built.split("/").at(-1) ?? ""), { recursive: true });
  const lib = join(cache, built.split("/").at(-1) ?? "", "lib");
  writeFileSync(join(lib, readdirSync(lib)[0] ?? ""), "not a jar");
  const previous = process.env["MUHTAWA_CACHE_DIR"];
  process.env["MUHTAWA_CACHE_DIR"] = cache;
  try {
    await expect(startMongo({ dataDir: scratchFolder(), mode: "java" })).rejects.toThrow("Refusing the document engine");
  } finally {
    if (previous === undefined) delete process.env["MUHTAWA_CACHE_DIR"];
    else process.env["MUHTAWA_CACHE_DIR"] = previous;
  }
});
