import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

// The build in JavaScript says the same on every machine; it is chosen as it loads.
process.env["RECHECK_BACKEND"] = "pure";
const { check } = await import("recheck");

const RECHECK = "4.5.0";
/**
 * The same verdict on a machine that is busy: attacks are judged by the letters they make it read, not by time. Milliseconds for a whole
 * proof; a pattern that takes longer wants to be simpler.
 */
const PARAMETERS = { timeout: 120_000, attackLimit: 100_000_000, attackTimeout: null, incubationTimeout: null };

/** What has been proven of patterns. It is kept in the repository: a proof takes a minute of work for all of them, and says the same for ever. */
export class Proofs {
  readonly #file: string;
  readonly #proven: ReadonlySet<string>;
  readonly #used = new Set<string>();

  constructor(file: string) {
    this.#file = file;
    this.#proven = new Set(read(file));
  }

  /** Why a pattern is not known to be linear; undefined where it is. */
  async against(pattern: string, flags: string): Promise<string | undefined> {
    const key = createHash("sha256").update(`${RECHECK}\n${flags}\n${pattern}`).digest("base64url");
    if (!this.#proven.has(key) && !this.#used.has(key)) {
      const { status, ...rest } = await check(pattern, flags, PARAMETERS);
      const shown = `/${pattern}/${flags}`;
      if (status === "unknown" && "error" in rest) return `${shown} can't be proven linear: ${rest.error.kind}`;
      if (status === "vulnerable" && "complexity" in rest)
        return `${shown} is of ${rest.complexity.summary}; it takes long on ${"attack" in rest ? rest.attack?.pattern : "some text"}`;
    }
    this.#used.add(key);
    return undefined;
  }

  /** Keeps what is still in use. */
  keep(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify([...this.#used].toSorted(), null, 1)}\n`);
    renameSync(draft, this.#file);
  }
}

function read(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as string[];
  } catch {
    return [];
  }
}
