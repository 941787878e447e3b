import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@jest/globals";
import { ROOT } from "../src/settings.ts";

const SERVICES = ["ai", "catalog", "content", "identity", "site"];

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const packagesOf = (workspace: string) => {
  const { dependencies = {} } = JSON.parse(read(`${workspace}/package.json`)) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies);
};
const sourcesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${folder}/${file}`);

const IMPORT = /(?:\bfrom|\bimport\(?)\s*"([^"]+)"/g;
const importsOf = (file: string) => Array.from(read(file).matchAll(IMPORT), ([, path]) => path ?? "");
const isOutside = (folder: string, file: string, path: string) =>
  path.startsWith(".") && !join(dirname(file), path).startsWith(`${folder}/`);

test("the services are those that were named, each a subgraph of its own with the folders of the others", () => {
  expect(readdirSync(join(ROOT, "services")).toSorted()).toEqual(SERVICES);
  for (const service of SERVICES)
    for (const part of ["schema.graphql", "src/main.ts", "src/env.ts", "src/domain", "src/commands", "src/queries", "src/store", "test"])
      expect([`services/${service}/${part}`, existsSync(join(ROOT, "services", service, part))]).toEqual([
        `services/${service}/${part}`,
        true,
      ]);
});

test("a service takes nothing from another's code: they share the contracts, and talk by events", () => {
  const services = SERVICES.map((service) => `@muhtawa/${service}`);
  for (const service of SERVICES) {
    expect(packagesOf(`services/${service}`)).toEqual(expect.arrayContaining(["@muhtawa/contracts", "@muhtawa/service-kit", "mongoose"]));
    expect(packagesOf(`services/${service}`).filter((name) => services.includes(name))).toEqual([]);
    const strangers = sourcesIn(`services/${service}/src`).flatMap((file) =>
      importsOf(file)
        .filter(
          (path) => services.some((name) => path === name || path.startsWith(`${name}/`)) || isOutside(`services/${service}`, file, path),
        )
        .map((path) => `${file} takes ${path}`),
    );
    expect(strangers).toEqual([]);
  }
});

test("it is built with the packages that were named", () => {
  expect(packagesOf("packages/service-kit")).toEqual(
    expect.arrayContaining(["nats", "mongoose", "mongodb", "jsonwebtoken", "graphql", "@apollo/server", "@apollo/subgraph"]),
  );
  expect(packagesOf("services/identity")).toContain("jsonwebtoken");
  expect(packagesOf("gateway")).toEqual(expect.arrayContaining(["@apollo/gateway"]));
  expect(packagesOf("web")).toEqual(expect.arrayContaining(["react", "@chakra-ui/react", "@apollo/client"]));
});

test("what runs is TypeScript", () => {
  const packages = readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}/src`);
  const services = SERVICES.map((service) => `services/${service}/src`);
  const folders = ["gateway/src", "infra/local/src", "web/src", "web/offline-worker", ...packages, ...services];
  const others = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).filter((file) => /\.(?:js|mjs|cjs|jsx)$/.test(file)),
  );
  expect(others.toSorted()).toEqual(["testing/browser-environment.mjs", "testing/page-events.mjs"]);
});

test("no type is given up by a cast to never, but in tests", () => {
  const packages = readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}/src`);
  const services = SERVICES.map((service) => `services/${service}/src`);
  const casts = ["gateway/src", "infra/local/src", "web/src", "bench", "e2e/tools", ...packages, ...services]
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/node_modules\//.test(file))
    .filter((file) => /\bas never\b(?! \w)/.test(read(file)));
  expect(casts).toEqual([]);
});

test("of every collection that no event tells of it is written who keeps it, and how it ends", () => {
  const rows = read("docs/architecture.md")
    .split("\n")
    .filter((line) => /^\| (?:\w+) \| `/.test(line))
    .map((line) => line.split(" | "));
  const toldOf = (keeper: string) =>
    rows
      .filter(([name]) => name === `| ${keeper}`)
      .map(([, collections]) => collections)
      .join();
  const keepers = [...SERVICES.map((service) => [service, `services/${service}/src`]), ["each", "packages/service-kit/src"]] as const;
  for (const [keeper, folder] of keepers) {
    const kept = sourcesIn(folder).flatMap((file) => [...read(file).matchAll(/collection: "(\w+)"/g)].map(([, name]) => `\`${name}\``));
    expect([keeper, kept.filter((name) => !toldOf(keeper).includes(name))]).toEqual([keeper, []]);
  }
  expect(toldOf("content")).toContain("`textRoom`");
});
