import { createServer } from "node:net";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

/** The first process to read this chooses; workers inherit the choice. */
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "muhtawa-e2e-"));
process.env.E2E_ADMIN_PASSWORD ??= `Adm1n-${Math.random().toString(36).slice(2)}`;
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
  workers: 1,
  // A journey that passes only the second time is listed as flaky; on a loaded machine that is no reason to refuse a change.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT ?? "test-results/report.json" }]],
  use: {
    baseURL,
    actionTimeout: 15_000,
    // What a worker fetches is hidden from page.route; the journey offline lets it work.
    serviceWorkers: "block",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: "/usr/bin/chromium" },
  },
  projects: [
    { name: "api", testDir: "./api" },
    { name: "english", testDir: "./journeys", use: { locale: "en-GB" } },
    { name: "arabic", testDir: "./journeys", use: { locale: "ar-SA" }, grepInvert: /@once/ },
    // Last, when nothing else is asked of the stack.
    { name: "lighthouse", testDir: "./lighthouse" },
  ],
  // The stack exactly as a person starts it.
  webServer: {
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
    },
  },
});
