export type Engine = {
  /** What was chosen, in words for a person: "mongod 8.0 on PATH". */
  readonly engine: string;
  readonly url: string;
  readonly port: number;
  /** Undefined when the engine is somebody else's, given by a URL. */
  readonly pid: number | undefined;
  /** Something worth telling about the choice. */
  readonly note?: string;
  /** Resolves when the process has ended, for whatever reason. Never, when the engine is somebody else's. */
  readonly ended: Promise<void>;
  /** Ends it in order; everything written is kept. */
  stop(): Promise<void>;
  /** SIGKILL: for tests of what survives a crash. */
  kill(): Promise<void>;
};

export type EngineOptions = {
  /** Holds the data, the log and the record of the running process. */
  readonly dataDir: string;
  /** Default: a free one. */
  readonly port?: number | undefined;
  /** Milliseconds between two rounds in which the embedded engine takes out of its file what was deleted or written over; a minute by default. */
  readonly eraseEvery?: number;
  /** The most that the embedded engine keeps in memory for its work, in megabytes; 256 by default. */
  readonly heap?: number;
  readonly onProgress?: (line: string) => void;
};

/** An engine that this machine's user runs and named by its URL. */
export function externalEngine(engine: string, url: string, port: number): Engine {
  return { engine, url, port, pid: undefined, ended: new Promise(() => {}), stop: leaveAlone, kill: leaveAlone };
}

async function leaveAlone(): Promise<void> {}
