import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "@jest/globals";

const folders: string[] = [];

/** A new empty folder, gone after the file's tests: an engine that several of them share may lie in it. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "muhtawa-local-"));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});
