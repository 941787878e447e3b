import { loadSecrets } from "../../secrets.ts";
import { readSettings } from "../../settings.ts";
import { resetDemo } from "./seed-demo.ts";

/** `npm run demo:reset`: the demo of the stack that runs here, as it was at first. */
const { port, dataDir, adminPassword } = readSettings(process.env);
try {
  await resetDemo(`http://127.0.0.1:${port}`, loadSecrets(dataDir, adminPassword !== undefined).demoPassword);
  process.stdout.write("The demo is as it was at first.\n");
} catch (error) {
  process.stderr.write(`The demo could not be reset: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
