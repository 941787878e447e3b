// Prints .env.example with a new secret in the place of each that is blank.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";

const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
process.stdout.write(example.replaceAll(/^(\w+_(?:SECRET|PASSWORD))=$/gm, (_, name) => `${name}=${randomBytes(24).toString("hex")}`));
