import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { failed, type Finding, ok, reasonOf, warning } from "./finding.ts";

const PATIENCE = 5_000;
const GIGABYTE = 1024 ** 3;

interface Room {
  readonly bsize: number;
  readonly blocks: number;
  readonly bavail: number;
}

/** Whether a disk has room left. */
export function checkRoom(about: string, { bsize, blocks, bavail }: Room): Finding {
  const free = bsize * bavail;
  const found = `${(free / GIGABYTE).toFixed(1)} of ${((bsize * blocks) / GIGABYTE).toFixed(1)} GB are free`;
  const todo = "Make room, or give it a larger disk";
  if (free < GIGABYTE / 2) return failed(about, found, todo);
  return bavail < blocks / 10 ? warning(about, found, todo) : ok(about, found);
}

/** Whether a folder can be written to, and has room; of one that the first start is yet to make, the folder that it is made in. */
export async function checkFolder(about: string, folder: string): Promise<Finding[]> {
  const there = existing(folder);
  const probe = join(there, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, "");
    await rm(probe);
    return [ok(about, `can be written to (${there})`), checkRoom(`disk of the ${about}`, await statfs(there))];
  } catch (error) {
    return [failed(about, reasonOf(error), "Let the user who runs the services write there, or name another folder")];
  }
}

const existing = (folder: string): string => (existsSync(folder) || dirname(folder) === folder ? folder : existing(dirname(folder)));

/** Whether the S3 server answers; what the credentials may do is seen with the first upload. */
export async function checkS3(endpoint: string): Promise<Finding> {
  try {
    const answer = await fetch(endpoint, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(PATIENCE) });
    return answer.status >= 500
      ? failed("S3", `${endpoint} answers ${answer.status}`, "See the S3 server's own log")
      : ok("S3", `answers at ${endpoint}`);
  } catch (error) {
    return failed("S3", `${endpoint}: ${reasonOf(error)}`, "Start it, or set S3_ENDPOINT to where it is");
  }
}
