import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { ROOT } from "../src/settings.ts";
import { impureDecisions, impurities } from "./impurities.ts";

const SERVICES = ["ai", "catalog", "content", "identity", "site"];

const sources = SERVICES.flatMap((service) =>
  readdirSync(join(ROOT, "services", service, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.includes("generated"))
    .map((file) => `services/${service}/src/${file}`),
).map((path) => ({ path, source: readFileSync(join(ROOT, path), "utf8") }));
const domain = sources.filter(({ path }) => path.includes("/src/domain/"));

test("what decides is given times, ids and what others know; it asks nobody and waits for nothing", () => {
  expect(domain.length).toBeGreaterThan(50);
  expect(sources.filter(({ source }) => /\.update\(/.test(source)).length).toBeGreaterThan(20);
  expect(sources.flatMap(({ path, source }) => impureDecisions(path, source))).toEqual([]);
  expect(domain.flatMap(({ path, source }) => impurities(path, source))).toEqual([]);
});

test("the domain imports nothing that keeps, sends or serves", () => {
  const strangers =
    /from "\.\.\/(?:store|commands|queries|read-models|http|jobs|access|mail|media|graphql\/(?!generated))[^"]*"|from "(?:mongoose|mongodb|fastify|@muhtawa\/service-kit\/nats|node:(?:http|https|net|child_process))"/;
  expect(domain.filter(({ source }) => strangers.test(source)).map(({ path }) => path)).toEqual([]);
});

test("services ask their stores by finders, which show nothing of what a store keeps beside the state", () => {
  expect(
    sources
      .filter(({ source }) => /\bdocuments\s*\.\s*(?:find|aggregate|count|distinct|update|replace|insert|delete|bulk)\w*\(/.test(source))
      .map(({ path }) => path),
  ).toEqual([]);
});

test("what is done is given what it needs, not all that a service has", () => {
  const bags = /[:(,] *(?:Catalog|Contents|Identity|Site)(?=[,)]| \| )/;
  const composing = /\/src\/(?:graphql\/resolvers|main|events)\.ts$/;
  expect(sources.filter(({ path, source }) => !composing.test(path) && bags.test(source)).map(({ path }) => path)).toEqual([]);
});

test.each<[string, string, number]>([
  ["a clock", "store.update(id, (it) => ({ state: { ...it, at: new Date() } }))", 1],
  ["another clock", "store.update(id, (it) => { const now = Date.now(); return later(it, now); }, { expectedVersion })", 1],
  ["a new id", "store.update(id, function (it) { return linked(it, newId()); })", 1],
  ["a question to a store", "store.update(id, async (it) => ({ state: await other.find(it.id) }))", 1],
  ["a function named before", "const decide = (it) => ({ state: { ...it, id: randomUUID() } });\nstore.update(id, decide)", 1],
  ["a read model's row", "defineReadModel({ row: { user: ({ data }) => ({ at: new Date(), name: data.name }) } })", 1],
  ["what is given", "const now = new Date();\nstore.update(id, (it) => ({ state: { ...it, at: now, then: new Date(0) } }))", 0],
  ["what comes before the write", "store.update(id, (it) => ({ state: it }), { beforeWrite: async () => { await keep(Date.now()); } })", 0],
])("the rule tells: %s", (_what, source, count) => {
  expect(impureDecisions("sample.ts", source)).toHaveLength(count);
});

test("a line of the domain that looks at a clock is found where it stands", () => {
  expect(impurities("sample.ts", "export const age = ({ at }) =>\n  Date.now() - at;")).toEqual(["sample.ts:2: Date.now"]);
});
