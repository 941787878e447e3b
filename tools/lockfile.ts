import { readFileSync } from "node:fs";

/** A package of the lockfile. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  readonly integrity: string | undefined;
  /** Only for work on the project; nothing that is deployed has it. */
  readonly dev: boolean;
}

interface Lockfile {
  readonly packages: Record<
    string,
    { version?: string; license?: string; integrity?: string; dev?: boolean; devOptional?: boolean; link?: boolean }
  >;
}

const FOLDER = "node_modules/";

/** All packages that an installation may bring, each version once, by name. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;
  const found = new Map<string, LockedPackage>();
  for (const [path, { version, license, integrity, dev, devOptional, link }] of Object.entries(packages)) {
    if (!path.includes(FOLDER) || link || !version) continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const isDev = dev === true || devOptional === true;
    const known = found.get(`${name}@${version}`);
    found.set(`${name}@${version}`, { name, version, license, integrity, dev: isDev && (known?.dev ?? true) });
  }
  return [...found.values()].toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}
