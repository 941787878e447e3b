import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { ROOT } from "../../src/settings.ts";
import { type Documented, documentedCommands } from "./documented-commands.ts";

/** What runs each command that somebody is told to give: a file, and the words in it by which it does. */
const RUN_BY: Readonly<Record<string, readonly [file: string, by: string]>> = {
  start: ["e2e/playwright.config.ts", "npm start"],
  test: [".ci/run", "npm test"],
  "test:journeys": [".github/workflows/ci.yml", "JOURNEYS"],
  generate: ["infra/local/src/test-run/checks.ts", 'npmScript("generate")'],
  lint: ["infra/local/src/test-run/checks.ts", 'npmScript("lint")'],
  typecheck: ["infra/local/src/test-run/checks.ts", 'npmScript("typecheck"'],
  "check:image": [".github/workflows/installations.yml", "npm run check:image"],
  licences: ["infra/local/src/test-run/checks.ts", "tools/licences.ts"],
  docs: ["web/package.json", "npm run docs"],
  dlq: ["infra/local/test/whole-system.test.ts", "cli/dlq.ts"],
  republish: ["infra/local/test/whole-system.test.ts", "cli/republish.ts"],
  indexes: ["infra/local/test/whole-system.test.ts", "cli/indexes.ts"],
  "demo:reset": ["infra/local/test/whole-system.test.ts", "seed/demo/command.ts"],
  doctor: ["packages/service-kit/test/cli/doctor.test.ts", "cli/doctor.ts"],
  backup: ["infra/local/test/backup/backup.test.ts", "backup/command.ts"],
  restore: ["infra/local/test/backup/backup.test.ts", "backup/command.ts"],
  upgrade: ["infra/local/test/upgrade/upgrade.test.ts", "upgrade/command.ts"],
  rollback: ["infra/local/test/upgrade/upgrade.test.ts", "upgrade/command.ts"],
  "hash-password": ["services/identity/test/first-start.test.ts", "hash-password.ts"],
  "audit:verify": ["services/site/test/audit-seals.test.ts", "audit-verify.ts"],
  "figures -w packages/text-analysis": ["packages/text-analysis/test/proof/gold.test.ts", "figures"],
  "build -w packages/arabic-lexicon": ["package.json", "npm run build -w packages/arabic-lexicon"],
  "build -w web": ["infra/local/src/web-build.ts", '"run", "build", "-w", "web"'],
  "compose -w gateway": ["package.json", "npm run compose -w gateway"],
  "e2e -w e2e": ["infra/local/src/test-run/browser-journeys.ts", '"e2e", "-w", "e2e"'],
  "accept-events -w packages/contracts": ["packages/contracts/test/event-schemas.test.ts", "accept-events"],
};

/** What only people run: it rewrites what is kept, asks for another machine, or takes hours. */
const BY_HAND = new Set([
  "bench:peers",
  "dev -w web",
  "diagrams -w e2e",
  "draw-trace -w e2e",
  "film -w e2e",
  "format",
  "k8s-schemas",
  "mutation -w packages/service-kit",
  "mutation -w web",
  "permissions -w services/identity",
  "pictures -w e2e",
  "sample -w web",
  "sbom",
  "test:chaos",
  "upgrade:fixture",
]);

const NPMS_OWN = new Set(["audit", "ci", "exec", "install"]);

const commands = documentedCommands();
const by = (program: string) => commands.filter(({ words }) => words[0] === program);
const scriptsOf = (folder: string) =>
  (JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as { scripts?: Record<string, string> }).scripts ?? {};

interface Script {
  readonly page: string;
  readonly name: string;
  readonly folder: string;
  readonly rest: readonly string[];
}

/** `npm run <name>`, `npm <name>`, with the workspace that it is of. */
function scriptOf({ page, words: [, ...words] }: Documented): Script | undefined {
  if (NPMS_OWN.has(words[0] ?? "")) return undefined;
  const [name = "", ...rest] = words[0] === "run" ? words.slice(1) : words;
  const at = rest.indexOf("-w");
  return { page, name, folder: at >= 0 ? (rest[at + 1] ?? "") : ".", rest: rest.includes("--") ? rest.slice(rest.indexOf("--") + 1) : [] };
}

const scripts = by("npm").flatMap((command) => scriptOf(command) ?? []);
const named = ({ name, folder }: Script) => (folder === "." ? name : `${name} -w ${folder}`);
/** `npm test -w x -- file` is how one file of a suite is run. */
const isSuite = ({ name, folder }: Script) => name === "test" && folder !== ".";

test("there are commands to look at, on every page that tells how to run something", () => {
  expect(commands.length).toBeGreaterThan(60);
  for (const page of ["README.md", "CONTRIBUTING.md", "docs/operations.md", "docs/api.md"])
    expect(commands.some((command) => command.page === page)).toBe(true);
});

describe("npm", () => {
  test.each([...new Set(scripts.map((script) => JSON.stringify(script)))].map((text) => JSON.parse(text) as Script))(
    "$page: the script $name of $folder is there",
    ({ name, folder }) => {
      expect(Object.keys(scriptsOf(folder))).toContain(name);
    },
  );

  test("every script that is told of is run somewhere, or is one that only people run", () => {
    const told = new Set(scripts.filter((script) => !isSuite(script)).map(named));
    expect([...told].filter((name) => !(name in RUN_BY) && !BY_HAND.has(name))).toEqual([]);
    expect(Object.keys(RUN_BY).filter((name) => BY_HAND.has(name))).toEqual([]);
  });

  test.each(Object.entries(RUN_BY))("%s is run where it is said to be", (_, [file, words]) => {
    expect(readFileSync(join(ROOT, file), "utf8")).toContain(words);
  });

  test("files of suites that are named are there", () => {
    const missing = scripts
      .filter(isSuite)
      .flatMap(({ folder, rest }) => rest.filter((word) => word.includes("/") && !word.includes("…")).map((word) => join(folder, word)))
      .filter((path) => globSync([path, `${path}*`], { cwd: ROOT }).length === 0);
    expect(missing).toEqual([]);
  });
});

test("programs that node is given are there", () => {
  const files = commands
    .filter(({ words: [program = ""] }) => program === "node" || program === "node_modules/.bin/node")
    .concat(by("npm").filter(({ words }) => words[1] === "exec"))
    .flatMap(({ page, words }) => words.filter((word) => /\.(?:ts|mjs|js)$/.test(word)).map((file) => ({ page, file })));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(({ file }) => !existsSync(join(ROOT, file)) && globSync(`services/*/${file}`, { cwd: ROOT }).length === 0)).toEqual(
    [],
  );
});

describe("docker compose", () => {
  const { services } = parse(readFileSync(join(ROOT, "docker-compose.yml"), "utf8"), { merge: true }) as {
    services: Record<string, { profiles?: string[] }>;
  };
  const profiles = new Set(Object.values(services).flatMap(({ profiles: of = [] }) => of));
  const composed = by("docker").filter(({ words }) => words[1] === "compose");

  test("names profiles and services that there are", () => {
    expect(composed.length).toBeGreaterThan(4);
    for (const { page, words } of composed)
      for (const [at, word] of words.entries()) {
        if (word === "--profile")
          expect({ page, profile: words[at + 1], known: profiles.has(words[at + 1] ?? "") }).toMatchObject({ known: true });
        const service = word === "--scale" ? words[at + 1]?.split("=")[0] : word === "exec" ? words[at + 1] : undefined;
        if (service) expect({ page, service, known: service in services }).toMatchObject({ known: true });
      }
  });

  test("every profile is told of in docs/operations.md", () => {
    const text = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
    expect([...profiles].filter((profile) => !text.includes(`\`${profile}\``) && !text.includes(`--profile ${profile}`))).toEqual([]);
  });
});

test("helm is given charts that there are", () => {
  const charts = by("helm").flatMap(({ words }) => words.filter((word) => word.startsWith("infra/")));
  expect(charts).not.toEqual([]);
  for (const chart of charts) expect(existsSync(join(ROOT, chart, "Chart.yaml"))).toBe(true);
});
