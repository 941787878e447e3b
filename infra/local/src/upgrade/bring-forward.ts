import { PROCESSES, type ProcessSpec } from "../processes.ts";
import { loadSecrets } from "../secrets.ts";
import type { Settings } from "../settings.ts";
import { Stack } from "../stack.ts";
import type { Terminal } from "../terminal.ts";
import { awaitBrought } from "./await-brought.ts";
import { type ServiceData, survey } from "./survey.ts";

export interface Brought {
  readonly before: readonly ServiceData[];
  readonly after: readonly ServiceData[];
}

/** Nobody outside hears of it: no mail, no webhook, no model, and no worker that would ask one. */
const QUIET = { SMTP_URL: "", WEBHOOK_SENDING: "false", AI_BASE_URL: "", AI_API_KEY: "", AI_MODEL: "", AI_MODELS: "" };
/** A copy must not remove files that the installation uses. */
const WITHOUT_S3 = { S3_BUCKET: "" };

const SERVICES = new Set(["identity", "catalog", "content", "ai", "site"]);

/**
 * Starts the services of this release on a data folder, without the gateway, the workers and anything that reaches outside, until all its data
 * is brought to the release, and ends them.
 */
export async function bringForward(settings: Settings, terminal: Terminal, { isCopy }: { readonly isCopy: boolean }): Promise<Brought> {
  const stack = new Stack(settings, loadSecrets(settings.dataDir, settings.adminPassword !== undefined), terminal);
  const kill = () => stack.kill();
  process.once("exit", kill);
  try {
    const engines = await stack.startEngines();
    const before = await survey(engines.mongo.url);
    const silent = PROCESSES.filter(({ name }) => SERVICES.has(name)).map((spec) => silenced(spec, isCopy));
    await stack.startProcesses(silent, engines);
    await awaitBrought(stack.addresses, terminal);
    return { before, after: await survey(engines.mongo.url) };
  } finally {
    await stack.stop();
    process.off("exit", kill);
  }
}

const silenced = (spec: ProcessSpec, isCopy: boolean): ProcessSpec => ({
  ...spec,
  env: (context) => ({ ...spec.env(context), ...QUIET, ...(isCopy && WITHOUT_S3) }),
});
