import { readFileSync } from "node:fs";

/** The release that runs, as `major.minor.patch`. */
export const { version: RELEASE } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string };

/** Below 0 when the one release is the older, above 0 when it is the newer. */
export function compareReleases(one: string, other: string): number {
  const [ones, others] = [one, other].map((release) => release.split(".").map((part) => Number.parseInt(part, 10) || 0));
  for (let at = 0; at < 3; at += 1) {
    const difference = (ones?.[at] ?? 0) - (others?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
