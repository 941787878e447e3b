import { EngineError } from "./engines/index.ts";
import { lockDataDir } from "./instance-lock.ts";
import { serveMailbox } from "./mailbox/mailbox-server.ts";
import { checkPortIsFree } from "./port-check.ts";
import { mailFolder, type ProcessSpec } from "./processes.ts";
import { loadSecrets, type Secrets } from "./secrets.ts";
import { readSettings, type Settings } from "./settings.ts";
import { Stack } from "./stack.ts";
import { StartError } from "./start-error.ts";
import { type Terminal, terminalSince, welcome } from "./terminal.ts";

export type SignIn = { readonly role: string; readonly email: string; readonly password: string };

export type LauncherParts = {
  readonly processes: readonly ProcessSpec[];
  /** Runs beside the start of the engines. */
  readonly prepare: (terminal: Terminal) => Promise<void>;
  /** Runs when everything is ready; gives the sign-ins it made. */
  readonly seed: (address: string, settings: Settings, secrets: Secrets, terminal: Terminal) => Promise<readonly SignIn[]>;
};

/** Ctrl-C may arrive twice at once, from the terminal and from npm: what follows within this time is the same one. */
const SAME_SIGNAL_MS = 500;

/** Starts everything, says where it is, and ends everything on a signal. The process's exit code is 1 when the start fails. */
export async function launch(parts: LauncherParts): Promise<void> {
  // A closed terminal or pipe must not keep the shutdown from its end.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  const terminal = terminalSince(performance.now());
  try {
    const settings = readSettings(process.env);
    const unlock = lockDataDir(settings.dataDir);
    try {
      await checkPortIsFree(settings.port);
      await runUntilSignalled(settings, terminal, parts);
    } finally {
      unlock();
    }
    process.exit(0);
  } catch (error) {
    if (!(error instanceof StartError || error instanceof EngineError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function runUntilSignalled(settings: Settings, terminal: Terminal, parts: LauncherParts): Promise<void> {
  const secrets = loadSecrets(settings.dataDir, settings.adminPassword !== undefined);
  const stack = new Stack(settings, secrets, terminal);
  const signalled = onSignal(stack, terminal);
  try {
    await Promise.race([startAll(stack, settings, secrets, terminal, parts), signalled]);
    await signalled;
  } finally {
    await stack.stop();
  }
}

async function startAll(stack: Stack, settings: Settings, secrets: Secrets, terminal: Terminal, parts: LauncherParts): Promise<void> {
  const [engines] = await Promise.all([stack.startEngines(), parts.prepare(terminal)]);
  await stack.startProcesses(parts.processes, engines);
  const address = `http://localhost:${settings.port}`;
  const admin = {
    role: "Super admin",
    email: settings.adminEmail,
    password: secrets.adminPasswordGiven ? "(ADMIN_PASSWORD of the first start)" : secrets.adminPassword,
  };
  const signIns = [admin, ...(await parts.seed(address, settings, secrets, terminal))];
  const model = describeModel(process.env);
  const mails = process.env["SMTP_URL"] ? "sent by SMTP_URL" : (await serveMailbox(mailFolder(settings))).url;
  const { dataDir } = settings;
  process.stdout.write(welcome({ address, mongo: engines.mongo.engine, nats: engines.nats.engine, model, mails, signIns, dataDir }));
}

/** What will write, as the ai service reads its settings. */
function describeModel({ AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_MODELS }: NodeJS.ProcessEnv): string {
  if (AI_MODELS) return "the models of AI_MODELS";
  if (AI_MODEL && (AI_BASE_URL || AI_API_KEY)) return `${AI_MODEL} at ${AI_BASE_URL || "OpenAI"}`;
  return "offline composer (no model is set: AI_BASE_URL, AI_MODEL)";
}

/** Resolves on the first signal; a later one ends everything by force. */
function onSignal(stack: Stack, terminal: Terminal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let first: number | undefined;
  const onEach = (): void => {
    const now = performance.now();
    if (first === undefined) {
      first = now;
      terminal.line("Ending everything; Ctrl-C again forces it");
      resolve();
    } else if (now - first > SAME_SIGNAL_MS) {
      stack.kill();
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onEach);
  return promise;
}
