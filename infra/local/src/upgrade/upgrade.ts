import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { backUp, restore } from "../backup/backup.ts";
import { lockDataDir } from "../instance-lock.ts";
import type { Settings } from "../settings.ts";
import { StartError } from "../start-error.ts";
import type { Terminal } from "../terminal.ts";
import { losses } from "./account.ts";
import { type Brought, bringForward } from "./bring-forward.ts";

/** Brings a copy of what an archive holds to this release, and removes the copy; rejects where that fails or loses something. */
export async function rehearse(archive: string, settings: Settings, terminal: Terminal): Promise<Brought> {
  const folder = mkdtempSync(join(dirname(settings.dataDir), "rehearsal-"));
  const dataDir = join(folder, "data");
  try {
    await restore(archive, dataDir);
    const brought = await bringForward({ ...settings, dataDir }, terminal, { isCopy: true });
    const lost = losses(brought);
    if (lost.length > 0) throw new StartError(`There is less of it after the upgrade:\n${lost.map((line) => `  ${line}`).join("\n")}`);
    return brought;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rehearses on a copy of the data folder, keeps a backup of it, and then does the same with it. */
export async function upgrade(archive: string, settings: Settings, terminal: Terminal): Promise<Brought> {
  await backUp(settings.dataDir, archive);
  await rehearse(archive, settings, terminal);
  const unlock = lockDataDir(settings.dataDir);
  try {
    return await bringForward(settings, terminal, { isCopy: false });
  } finally {
    unlock();
  }
}

/** Puts a backup in the place of the data folder, which is kept beside it. Resolves to where. */
export async function rollBack(archive: string, dataDir: string): Promise<string> {
  if (!existsSync(archive)) throw new StartError(`${archive} is not there.`);
  if (!existsSync(dataDir)) throw new StartError(`${dataDir} is not there: npm run restore puts a backup into it.`);
  lockDataDir(dataDir)();
  const aside = mkdtempSync(join(dirname(dataDir), `${basename(dataDir)}.rolled-back-`));
  const kept = join(aside, "data");
  renameSync(dataDir, kept);
  try {
    await restore(archive, dataDir);
    return kept;
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(kept, dataDir);
    rmSync(aside, { recursive: true });
    throw error;
  }
}
