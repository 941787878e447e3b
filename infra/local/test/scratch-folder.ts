import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "@jest/globals";

const folders: string[] = [];

/** A new empty folder, gone after the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "muhtawa-local-"));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
