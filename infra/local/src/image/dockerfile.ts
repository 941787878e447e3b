import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the Dockerfile does to make the image, as far as it doesn't take Docker. */
export interface Image {
  /** Arguments of npm with which the servers' packages are installed. */
  readonly install: readonly string[];
  /** What is in the image, as paths from the root. */
  readonly copied: readonly string[];
}

/** Reads it from the Dockerfile of a checkout. */
export function imageOf(root: string): Image {
  const text = readFileSync(join(root, "infra/docker/Dockerfile"), "utf8").replaceAll("\\\n", " ");
  const [, install] = /^RUN .*\bnpm (ci --omit=dev .*)$/m.exec(text) ?? [];
  const copied = [...text.matchAll(/^COPY --from=\w+ \/app\/(\S+) (\S+)$/gm)].map(([, path = ""]) => path);
  if (install === undefined || copied.length === 0)
    throw new Error("The Dockerfile isn't written as it was: neither what is installed nor what is copied is found.");
  return { install: install.trim().split(/\s+/), copied };
}
