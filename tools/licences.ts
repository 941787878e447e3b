import { type LockedPackage, lockedPackages } from "./lockfile.ts";

/** Licences that ask for no more than to be named, or bind the files alone that are under them and stay as they are. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Others that were looked at one by one, with why they may be used. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  "@apollo/composition": "Elastic-2.0: used, not offered as a service of its own",
  "@apollo/federation-internals": "Elastic-2.0: as above",
  "@apollo/gateway": "Elastic-2.0: as above",
  "@apollo/query-graphs": "Elastic-2.0: as above",
  "@apollo/query-planner": "Elastic-2.0: as above",
  buildcheck: "MIT by its LICENSE file",
  "cpu-features": "MIT by its LICENSE file",
  ssh2: "MIT by its LICENSE file",
};

/** Of `A OR B` one is enough, of `A AND B` all are needed. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => ALLOWED.has(name)));

const packages = lockedPackages();
const refused = packages.filter(({ name, license }: LockedPackage) => !(license && isAllowed(license)) && !(name in LOOKED_AT));
for (const { name, version, license } of refused) process.stderr.write(`${name}@${version}: ${license ?? "names no licence"}\n`);
process.stdout.write(`${packages.length} packages, ${refused.length} under licences that nobody has agreed to\n`);
if (refused.length > 0) process.exitCode = 1;
