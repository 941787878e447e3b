import { setTimeout as delay } from "node:timers/promises";
import type { Engine } from "./engines/index.ts";
import type { Terminal } from "./terminal.ts";

const PAUSE_MS = 1_000;

/** A database or broker that is started again on its port when it dies. */
export class ManagedEngine {
  readonly #name: string;
  readonly #begin: (port?: number) => Promise<Engine>;
  readonly #terminal: Terminal;
  #starting: Promise<Engine> | undefined;
  #engine: Engine | undefined;
  #stopping = false;

  constructor(name: string, terminal: Terminal, begin: (port?: number) => Promise<Engine>) {
    this.#name = name;
    this.#terminal = terminal;
    this.#begin = begin;
  }

  async start(): Promise<Engine> {
    const engine = await this.#run();
    this.#terminal.line(`${this.#name}: ${engine.engine}`);
    if (engine.note !== undefined) this.#terminal.line(engine.note);
    return engine;
  }

  /** Also ends one that is just being started. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#starting?.catch(() => undefined);
    await this.#engine?.stop();
  }

  kill(): void {
    this.#stopping = true;
    void this.#engine?.kill();
  }

  async #run(port?: number): Promise<Engine> {
    this.#starting = this.#begin(port);
    const engine = await this.#starting;
    this.#engine = engine;
    void engine.ended.then(() => this.#startAgain(engine.port));
    return engine;
  }

  async #startAgain(port: number): Promise<void> {
    while (!this.#stopping) {
      this.#terminal.warning(`${this.#name} died; starting it again`);
      try {
        await this.#run(port);
        return this.#terminal.line(`${this.#name} runs again`);
      } catch (error) {
        this.#terminal.warning(`${this.#name}: ${(error as Error).message}`);
        await delay(PAUSE_MS);
      }
    }
  }
}
