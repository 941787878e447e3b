import { runTool } from "./engines/tools.ts";
import { ROOT } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** Compiles the lexicons unless those that are there were made from the very same dictionaries. */
export async function buildLexicons(): Promise<void> {
  await runTool("npm", ["run", "build", "-w", "packages/arabic-lexicon"], { cwd: ROOT }).catch((error: Error) => {
    throw new StartError(`The lexicons could not be compiled (npm run build -w packages/arabic-lexicon says why): ${error.message}`);
  });
}
