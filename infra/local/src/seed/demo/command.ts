import { loadSecrets } from "../../secrets.ts";
import { readSettings } from "../../settings.ts";
import { installationAt, resetDemo } from "./seed-demo.ts";

/** `npm run demo:reset`: the demo of the stack that runs here, as it was at first. */
const settings = readSettings(process.env);
try {
  const secrets = loadSecrets(settings.dataDir, settings.adminPassword !== undefined);
  await resetDemo(installationAt(`http://127.0.0.1:${settings.port}`, settings, secrets));
  process.stdout.write("The demo is as it was at first.\n");
} catch (error) {
  process.stderr.write(`The demo could not be reset: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
