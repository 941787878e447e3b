import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ROOT } from "../settings.ts";
import { imageOf } from "./dockerfile.ts";
import { makeImage } from "./make-image.ts";

/**
 * `npm run check:image`: starts every process of the image, without Docker, where only that is which the Dockerfile installs and copies. Each
 * says plainly which settings it lacks where it has none, and becomes ready with those of docker-compose.yml.
 */
const LACKING = /(INTERNAL_SECRET|MONGO_URL|NATS_URL)/;
/** Milliseconds. */
const PATIENCE = 60_000;
const ENTRIES = [
  ...["identity", "catalog", "content", "ai", "site"].map((service) => [`services/${service}`, "src/main.ts"] as const),
  ["services/ai", "src/worker.ts"],
  ["gateway", "src/main.ts"],
] as const;

const folder = mkdtempSync(join(tmpdir(), "image-"));
try {
  const app = await makeImage(imageOf(ROOT), folder, tell);
  for (const [cwd, entry] of ENTRIES) tell(await complaintOf(join(app, cwd), entry));
  await becomeReady(app);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function complaintOf(cwd: string, entry: string): Promise<string> {
  const env = { PATH: process.env["PATH"], NODE_ENV: "production" };
  const child = spawn(process.execPath, [entry], { cwd, env, stdio: ["ignore", "pipe", "pipe"], timeout: PATIENCE });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit") as Promise<[number | null]>]);
  const said = `${out}${err}`.trim();
  if (code !== 1 || !LACKING.test(said) || /Cannot find (module|package)/.test(said))
    throw new Error(`Without settings ${cwd} ${entry} should end with 1 and name them; it ended with ${code}:\n${said}`);
  return `${cwd.slice(folder.length + 1)} ${entry} names what it lacks`;
}

/** By the test that starts what docker-compose.yml names, here of the image. */
async function becomeReady(app: string): Promise<void> {
  const args = ["run", "test", "-w", "infra/local", "--", "test/compose", "-t", "becomes ready|ask every process"];
  const [code] = (await once(spawn("npm", args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, IMAGE_FOLDER: app } }), "exit")) as [
    number,
  ];
  if (code !== 0) process.exitCode = code;
}
