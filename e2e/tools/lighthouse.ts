import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";

/**
 * Runs Lighthouse as on a phone over the home page in both languages, prints the figures and what cost points, and ends with 1 when one
 * is too low: `npm run lighthouse -w e2e -- http://localhost:4000`.
 */
const LEAST = { performance: 95, accessibility: 100, "best-practices": 95, seo: 100 };
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

const [address = "http://localhost:4000"] = process.argv.slice(2);

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const port = await freePort();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: [`--remote-debugging-port=${port}`] });
const say = (line: string) => process.stdout.write(`${line}\n`);
let failed = false;
for (const path of ["/", "/ar"]) {
  const run = await lighthouse(address + path, { port, onlyCategories: CATEGORIES, formFactor: "mobile", logLevel: "error" });
  if (!run) throw new Error(`Lighthouse had no answer for ${path}`);
  const { categories, audits } = run.lhr;
  for (const category of CATEGORIES) {
    const score = Math.round((categories[category]?.score ?? 0) * 100);
    const low = score < LEAST[category];
    failed ||= low;
    say(`${path.padEnd(4)}${category.padEnd(16)}${score}${low ? `, less than ${LEAST[category]}` : ""}`);
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit?.score != null && audit.score < 0.9)
        say(`      ${id}: ${audit.displayValue ?? audit.title} (${audit.score})`);
    }
  }
}
await browser.close();
process.exit(failed ? 1 : 0);
