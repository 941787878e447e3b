import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { backupMark } from "./backup-mark.ts";
import { isAlive, readRecord } from "../engines/process-record.ts";
import { runTool } from "../engines/tools.ts";
import { lockDataDir } from "../instance-lock.ts";
import { StartError } from "../start-error.ts";

/** What belongs to one run: who holds the folder, and what they said. */
const NOT_KEPT = ["run", "logs"];

/**
 * Writes a data folder into an archive: databases, broker, files and secrets of one moment, which only a stack that is stopped has. Readable by
 * its owner only, since it holds the secrets.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(join(dataDir, "secrets.json"))) throw new StartError(`${dataDir} holds no data of a stack.`);
  if (existsSync(file)) throw new StartError(`${file} is there already.`);
  const unlock = lockDataDir(dataDir);
  const draft = `${resolve(file)}.part`;
  try {
    refuseLeftovers(dataDir);
    const kept = readdirSync(dataDir).filter((name) => !NOT_KEPT.includes(name));
    const mask = process.umask(0o077);
    try {
      await runTool("tar", ["-czf", draft, "-C", dataDir, ...kept.map((name) => `./${name}`)]);
    } finally {
      process.umask(mask);
    }
    renameSync(draft, file);
    writeFileSync(backupMark(dataDir), "");
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    unlock();
  }
}

/** Puts what an archive holds into a data folder that isn't there yet, or is empty. */
export async function restore(file: string, dataDir: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(`${file} is not there.`);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new StartError(`${dataDir} is not empty. Move it away, or choose another DATA_DIR.`);
  const draft = `${dataDir}.restoring`;
  rmSync(draft, { recursive: true, force: true });
  try {
    await runTool("mkdir", ["-p", dirname(dataDir), draft]);
    await runTool("tar", ["-xzf", resolve(file), "-C", draft]).catch((error: unknown) => {
      throw new StartError(`${file} can't be read: ${(error as Error).message}`);
    });
    if (!existsSync(join(draft, "secrets.json"))) throw new StartError(`${file} is no backup of a stack.`);
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(draft, dataDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A launcher that was killed leaves engines that still write. */
function refuseLeftovers(dataDir: string): void {
  const folder = join(dataDir, "run");
  for (const name of readdirSync(folder)) {
    const record = readRecord(join(folder, name));
    if (record && record.pid !== process.pid && isAlive(record))
      throw new StartError(`${dataDir} is still written to by process ${record.pid} (${name}). Run npm start and end it, then try again.`);
  }
}
