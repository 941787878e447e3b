import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isAlive, readRecord, identify } from "./process-record.ts";

/** Where built and fetched engines are kept for every checkout of this user. MUHTAWA_CACHE_DIR chooses another place. */
export function cacheDir(): string {
  return process.env["MUHTAWA_CACHE_DIR"] ?? join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "muhtawa");
}

/** Where Node keeps what it has compiled of our processes' modules (NODE_COMPILE_CACHE): loading them is half the work of a start. */
export const compileCacheDir = (): string => join(cacheDir(), "compiled");

/**
 * The folder `<cache>/<name>`, built on first use. A folder stands there only when its build went through; starts that come at the
 * same time wait for the one that builds.
 */
export async function builtOnce(name: string, build: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(cacheDir(), name);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheDir(), { recursive: true });
  const lock = `${folder}.lock`;
  await acquire(lock);
  try {
    if (existsSync(folder)) return folder;
    const draft = `${folder}.${process.pid}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft);
    try {
      await build(draft);
      renameSync(draft, folder);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
    return folder;
  } finally {
    rmSync(lock, { force: true });
  }
}

async function acquire(lock: string): Promise<void> {
  for (;;) {
    try {
      writeFileSync(lock, JSON.stringify(identify(process.pid)), { flag: "wx" });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = readRecord(lock);
    if (holder !== undefined && !isAlive(holder)) rmSync(lock, { force: true });
    else await delay(200);
  }
}
