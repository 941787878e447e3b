import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A process, told apart from a later one that got the same number by the time it began. */
export type ProcessIdentity = { readonly pid: number; readonly began: string };

export type ProcessRecord = ProcessIdentity & { readonly owner: ProcessIdentity };

export function identify(pid: number): ProcessIdentity {
  return { pid, began: beganAt(pid) ?? "" };
}

export function isAlive(process: ProcessIdentity): boolean {
  const began = beganAt(process.pid);
  return began !== undefined && began === process.began;
}

export function writeRecord(file: string, pid: number): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...identify(pid), owner: identify(process.pid) } satisfies ProcessRecord));
}

export function readRecord(file: string): ProcessRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as ProcessRecord;
  } catch {
    return undefined;
  }
}

export function removeRecord(file: string): void {
  rmSync(file, { force: true });
}

function beganAt(pid: number): string | undefined {
  return process.platform === "linux" ? beganAtByProc(pid) : beganAtByPs(pid);
}

function beganAtByProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field, the command's name in brackets, may hold spaces; after it comes the state, and "began" is the 20th from there.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function beganAtByPs(pid: number): string | undefined {
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}
