import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { builtOnce, cacheDir } from "./cache.ts";
import { freePort } from "./free-port.ts";
import { launchEngine } from "./engine-process.ts";
import type { Engine, EngineOptions } from "./engine.ts";
import { onPath, versionOf } from "./tools.ts";

const DOWNLOAD_VERSION = "8.2.6";
const DOWNLOAD_FOLDER = `mongod-${DOWNLOAD_VERSION}`;
const OLDEST_MAJOR = 5;
const ANSWER_LIMIT_MS = 10_000;
const DOWNLOAD_LIMIT_MS = 600_000;

export type Mongod = { readonly command: string; readonly engine: string };

export async function startMongod(mongod: Mongod, options: EngineOptions): Promise<Engine> {
  const folder = join(options.dataDir, "mongo");
  mkdirSync(folder, { recursive: true });
  const port = options.port ?? (await freePort());
  return launchEngine({
    name: "mongo",
    engine: mongod.engine,
    dataDir: options.dataDir,
    command: mongod.command,
    args: ["--dbpath", folder, "--port", String(port), "--bind_ip", "127.0.0.1", "--wiredTigerCacheSizeGB", "0.25"],
    ready: (log) => /"port":(\d+)/.exec(log.split("Waiting for connections", 2)[1] ?? "")?.[1],
    // Without the journal an acknowledged write can be lost for 100 ms.
    url: (bound) => `mongodb://127.0.0.1:${bound}/?journal=true`,
  });
}

export async function installedMongod(): Promise<Mongod | undefined> {
  const command = onPath("mongod");
  const version = command === undefined ? undefined : await versionOf(command);
  if (command === undefined || version === undefined || version.major < OLDEST_MAJOR) return undefined;
  return { command, engine: `mongod ${version.major}.${version.minor} on PATH` };
}

export function cachedMongod(): Mongod | undefined {
  const command = join(cacheDir(), DOWNLOAD_FOLDER, "mongod");
  return existsSync(command) ? { command, engine: `mongod ${DOWNLOAD_VERSION}, downloaded` } : undefined;
}

/** Undefined when no binary for this system is to be had: no answer in 10 s, refused, or it doesn't run here. */
export async function downloadedMongod(onProgress: (line: string) => void = () => {}): Promise<Mongod | undefined> {
  try {
    await builtOnce(DOWNLOAD_FOLDER, (draft) => download(draft, onProgress));
    return cachedMongod();
  } catch {
    onProgress("No mongod for download from here");
    return undefined;
  }
}

async function download(draft: string, onProgress: (line: string) => void): Promise<void> {
  // Loaded here only: it is large, and most starts don't need it.
  const { MongoBinary, DryMongoBinary } = await import("mongodb-memory-server-core");
  const { MongoBinaryDownloadUrl } = await import("mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js");
  const wanted = await DryMongoBinary.generateOptions({ version: DOWNLOAD_VERSION, downloadDir: draft });
  const url = await new MongoBinaryDownloadUrl(wanted).getDownloadUrl();
  const answer = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  onProgress("Downloading mongod (first time only)");
  const late = delay(DOWNLOAD_LIMIT_MS, undefined, { ref: false }).then(() => Promise.reject(new Error("The download takes too long")));
  const binary = await Promise.race([MongoBinary.getPath({ version: DOWNLOAD_VERSION, downloadDir: draft, checkMD5: true }), late]);
  if ((await versionOf(binary)) === undefined) throw new Error("The downloaded mongod does not run on this system");
  renameSync(binary, join(draft, "mongod"));
}
