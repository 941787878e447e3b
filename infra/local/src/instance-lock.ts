import { linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { identify, isAlive, readRecord } from "./engines/process-record.ts";
import { StartError } from "./start-error.ts";

/** Makes this process the only launcher of the data folder. Returns the release. */
export function lockDataDir(dataDir: string): () => void {
  const folder = join(dataDir, "run");
  const lock = join(folder, "launcher.json");
  const draft = join(folder, `launcher.${process.pid}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(draft, JSON.stringify(identify(process.pid)));
  try {
    for (;;) {
      try {
        // Linking is atomic and fails when the lock exists.
        linkSync(draft, lock);
        return () => rmSync(lock, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
      const holder = readRecord(lock);
      if (holder !== undefined && isAlive(holder)) {
        throw new StartError(`${dataDir} is in use by a running start (process ${holder.pid}). Stop it, or choose another DATA_DIR.`);
      }
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}
