import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { diagramsIn, pictureOf } from "../../web/docs-site/diagrams.ts";
import { allSources, ROOT } from "../../web/docs-site/sources.ts";
import { JOURNEYS_BROWSER } from "./chromium.ts";

/**
 * Draws the diagrams of docs/ as pictures for the documentation's site, which runs no script of others: `npm run diagrams -w e2e`. Mermaid is
 * fetched for it and left nowhere.
 */
const MERMAID = "mermaid@12.3.0";

interface Mermaid {
  initialize: (settings: object) => void;
  render: (id: string, source: string) => Promise<{ svg: string }>;
}

const folder = mkdtempSync(join(tmpdir(), "mermaid-"));
const browser = await chromium.launch({ executablePath: JOURNEYS_BROWSER });
try {
  execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", folder, MERMAID], { stdio: "inherit" });
  const page = await browser.newPage();
  await page.setContent("<!doctype html><body></body>");
  await page.addScriptTag({ path: join(folder, "node_modules/mermaid/dist/mermaid.min.js") });
  for (const old of globSync("docs/pictures/diagram-*.svg", { cwd: ROOT })) rmSync(join(ROOT, old));
  for (const { markdown } of allSources().values())
    for (const source of diagramsIn(markdown)) writeFileSync(join(ROOT, pictureOf(source)), await page.evaluate(drawn, source));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** In the browser. A picture of a page has no fonts but the reader's, so its texts are no HTML, and it has a ground of its own. */
async function drawn(source: string): Promise<string> {
  const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
  mermaid.initialize({
    startOnLoad: false,
    theme: "neutral",
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    fontFamily: "sans-serif",
  });
  const { svg } = await mermaid.render("diagram", source);
  const image = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const [, , width = "0", height = "0"] = image.getAttribute("viewBox")?.split(" ") ?? [];
  image.setAttribute("width", String(Math.ceil(Number(width))));
  image.setAttribute("height", String(Math.ceil(Number(height))));
  image.setAttribute("style", "background: white");
  return `${new XMLSerializer().serializeToString(image)}\n`;
}
