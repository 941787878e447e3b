// Runs on any Node from 20 on with nothing installed: installs what package-lock.json names, then hands over to Node 24.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const entries = { start: "infra/local/src/start.ts", test: "infra/local/src/test.ts" };
const entry = entries[process.argv[2]];

if (!entry) fail("Usage: node infra/local/bootstrap.mjs start|test");
if (Number(process.versions.node.split(".")[0]) < 20) fail(`Node 20 or newer is needed, this is ${process.version}.`);
process.chdir(root);
if (!installed()) install();
handOver();

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Compares the lockfile with the one npm leaves in node_modules. Packages for other platforms are optional, so they may be missing. */
function installed() {
  const hidden = "node_modules/.package-lock.json";
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(wanted)
    .filter(([path]) => path.includes("node_modules/"))
    .every(([path, { version, optional }]) => (path in present ? present[path].version === version : optional === true));
}

function install() {
  process.stdout.write("Installing packages (npm ci); the first time takes a minute or two\n");
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const { status, error } = spawnSync(npm[0], [...npm.slice(1), "ci", "--no-audit", "--no-fund", "--loglevel=error"], { stdio: "inherit" });
  if (error) fail(`npm is missing: ${error.message}`);
  if (status !== 0) fail("The packages could not be installed: see npm's lines above.");
}

function handOver() {
  const child = spawn("node_modules/.bin/node", ["--disable-warning=ExperimentalWarning", entry, ...process.argv.slice(3)], {
    stdio: "inherit",
  });
  // Ctrl-C reaches the child by itself; its end, after an orderly shutdown, is ours.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGTERM"));
  child.on("error", (error) => fail(`Node 24 could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : code));
}
