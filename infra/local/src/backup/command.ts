import { resolve } from "node:path";
import { EngineError } from "../engines/index.ts";
import { readSettings } from "../settings.ts";
import { StartError } from "../start-error.ts";
import { backUp, restore } from "./backup.ts";

const USAGE = "npm run backup -- FILE.tar.gz, npm run restore -- FILE.tar.gz; DATA_DIR says which folder";

/** `npm run backup` and `npm run restore`. */
try {
  const [work, file] = process.argv.slice(2);
  const { dataDir, mongoUrl, natsUrl } = readSettings(process.env);
  if (!file || (work !== "backup" && work !== "restore")) throw new StartError(USAGE);
  if (mongoUrl ?? natsUrl) throw new StartError("MONGO_URL and NATS_URL name engines of your own: back them up with their own tools.");
  const archive = resolve(process.env["INIT_CWD"] ?? ".", file);
  if (work === "backup") await backUp(dataDir, archive);
  else await restore(archive, dataDir);
  process.stdout.write(work === "backup" ? `${dataDir} is kept in ${archive}\n` : `${dataDir} is what ${archive} holds\n`);
} catch (error) {
  if (!(error instanceof StartError || error instanceof EngineError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
