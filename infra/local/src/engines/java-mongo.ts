import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { builtOnce } from "./cache.ts";
import { EngineError } from "./engine-error.ts";
import { launchEngine } from "./engine-process.ts";
import type { Engine, EngineOptions } from "./engine.ts";
import { onPath, runTool } from "./tools.ts";

const SOURCE = join(import.meta.dirname, "java-mongo");
const CLASSES = readdirSync(SOURCE)
  .filter((name) => name.endsWith(".java"))
  .toSorted();
const SOURCES = ["pom.xml", "checksums.sha256", ...CLASSES];
const SMALL = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];
/** More than cores: a thread waits while its write is committed, and one commit serves all that wait. */
const CONNECTION_THREADS = "-Dio.netty.eventLoopThreads=16";

/** The embedded document engine: mongo-java-server on an H2 file, answering writes only when they are on disk. */
export async function startJavaMongo({
  dataDir,
  port = 0,
  eraseEvery = 60_000,
  heap = 256,
  onProgress = () => {},
}: EngineOptions): Promise<Engine> {
  const java = neededTool("java");
  const folder = await builtOnce(`java-mongo-${sourceVersion()}`, (draft) => buildJavaMongo(draft, onProgress));
  verifyJars(join(folder, "lib"));
  mkdirSync(join(dataDir, "mongo"), { recursive: true });
  const classes = [join(folder, "classes"), ...jars(join(folder, "lib"))].join(delimiter);
  return launchEngine({
    name: "mongo",
    engine: "embedded Java engine (mongo-java-server 1.47.0)",
    dataDir,
    command: java,
    args: [
      `-Xmx${heap}m`,
      ...SMALL,
      CONNECTION_THREADS,
      "-Dslf4j.internal.verbosity=ERROR",
      "-cp",
      classes,
      "Main",
      join(dataDir, "mongo", "data.h2"),
      String(port),
      String(eraseEvery),
    ],
    env: { MALLOC_ARENA_MAX: "2" },
    ready: (log) => /^ready (\d+)$/m.exec(log)?.[1],
    // The setting also tells the services which engine this is: retried writes need sessions, which it lacks.
    url: (bound) => `mongodb://127.0.0.1:${bound}/?retryWrites=false`,
  });
}

export function hasJavaTools(): boolean {
  return onPath("java") !== undefined && onPath("mvn") !== undefined;
}

/** Refuses a folder whose jars are not byte for byte the pinned ones, all of them and no other. */
export function verifyJars(lib: string, pinned = readFileSync(join(SOURCE, "checksums.sha256"), "utf8")): void {
  const expected = new Map(
    pinned
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).toReversed() as [string, string]),
  );
  const found = readdirSync(lib);
  const wrong = [
    ...found.filter((jar) => sha256(join(lib, jar)) !== expected.get(jar)),
    ...[...expected.keys()].filter((jar) => !found.includes(jar)),
  ];
  if (wrong.length > 0) {
    throw new EngineError(
      `Refusing the document engine: ${wrong.join(", ")} differ from the pinned checksums. Delete ${lib}/.. to fetch it again.`,
    );
  }
}

async function buildJavaMongo(draft: string, onProgress: (line: string) => void): Promise<void> {
  onProgress("Building the embedded document engine (first time only)");
  const lib = join(draft, "lib");
  for (const source of SOURCES) cpSync(join(SOURCE, source), join(draft, source));
  await runTool(neededTool("mvn"), ["-q", "-B", "dependency:copy-dependencies", `-DoutputDirectory=${lib}`, "-DincludeScope=runtime"], {
    cwd: draft,
  }).catch((error: Error) => {
    throw new EngineError(`Maven could not fetch the document engine: ${error.message}`);
  });
  verifyJars(lib);
  // javac by way of java: it is there wherever the compiler is, even when only java is on PATH.
  const compiler = ["-m", "jdk.compiler/com.sun.tools.javac.Main"];
  const sources = CLASSES.map((name) => join(draft, name));
  const args = [...compiler, "-d", join(draft, "classes"), "-cp", jars(lib).join(delimiter), ...sources];
  await runTool(neededTool("java"), args).catch((error: Error) => {
    throw new EngineError(`The document engine could not be compiled, it needs a JDK 17 or later: ${error.message}`);
  });
}

function neededTool(name: string): string {
  const tool = onPath(name);
  if (tool === undefined) throw new EngineError(`${name} is missing: install mongod, or Java 17 with Maven, or set MONGO_URL.`);
  return tool;
}

function jars(lib: string): string[] {
  return readdirSync(lib)
    .toSorted()
    .map((jar) => join(lib, jar));
}

function sourceVersion(): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) hash.update(readFileSync(join(SOURCE, source)));
  return hash.digest("hex").slice(0, 12);
}

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
