import { createServer } from "node:net";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { JOURNEYS_ARGS, JOURNEYS_BROWSER } from "./tools/chromium.ts";

/** The first process to read this chooses; workers inherit the choice. */
process.env.E2E_PORT ??= String(await freePort());
/** Where the search of researches answers. */
process.env.E2E_SEARCH_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "muhtawa-e2e-"));
process.env.E2E_ADMIN_PASSWORD ??= `Adm1n-${Math.random().toString(36).slice(2)}`;
/** JOURNEYS=all: each in both languages, not only those that a language can break. */
const everything = process.env.JOURNEYS === "all";
const ALONE = [
  "**/faults.spec.ts",
  "**/figures.spec.ts",
  "**/model-connection.spec.ts",
  "**/model-faults.spec.ts",
  "**/research-by-model.spec.ts",
  "**/system-faults.spec.ts",
  "**/twin-translation.spec.ts",
];
const searchURL = `http://127.0.0.1:${process.env.E2E_SEARCH_PORT}`;
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export default defineConfig({
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // A journey that passes only the second time is listed as flaky; on a loaded machine that is no reason to refuse a change.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT ?? "test-results/report.json" }]],
  use: {
    baseURL,
    actionTimeout: 15_000,
    // What a worker fetches is hidden from page.route; the journey offline lets it work.
    serviceWorkers: "block",
    // Recording every journey costs a fifth of the run; in CI it waits for a failure's second attempt.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: JOURNEYS_BROWSER, args: JOURNEYS_ARGS },
    // Drawing what moves costs a quarter of a page; what is to move is looked at by journeys of its own.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "api", testDir: "./api" },
    { name: "english", testDir: "./journeys", testIgnore: ALONE, use: { locale: "en-GB" } },
    {
      name: "arabic",
      testDir: "./journeys",
      testIgnore: ALONE,
      use: { locale: "ar-SA" },
      ...(everything ? { grepInvert: /@once/ } : { grep: /@both/ }),
    },
    // What ends services, changes them for everybody, or measures, when nothing else is asked of the stack. By itself: --project=alone --no-deps.
    {
      name: "alone",
      testMatch: [...ALONE, "lighthouse/*.spec.ts"],
      workers: 1,
      dependencies: ["api", "english", "arabic"],
      use: { locale: "en-GB" },
    },
  ],
  webServer: [
    {
      command: "node --disable-warning=ExperimentalWarning tools/serve-search.ts",
      url: `${searchURL}/search?q=ready&format=json`,
      reuseExistingServer: process.env.E2E_REUSE === "true",
      env: { PORT: process.env.E2E_SEARCH_PORT },
    },
    {
      // The stack exactly as a person starts it.
      command: "npm start --silent",
      cwd: "..",
      url: `${baseURL}/readyz`,
      reuseExistingServer: process.env.E2E_REUSE === "true",
      timeout: 240_000,
      stdout: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
      env: {
        PORT: process.env.E2E_PORT,
        DATA_DIR: process.env.E2E_DATA_DIR,
        ADMIN_EMAIL: "admin@example.com",
        ADMIN_PASSWORD: process.env.E2E_ADMIN_PASSWORD,
        SEED_DEMO: "false",
        // The programs that hear in the journeys are on this machine.
        WEBHOOK_PRIVATE_TARGETS: "true",
        AI_SEARCH_URL: searchURL,
      },
    },
  ],
});
