import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { Supergraph } from "@apollo/federation-internals";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { printSchema } from "graphql";
import { breakingChanges, undescribed } from "../src/published-schema.ts";

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

test("every type, field, argument and value that lacks a description is named", () => {
  const sdl = `
    type Query { "Said." a("Said." of: In): E, b(of: ID): Int }
    "Said." enum E { "Said." V W }
    input In { f: Int }
  `;
  expect(undescribed(sdl).toSorted()).toEqual(["E.W", "In", "In.f", "Query", "Query.b", "Query.b(of)"]);
});

test("all that is public says what it is", () => {
  expect(undescribed(read(ROOT, SCHEMA))).toEqual([]);
});

test("what this version has promised is not broken, whatever was accepted: that needs a new version, with its schema beside", () => {
  const { version } = JSON.parse(read(ROOT, "package.json")) as { version: string };
  expect(breakingChanges(read(ROOT, `docs/released/${version}.graphql`), read(ROOT, SCHEMA))).toEqual([]);
});

test("the published schema is the one that the gateway serves", () => {
  const served = Supergraph.build(read(ROOT, "gateway/src/generated/supergraph.graphql")).apiSchema().toGraphQLJSSchema();
  expect(`${printSchema(served)}\n` === read(ROOT, SCHEMA)).toBe(true);
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

test("composing refuses what doesn't say what it is", async () => {
  const schema = join(copy, "services/identity/schema.graphql");
  writeFileSync(schema, read(copy, "services/identity/schema.graphql").replace(/^type Query \{$/m, "type Query {\n  lands: [Country!]!"));
  const refused = await compose();
  expect(refused.status).toBe(1);
  expect(refused.said).toContain("  Query.lands\n");
}, 60_000);

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
