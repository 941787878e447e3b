import { readFileSync } from "node:fs";
import { z } from "zod";
import { firstStartLayout, type FirstStart } from "./first-start-layout.ts";
import { problemsOf } from "./problems.ts";

const MAX_BYTES = 4 * 1024 * 1024;
/** More would only push the first ones off the screen. */
const MOST_TOLD = 20;

/** What is wrong with the file, a line each. */
export class FirstStartError extends Error {}

/** The variable that names the file of the first start. */
export const firstStartEnv = {
  /** What an installation begins with: the path of a JSON file, or the JSON itself. */
  MUHTAWA_BOOTSTRAP: z.string().optional(),
};

/** Reads what an installation is to begin with, wholly checked; throws a FirstStartError that says where in the file what is wrong. */
export function parseFirstStart(given: string): FirstStart {
  const { name, text } = given.trimStart().startsWith("{") ? { name: "MUHTAWA_BOOTSTRAP", text: given } : fromFile(given);
  const result = firstStartLayout.safeParse(json(name, text), { reportInput: true });
  if (result.success) return result.data;
  const problems = problemsOf(result.error.issues);
  const told = problems.slice(0, MOST_TOLD).map((problem) => `${name}: ${problem}`);
  if (problems.length > MOST_TOLD) told.push(`${name}: and ${problems.length - MOST_TOLD} more`);
  throw new FirstStartError(told.join("\n"));
}

/** The same at a process's start, where a file that is wrong ends it with 1; undefined where nothing is given. */
export function readFirstStart({ MUHTAWA_BOOTSTRAP: given }: { MUHTAWA_BOOTSTRAP?: string | undefined }): FirstStart | undefined {
  if (given === undefined) return undefined;
  try {
    return parseFirstStart(given);
  } catch (error) {
    if (!(error instanceof FirstStartError)) throw error;
    process.stderr.write(`${error.message}\nNothing of it was written.\n`);
    process.exit(1);
  }
}

function fromFile(path: string): { name: string; text: string } {
  try {
    const bytes = readFileSync(path);
    if (bytes.length > MAX_BYTES) throw new FirstStartError(`MUHTAWA_BOOTSTRAP: ${path} is larger than 4 MB`);
    return { name: path, text: bytes.toString() };
  } catch (error) {
    if (error instanceof FirstStartError) throw error;
    throw new FirstStartError(`MUHTAWA_BOOTSTRAP: ${path} can't be read (${(error as NodeJS.ErrnoException).code ?? "unknown"})`);
  }
}

/** A parser's own message may quote the file, and with it a password's hash: of it only the place is told. */
function json(name: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as unknown;
  } catch (error) {
    const place = /line \d+ column \d+/.exec(String(error))?.[0];
    throw new FirstStartError(`${name}: is not JSON${place ? ` (${place})` : ""}`);
  }
}
