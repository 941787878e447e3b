import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

const DATA_DIR = process.env.E2E_DATA_DIR ?? "";

const read = (file: string) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

const parentOf = (pid: string) => /^PPid:\t(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1];

const folderOf = (pid: string) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
};

/** The process of the stack under test that runs `entry` in `folder`; undefined while there is none. */
export function pidOf(folder: string, entry: string): number | undefined {
  const launcher = JSON.parse(readFileSync(join(DATA_DIR, "run/launcher.json"), "utf8")) as { pid: number };
  const found = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === String(launcher.pid))
    .find((pid) => folderOf(pid).endsWith(folder) && read(`/proc/${pid}/cmdline`).includes(entry));
  return found === undefined ? undefined : Number(found);
}

/** Ends a process of the stack without a warning, as a crash would; the launcher starts it again. Returns its id. */
export function crash(folder: string, entry: string): number {
  const pid = pidOf(folder, entry);
  if (pid === undefined) throw new Error(`${folder} ${entry} does not run`);
  process.kill(pid, "SIGKILL");
  return pid;
}
