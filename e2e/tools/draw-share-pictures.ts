import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { CHROMIUM } from "./chromium.ts";

/**
 * Draws what is shown beside a link to the home page, 1200 by 630 pixels in each language, into web/public. Run it when the words or the
 * look change: `npm run share-pictures -w e2e`.
 */
const web = new URL("../../web/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, web));
const data = (path: string, type: string) => `data:${type};base64,${read(path).toString("base64")}`;

const FACES = [
  ["latin", "U+0000-05FF, U+2000-2BFF"],
  ["arabic", "U+0600-06FF, U+FB50-FDFF, U+FE70-FEFF"],
].flatMap(([script, range]) =>
  [500, 600].map((weight) => {
    const file = `public/fonts/ibm-plex-sans-${script === "arabic" ? "arabic-arabic" : "latin"}-${weight}-normal.woff2`;
    return `@font-face { font-family: Plex; font-weight: ${weight}; unicode-range: ${range}; src: url(${data(file, "font/woff2")}); }`;
  }),
);

function pictureOf(language: "en" | "ar"): string {
  const { headline } = JSON.parse(read(`src/i18n/${language}/home.json`).toString()) as { headline: string };
  const { appName } = JSON.parse(read(`src/i18n/${language}/common.json`).toString()) as { appName: string };
  return `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"><style>
    ${FACES.join("\n")}
    body { margin: 0; box-sizing: border-box; width: 1200px; height: 630px; padding: 88px 96px; display: flex; flex-direction: column;
      justify-content: space-between; background: #fcfbfd; color: #1a161e; font-family: Plex; border-block-end: 16px solid #a700fe; }
    h1 { margin: 0; max-width: 940px; font-weight: 600; font-size: 72px; line-height: 1.15; letter-spacing: -0.022em; text-wrap: balance; }
    :lang(ar) h1 { line-height: 1.5; letter-spacing: 0; }
    p { margin: 0; display: flex; align-items: center; gap: 24px; font-weight: 600; font-size: 44px; }
    img { width: 88px; height: 88px; }
  </style><body><p><img src="${data("public/icon.svg", "image/svg+xml")}" alt="">${appName}</p><h1>${headline}</h1></body></html>`;
}

const browser = await chromium.launch({ executablePath: CHROMIUM });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const language of ["en", "ar"] as const) {
  await page.setContent(pictureOf(language));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: new URL(`public/share.${language}.png`, web).pathname });
}
await browser.close();
