// Prints .env.example with a new secret in the place of each that is blank. `new-env.mjs cluster` prints the settings of the profile cluster besides.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";

const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const secret = () => randomBytes(24).toString("hex");
const [kind] = process.argv.slice(2);
if (kind !== undefined && kind !== "cluster") throw new Error("Usage: node infra/docker/new-env.mjs [cluster]");

process.stdout.write(read(".env.example").replaceAll(/^(\w+_(?:SECRET|PASSWORD))=$/gm, (_, name) => `${name}=${secret()}`));
if (kind === "cluster") process.stdout.write(`\n${read("infra/docker/cluster.env").replaceAll("<secret>", secret)}`);
