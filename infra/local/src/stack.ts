import { join } from "node:path";
import { type Engine, startMongo, startNats } from "./engines/index.ts";
import { ManagedEngine } from "./managed-engine.ts";
import { ManagedProcess } from "./managed-process.ts";
import type { ProcessContext, ProcessSpec } from "./processes.ts";
import { waitUntilReady } from "./readiness.ts";
import type { BrokerUser, Secrets } from "./secrets.ts";
import { ROOT, type Settings } from "./settings.ts";
import type { Terminal } from "./terminal.ts";

/** Each service may publish its own subjects only, here as in containers. */
const brokerUsers = ({ brokerPasswords }: Secrets) => ({
  file: join(ROOT, "infra/docker/nats-users.conf"),
  passwords: Object.fromEntries(
    Object.entries(brokerPasswords).map(([user, password]) => [`NATS_${user.toUpperCase()}_PASSWORD`, password]),
  ),
});

const asUser = (url: string, user: BrokerUser, { brokerPasswords }: Secrets) => url.replace("//", `//${user}:${brokerPasswords[user]}@`);

/** Engines and processes of one start; started in waves, stopped in the reverse order. */
export class Stack {
  readonly #settings: Settings;
  readonly #secrets: Secrets;
  readonly #terminal: Terminal;
  readonly #processes: { wave: number; process: ManagedProcess }[] = [];
  #mongo: ManagedEngine | undefined;
  #nats: ManagedEngine | undefined;
  #stopped = false;

  constructor(settings: Settings, secrets: Secrets, terminal: Terminal) {
    this.#settings = settings;
    this.#secrets = secrets;
    this.#terminal = terminal;
  }

  async startEngines(): Promise<{ mongo: Engine; nats: Engine }> {
    const { dataDir, mongoUrl, natsUrl } = this.#settings;
    const terminal = this.#terminal;
    const onProgress = (line: string): void => terminal.line(line);
    this.#mongo = new ManagedEngine("MongoDB", terminal, (port) => startMongo({ dataDir, onProgress, url: mongoUrl, port }));
    this.#nats = new ManagedEngine("NATS", terminal, (port) =>
      startNats({ dataDir, onProgress, url: natsUrl, port, users: brokerUsers(this.#secrets) }),
    );
    const [mongo, nats] = await Promise.all([this.#mongo.start(), this.#nats.start()]);
    return { mongo, nats };
  }

  async startProcesses(specs: readonly ProcessSpec[], engines: { mongo: Engine; nats: Engine }): Promise<void> {
    const urls = new Map<string, string>();
    const context: ProcessContext = {
      settings: this.#settings,
      secrets: this.#secrets,
      mongoUrl: engines.mongo.url,
      natsUrlOf: (user) => (this.#settings.natsUrl === undefined ? asUser(engines.nats.url, user, this.#secrets) : engines.nats.url),
      urlOf: (name) => urls.get(name) ?? "",
    };
    for (const wave of [...new Set(specs.map((spec) => spec.wave))].toSorted()) {
      if (this.#stopped) return;
      const starting = specs
        .filter((spec) => spec.wave === wave)
        .map(async (spec) => {
          const process = this.#prepare(spec, context);
          await process.start();
          urls.set(spec.name, process.url);
        });
      await Promise.all(starting);
      this.#terminal.line(`Running: ${[...urls.keys()].join(", ")}`);
    }
    await Promise.all(this.#processes.map(({ process }) => waitUntilReady(process.name, process.url)));
  }

  /** Where each process answers, by its name. */
  get addresses(): ReadonlyMap<string, string> {
    return new Map(this.#processes.map(({ process }) => [process.name, process.url]));
  }

  /** Gateway, services and workers, NATS, database: each wave lets its last requests end before what they need goes. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const waves = [...new Set(this.#processes.map(({ wave }) => wave))].toSorted().toReversed();
    for (const wave of waves) {
      const ending = this.#processes.filter((entry) => entry.wave === wave);
      await Promise.all(ending.map(({ process }) => process.stop()));
      this.#terminal.line(`Ended: ${ending.map(({ process }) => process.name).join(", ")}`);
    }
    await this.#nats?.stop();
    await this.#mongo?.stop();
    this.#terminal.line("Ended: NATS, MongoDB");
  }

  kill(): void {
    for (const { process } of this.#processes) process.kill();
    this.#nats?.kill();
    this.#mongo?.kill();
  }

  #prepare(spec: ProcessSpec, context: ProcessContext): ManagedProcess {
    const process = new ManagedProcess({
      name: spec.name,
      cwd: join(ROOT, spec.folder),
      entry: spec.entry,
      nodeOptions: [
        `--max-old-space-size=${spec.heapMb}`,
        `--max-semi-space-size=${spec.youngMb ?? 4}`,
        "--disable-warning=ExperimentalWarning",
      ],
      env: spec.env(context),
      dataDir: this.#settings.dataDir,
      terminal: this.#terminal,
      port: spec.port?.(this.#settings),
    });
    this.#processes.push({ wave: spec.wave, process });
    return process;
  }
}
