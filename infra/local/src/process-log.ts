import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

const WARN = 40;
const ERROR = 50;
const LAST_WORDS = 5;
const KEPT_LINES = 40;

/** Keeps a process's output in `<dataDir>/logs/<name>.log`; one earlier run's is kept beside it. */
export class ProcessLog {
  readonly file: string;
  readonly #output: number;
  readonly #tell: (line: string) => void;
  #words: string[] = [];
  #closed = false;

  constructor(dataDir: string, name: string, tell: (line: string) => void) {
    const folder = join(dataDir, "logs");
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, `${name}.log`);
    if (existsSync(this.file)) renameSync(this.file, `${this.file}.1`);
    this.#output = openSync(this.file, "w");
    this.#tell = tell;
  }

  /** Why the process ended, most likely: the error it was thrown, else the last it said that isn't plain progress. */
  get lastWords(): string {
    return this.#words.find((line) => /^(\w*Error)\b/.test(line)) ?? this.#words.slice(-LAST_WORDS).join(" ");
  }

  /** Takes the output of a new run of the process. */
  follow(...outputs: Readable[]): void {
    this.#words = [];
    for (const output of outputs) createInterface({ input: output }).on("line", (line) => this.#take(line));
  }

  close(): void {
    this.#closed = true;
    closeSync(this.#output);
  }

  #take(line: string): void {
    if (this.#closed) return;
    writeSync(this.#output, `${line}\n`);
    const short = shortForm(line);
    if (short === undefined) return;
    this.#words = [...this.#words, short.text].slice(-KEPT_LINES);
    if (short.level >= WARN) this.#tell(`${short.level >= ERROR ? "error" : "warning"}: ${short.text}`);
  }
}

/** A log line of pino as its message and the error's; other output as it is, but not counted as a warning. */
function shortForm(line: string): { level: number; text: string } | undefined {
  if (!line.startsWith("{")) return line.trim() === "" ? undefined : { level: 0, text: line.trim() };
  try {
    const { level, msg, err } = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } };
    if (level === undefined || level < WARN) return undefined;
    const cause = err?.message === undefined || err.message === msg ? "" : ` (${err.message.split("\n")[0]})`;
    return { level, text: `${msg ?? ""}${cause}` };
  } catch {
    return { level: 0, text: line };
  }
}
