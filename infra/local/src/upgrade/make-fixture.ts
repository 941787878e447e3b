import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runTool } from "../engines/tools.ts";
import { apiAt } from "../seed/api.ts";
import { seedDemo } from "../seed/demo/seed-demo.ts";
import { writtenText } from "../seed/demo/written-text.ts";
import { loadSecrets } from "../secrets.ts";
import { readSettings } from "../settings.ts";
import { terminalSince } from "../terminal.ts";
import { FIXTURE_PORT, FIXTURE_SECRETS } from "./fixture-secrets.ts";

/**
 * Writes what a release leaves behind: `npm run upgrade:fixture -- CHECKOUT OUT.tar.gz`. The checkout's own launcher is started,
 * its public API is used as people use it, it is ended, and its data folder archived. The secrets are those of the fixture alone.
 */
const [checkout = "", out = ""] = process.argv.slice(2).map((path) => resolve(process.env["INIT_CWD"] ?? ".", path));
const dataDir = mkdtempSync(join(tmpdir(), "fixture-"));
mkdirSync(dataDir, { recursive: true });
writeFileSync(join(dataDir, "secrets.json"), JSON.stringify(FIXTURE_SECRETS));
const terminal = terminalSince(performance.now());
const environment = { ...process.env, NODE_OPTIONS: "", DATA_DIR: dataDir, PORT: String(FIXTURE_PORT), SEED_DEMO: "false" };
const launcher = spawn(process.execPath, [join(checkout, "infra/local/bootstrap.mjs"), "start"], {
  cwd: checkout,
  stdio: ["ignore", "pipe", "inherit"],
  env: environment,
  detached: true,
});
const ended = once(launcher, "close");
try {
  await ready();
  await fill(`http://127.0.0.1:${FIXTURE_PORT}`);
} finally {
  // With its group, as Ctrl-C does: it may have begun in a shell's.
  process.kill(-(launcher.pid ?? 0), "SIGINT");
  await ended;
}
await runTool("tar", [
  "-czf",
  out,
  "-C",
  dataDir,
  "--exclude=./run",
  "--exclude=./logs",
  "--exclude=./mail",
  "--exclude=./nats/nats.conf",
  ".",
]);
rmSync(dataDir, { recursive: true });
process.stdout.write(`${out}\n`);
process.exit(0);

async function ready(): Promise<void> {
  let said = "";
  const { promise, resolve: isReady, reject } = Promise.withResolvers<void>();
  launcher.stdout.on("data", (chunk) => {
    said += String(chunk);
    if (said.includes("Ctrl-C ends it.")) isReady();
  });
  void ended.then(() => reject(new Error(`The release didn't start:\n${said}`)));
  await promise;
}

/** The demonstration, a lead, a generated title, a text that was changed and one that was deleted. */
async function fill(address: string): Promise<void> {
  await seedDemo(address, { ...readSettings(environment), seedDemo: true }, loadSecrets(dataDir, false), terminal);
  await apiAt(address)(
    `mutation { submitContactForm(name: "هدى الكندري", email: "huda@example.com", phone: "50123456", message: "أودّ معرفة المزيد") { success } }`,
  );
  const { login } = await apiAt(address)<{ login: { token: string } }>(
    `mutation ($password: String!) { login(email: "demo@muhtawa.local", password: $password) { token } }`,
    { password: FIXTURE_SECRETS.demoPassword },
  );
  const api = apiAt(address, login.token);
  const { contents } = await api<{ contents: { results: { id: string; status: string; bodyText: string }[] } }>(
    "{ contents(pageSize: 50) { results { id status bodyText } } }",
  );
  const changed = contents.results.find(({ status, bodyText }) => status === "IN_REVIEW" && bodyText);
  const deleted = contents.results.find(({ status, bodyText }) => status === "DRAFT" && !bodyText);
  await api("mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }", {
    id: changed?.id,
    input: { body: writtenText("## قهوة الصباح\nA second text, الثاني."), source: "HUMAN" },
  });
  await api(`mutation ($id: ID!) { deleteContent(id: $id) { success } }`, { id: deleted?.id });
}
