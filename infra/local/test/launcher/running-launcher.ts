import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { ROOT } from "../../src/settings.ts";
import { scratchFolder } from "../scratch-folder.ts";

const started: ChildProcess[] = [];
const FIXTURE = join(import.meta.dirname, "fixture/start.ts");
const commandOf = (entry: string): readonly string[] => [process.execPath, "--disable-warning=ExperimentalWarning", entry];

/** A launcher in a process of its own, as a person would run it; over fixture processes unless another entry is named. */
export class RunningLauncher {
  readonly port: number;
  readonly dataDir: string;
  readonly process: ChildProcess;
  readonly #journal: string;
  #output = "";
  #listeners: (() => void)[] = [];

  constructor(
    port: number,
    dataDir: string,
    env: NodeJS.ProcessEnv = {},
    entry = FIXTURE,
    command = commandOf(entry),
    cwd = process.cwd(),
  ) {
    this.port = port;
    this.dataDir = dataDir;
    this.#journal = join(dataDir, "journal");
    this.process = spawn(command[0] ?? "", command.slice(1), {
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NODE_OPTIONS: "",
        MONGO_URL: "",
        NATS_URL: "",
        PORT: String(port),
        DATA_DIR: dataDir,
        JOURNAL: this.#journal,
        ...env,
      },
    });
    for (const output of [this.process.stdout, this.process.stderr]) output?.on("data", (chunk) => this.#take(String(chunk)));
    this.process.once("close", () => this.#take(""));
    started.push(this.process);
  }

  get output(): string {
    return this.#output;
  }

  /** What the processes noted, in order: "began first", "ended gateway" and so on. */
  get journal(): string[] {
    const lines = readFileSync(this.#journal, "utf8").trim().split("\n");
    return lines.map((line) => line.split(" ").slice(0, 2).join(" "));
  }

  pidOf(name: string): number {
    const line = readFileSync(this.#journal, "utf8")
      .split("\n")
      .findLast((entry) => entry.startsWith(`began ${name} `));
    return Number(line?.split(" ")[2]);
  }

  async says(text: string): Promise<void> {
    while (!this.#output.includes(text)) {
      if (this.process.exitCode !== null) throw new Error(`The launcher ended without saying "${text}":\n${this.#output}`);
      await new Promise<void>((resolve) => this.#listeners.push(resolve));
    }
  }

  async exitCode(): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, "close");
    return this.process.exitCode;
  }

  #take(output: string): void {
    this.#output += output;
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

/** As `npm start` runs the installation, by the script of the package itself. */
export async function startFixtureByNpm(): Promise<RunningLauncher> {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { scripts: { start: string } };
  const start = scripts.start.replace("node infra/local/bootstrap.mjs start", commandOf(FIXTURE).join(" "));
  const folder = scratchFolder();
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, scripts: { start } }));
  return new RunningLauncher(await freePort(), scratchFolder(), {}, FIXTURE, ["npm", "start", "--silent"], folder);
}

export async function startFixture(env: NodeJS.ProcessEnv = {}): Promise<RunningLauncher> {
  return new RunningLauncher(await freePort(), scratchFolder(), env);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "0.0.0.0");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** Ends those that a test has left running. */
export async function endLaunchers(): Promise<void> {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGTERM");
    await once(child, "close");
  }
}
