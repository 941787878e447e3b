import { readFileSync } from "node:fs";
import { type LockedPackage, lockedPackages } from "./lockfile.ts";

/** Writes what the system is made of to the standard output: CycloneDX 1.6, from the lockfile; `npm sbom` refuses trees with optional peers. */
const { name, version, license } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string; version: string; license: string };

const purlOf = (of: LockedPackage) => `pkg:npm/${of.name.replace("@", "%40")}@${of.version}`;

function hashesOf(integrity: string | undefined): object[] {
  const sha512 = integrity?.split(" ").find((hash) => hash.startsWith("sha512-"));
  return sha512 ? [{ alg: "SHA-512", content: Buffer.from(sha512.slice("sha512-".length), "base64").toString("hex") }] : [];
}

const components = lockedPackages().map((of) => ({
  type: "library",
  "bom-ref": purlOf(of),
  name: of.name,
  version: of.version,
  scope: of.dev ? "excluded" : "required",
  hashes: hashesOf(of.integrity),
  licenses: of.license ? [{ expression: of.license }] : [],
  purl: purlOf(of),
}));

const bom = {
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { component: { type: "application", "bom-ref": name, name, version, licenses: [{ license: { id: license } }] } },
  components,
};
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);
