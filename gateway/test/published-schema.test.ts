import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { breakingChanges } from "../src/published-schema.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SCHEMA = "docs/schema.graphql";
const read = (root: string, path: string) => readFileSync(join(root, path), "utf8");

test.each([
  ["a field gone", "type Query { a: Int }", "Query.b was removed."],
  ["an argument that is needed", "type Query { a(of: ID!): Int, b: Int }", "A required arg of on Query.a was added."],
  ["another type", "type Query { a: String, b: Int }", "Query.a changed type from Int to String."],
])("%s breaks clients", (_, after, change) => {
  expect(breakingChanges("type Query { a: Int, b: Int }", after)).toEqual([change]);
});

test("what is added breaks nobody", () => {
  expect(breakingChanges("type Query { a: Int }", "type Query { a(of: ID): Int!, b: Int }")).toEqual([]);
});

test("the published schema is the one that the gateway serves", () => {
  expect(read(ROOT, SCHEMA) === read(ROOT, "gateway/src/generated/api.graphql")).toBe(true);
});

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "muhtawa-schema-"));
  for (const service of ["identity", "catalog", "content", "ai", "site"]) {
    mkdirSync(join(copy, "services", service), { recursive: true });
    cpSync(join(ROOT, `services/${service}/schema.graphql`), join(copy, `services/${service}/schema.graphql`));
  }
  for (const path of ["package.json", "gateway/package.json", "gateway/src", SCHEMA])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

async function compose(...options: string[]): Promise<{ status: number; said: string }> {
  const child = spawn(process.execPath, ["src/compose.ts", ...options], {
    cwd: join(copy, "gateway"),
    env: { PATH: process.env["PATH"] },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, "exit") as Promise<[number]>]);
  return { status, said };
}

test("composing refuses what breaks clients, and writes it down when it is meant", async () => {
  const schema = join(copy, "services/identity/schema.graphql");
  const published = read(copy, SCHEMA);
  writeFileSync(schema, read(copy, "services/identity/schema.graphql").replace(/^ *countries: .*$/m, "  lands: [Country!]!"));

  const refused = await compose();
  expect(refused.status).toBe(1);
  expect(refused.said).toContain("Query.countries was removed.");
  expect(read(copy, SCHEMA)).toBe(published);

  expect((await compose("--accept-breaking")).status).toBe(0);
  expect(read(copy, SCHEMA)).toMatch(/lands: \[Country!\]!/);
}, 60_000);
