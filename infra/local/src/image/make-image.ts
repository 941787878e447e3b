import { cpSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { runTool } from "../engines/tools.ts";
import { ROOT } from "../settings.ts";
import type { Image } from "./dockerfile.ts";

/** Made by the Dockerfile's other stage, which takes all packages: taken from this checkout instead. */
const BUILT = ["packages/arabic-lexicon/dist", "web/dist"];

/** Does in a folder what the Dockerfile does, with the files that are under version control; resolves to where the processes are. */
export async function makeImage({ install, copied }: Image, folder: string, tell: (line: string) => void): Promise<string> {
  const [sources, app] = [join(folder, "sources"), join(folder, "app")];
  const files = (await runTool("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT }))
    .split("\0")
    .filter(Boolean);
  for (const file of files) if (existsSync(join(ROOT, file))) copy(join(ROOT, file), join(sources, file));
  tell(`npm ${install.join(" ")}`);
  await runTool("npm", [...install, "--prefer-offline", "--no-audit", "--no-fund"], { cwd: sources });
  for (const path of copied) {
    if (BUILT.includes(path)) continue;
    mkdirSync(dirname(join(app, path)), { recursive: true });
    renameSync(join(sources, path), join(app, path));
  }
  for (const path of BUILT) if (existsSync(join(ROOT, path))) copy(join(ROOT, path), join(app, path));
  return app;
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}
