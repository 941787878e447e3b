import { mkdtempSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "../backup/backup.ts";
import { EngineError } from "../engines/index.ts";
import { buildLexicons } from "../lexicon-build.ts";
import { readSettings, type Settings } from "../settings.ts";
import { StartError } from "../start-error.ts";
import { terminalSince } from "../terminal.ts";
import { accountOf } from "./account.ts";
import { rehearse, rollBack, upgrade } from "./upgrade.ts";

const USAGE =
  "npm run upgrade -- --plan [BACKUP.tar.gz], npm run upgrade -- NEW-BACKUP.tar.gz, npm run rollback -- BACKUP.tar.gz; DATA_DIR says which folder";

const terminal = terminalSince(performance.now());
const say = (lines: readonly string[]) => process.stdout.write(`${lines.join("\n")}\n`);

/** `npm run upgrade` and `npm run rollback`. */
try {
  const [work, ...rest] = process.argv.slice(2);
  const settings = readSettings(process.env);
  if (settings.mongoUrl ?? settings.natsUrl)
    throw new StartError("MONGO_URL and NATS_URL name engines of your own: docs/operations.md says how to upgrade those.");
  const { plan, file } = argumentsOf(rest);
  if (work === "rollback") await back(file, settings);
  else if (plan) await rehearsed(file, settings);
  else await upgraded(file, settings);
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartError || error instanceof EngineError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

function argumentsOf(args: string[]): { plan: boolean; file: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ args, options: { plan: { type: "boolean" } }, allowPositionals: true });
    if (positionals.length > 1) throw new StartError(USAGE);
    const [name] = positionals;
    return { plan: values.plan ?? false, file: name === undefined ? undefined : resolve(process.env["INIT_CWD"] ?? ".", name) };
  } catch {
    throw new StartError(USAGE);
  }
}

async function rehearsed(file: string | undefined, settings: Settings): Promise<void> {
  await buildLexicons();
  const folder = mkdtempSync(join(dirname(settings.dataDir), "rehearsal-"));
  try {
    const archive = file ?? join(folder, "backup.tar.gz");
    if (file === undefined) await backUp(settings.dataDir, archive);
    const brought = await rehearse(archive, settings, terminal);
    say(["", `Rehearsed on a copy of ${file ?? settings.dataDir}:`, ...accountOf(brought), "", "It works. Nothing else was changed."]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function upgraded(file: string | undefined, settings: Settings): Promise<void> {
  if (file === undefined) throw new StartError(USAGE);
  await buildLexicons();
  const brought = await upgrade(file, settings, terminal);
  say(["", `${settings.dataDir} is upgraded:`, ...accountOf(brought)]);
  say(["", "npm start starts it. To go back: this release's predecessor, and there", `  npm run rollback -- ${file}`]);
}

async function back(file: string | undefined, { dataDir }: Settings): Promise<void> {
  if (file === undefined) throw new StartError(USAGE);
  const kept = await rollBack(file, dataDir);
  say([`${dataDir} is what ${file} holds; what it was is kept in ${kept}`]);
}
