import { execFile } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The first executable of that name on PATH. */
export function onPath(name: string): string | undefined {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  return undefined;
}

/** Runs a tool to its end. Rejects with the last line it wrote when it fails. */
export async function runTool(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  try {
    const { stdout } = await run(command, args, { ...options, env: { ...process.env, ...options.env }, maxBuffer: 16 << 20 });
    return stdout;
  } catch (error) {
    const { stderr, stdout, message } = error as { stderr?: string; stdout?: string; message: string };
    const last = `${stdout ?? ""}\n${stderr ?? ""}`.trim().split("\n").at(-1);
    throw new Error(last || message, { cause: error });
  }
}

/** The first "major.minor" in what `<command> --version` prints. */
export async function versionOf(command: string): Promise<{ major: number; minor: number } | undefined> {
  const printed = await runTool(command, ["--version"]).catch(() => "");
  const found = /(?<!\d)(\d+)\.(\d+)/.exec(printed);
  return found ? { major: Number(found[1]), minor: Number(found[2]) } : undefined;
}
