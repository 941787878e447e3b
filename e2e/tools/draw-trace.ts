import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startFakeModel, startSpanCollector } from "@muhtawa/testkit";
import { JOURNEYS_BROWSER } from "./chromium.ts";
import { choosePort, ROOT, startSystem } from "./own-system.ts";
import { pictureOf } from "./trace-picture.ts";

/**
 * Draws docs/pictures/trace.svg: the trace of one article, from the button that is pressed in a browser to the notification that it is
 * written, as the whole system sent it to a collector. `npm run draw-trace -w e2e`.
 */
const port = await choosePort();
const { ADDRESS, createCompany, createContent, planContent, register } = await import("../journeys/api.ts");

const [collector, model] = await Promise.all([startSpanCollector(), startFakeModel()]);
model.answerAll({ text: "Dates keep best where it is cool and dry. ".repeat(6), wait: 60, pause: 2 });
const system = await startSystem(port, {
  SEED_DEMO: "false",
  AI_BASE_URL: model.url,
  AI_API_KEY: "key",
  AI_MODEL: "a-model",
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_BSP_SCHEDULE_DELAY: "200",
});
const browser = await chromium.launch({ executablePath: JOURNEYS_BROWSER });
try {
  const { token, ...user } = await register();
  const person = { token, ...user };
  const contentId = await createContent(person, await createCompany(person));
  await planContent(person, contentId);

  const context = await browser.newContext({ locale: "en-GB" });
  const stored = { auth_token: token, user: JSON.stringify(user) };
  await context.addCookies(Object.entries(stored).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: ADDRESS })));
  const page = await context.newPage();
  const asked = page.waitForRequest((request) => request.postData()?.includes("requestGeneration") ?? false);
  await page.goto(`${ADDRESS}/companies/add-content/generate-content?id=${contentId}`);
  await page.getByRole("button", { name: "Generate", exact: false }).first().click();
  const [, traceId = ""] = ((await asked).headers()["traceparent"] ?? "").split("-");
  const spans = await collector.trace(
    traceId,
    "browser: request",
    "gateway: mutation requestGeneration",
    "ai-worker: ask model",
    "site: handle ai.generation.finished",
  );
  writeFileSync(join(ROOT, "docs/pictures/trace.svg"), pictureOf(spans));
} finally {
  await browser.close();
  await system.stop();
  await Promise.all([collector.stop(), model.stop()]);
}
