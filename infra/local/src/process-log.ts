import { createWriteStream, existsSync, mkdirSync, renameSync, type WriteStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

const WARN = 40;
const ERROR = 50;

/** Keeps a process's output in `<dataDir>/logs/<name>.log`; one earlier run's is kept beside it. */
export class ProcessLog {
  readonly file: string;
  readonly #stream: WriteStream;
  readonly #tell: (line: string) => void;
  #last = "";

  constructor(dataDir: string, name: string, tell: (line: string) => void) {
    const folder = join(dataDir, "logs");
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, `${name}.log`);
    if (existsSync(this.file)) renameSync(this.file, `${this.file}.1`);
    this.#stream = createWriteStream(this.file);
    this.#tell = tell;
  }

  /** The last thing said that isn't plain progress: why a process ended, most likely. */
  get lastWords(): string {
    return this.#last;
  }

  follow(...outputs: Readable[]): void {
    for (const output of outputs) createInterface({ input: output }).on("line", (line) => this.#take(line));
  }

  close(): void {
    this.#stream.end();
  }

  #take(line: string): void {
    this.#stream.write(`${line}\n`);
    const short = shortForm(line);
    if (short === undefined) return;
    this.#last = short.text;
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
