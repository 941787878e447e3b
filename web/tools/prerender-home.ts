import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { type Alias, build, createServer, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { KEPT_MESSAGES } from "../src/front-page/kept-messages.ts";
import { homeHead } from "./home-head.ts";
import { keepMessages } from "./keep-messages.ts";
import { gzipWeight, withImports } from "./with-imports.ts";

const ENTRIES = { en: "english", ar: "arabic" } as const;
type Language = keyof typeof ENTRIES;
const LANGUAGES = Object.keys(ENTRIES) as Language[];
const DIRECTIONS: Record<Language, string> = { en: "ltr", ar: "rtl" };

/** Bytes of JavaScript, compressed by gzip: what the home page may load before anybody does anything, and all of it once it is used. */
const MOST = { first: 8_000, whole: 130_000 };

interface Drawn {
  html: string;
  title: string;
  description: string;
  picture: string;
  product: string;
}

type Output = Rolldown.RolldownOutput["output"];

/**
 * Draws the home page in both languages once the application is built, and builds what brings it to life: a first script of a few lines,
 * and for when somebody uses the page the same components, but without the application's router, translations and API client. The pages lie
 * in `.home` until the server fills in its address.
 */
export function prerenderHome(manualPureFunctions: string[]): Plugin {
  let root = "";
  let outDir = "";
  return {
    name: "muhtawa:prerender-home",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
      outDir = join(root, config.build.outDir);
    },
    async writeBundle() {
      const shared = sharedConfig(root, "kept");
      const rolldownOptions = { treeshake: { manualPureFunctions, moduleSideEffects: [UNUSED] } };
      const output = await buildEntries(shared, outDir, rolldownOptions);
      const chooseLanguage = await buildInline(shared, "choose-language");
      const drawn = await draw(sharedConfig(root, "drawn"));
      const shell = await readFile(join(outDir, "index.html"), "utf8");
      await mkdir(join(outDir, ".home"), { recursive: true });
      for (const language of LANGUAGES) {
        const scripts = scriptsOf(output, language);
        for (const part of ["first", "whole"] as const) {
          const weight = gzipWeight(scripts[part]);
          if (weight > MOST[part]) this.error(`home page, ${language}: ${weight} bytes of JavaScript (${part}), more than ${MOST[part]}`);
          this.info(`home page, ${language}: ${(weight / 1000).toFixed(1)} kB of JavaScript (gzip, ${part})`);
        }
        const early = `<script>${chooseLanguage}</script>`;
        const html = page(shell, language, drawn[language], { early, scripts: scripts.first.map(({ fileName }) => fileName) });
        await writeFile(join(outDir, ".home", `${language}.html`), html);
      }
    },
  };
}

/** What Emotion imports for a function that nothing calls; it doesn't say itself that it may be left out. */
const UNUSED = { test: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false };

/** Of the parts in which nothing changes the build draws the markup, and the page that was loaded keeps it. */
type StillParts = "drawn" | "kept";

function sharedConfig(root: string, parts: StillParts): InlineConfig {
  const bindings = join(root, "src/front-page/bindings");
  const alias: Alias[] = [
    { find: /^\.{1,2}\/(?:components\/)?still-parts\.ts$/, replacement: join(bindings, `${parts}-parts.ts`) },
    { find: /^(?:react-)?i18next$/, replacement: join(bindings, "translations.ts") },
    { find: /^react-router$/, replacement: join(bindings, "router.tsx") },
  ];
  return { configFile: false, root, plugins: [react()], resolve: { alias }, logLevel: "error", publicDir: false };
}

async function buildEntries(shared: InlineConfig, outDir: string, options: object): Promise<Output> {
  const input = Object.fromEntries(
    LANGUAGES.map((language) => [`home-${language}`, join(shared.root ?? "", `src/front-page/${ENTRIES[language]}.ts`)]),
  );
  const built = await build({
    ...shared,
    plugins: [...(shared.plugins ?? []), keepMessages(KEPT_MESSAGES)],
    build: { target: "es2023", outDir, emptyOutDir: false, rolldownOptions: { ...options, input } },
  });
  return (built as Rolldown.RolldownOutput).output;
}

/** A script small enough to stand in the page. */
async function buildInline(shared: InlineConfig, name: string): Promise<string> {
  const input = join(shared.root ?? "", `src/front-page/${name}.ts`);
  const built = await build({
    ...shared,
    build: { target: "es2023", write: false, rolldownOptions: { input, output: { format: "iife" } } },
  });
  const [{ code }] = (built as Rolldown.RolldownOutput).output;
  return code.trim();
}

async function draw(shared: InlineConfig): Promise<Record<Language, Drawn>> {
  const server = await createServer({ ...shared, server: { middlewareMode: true, hmr: false, ws: false }, appType: "custom" });
  try {
    const { prerender } = (await server.ssrLoadModule("/src/front-page/prerender.tsx")) as { prerender: (language: Language) => Drawn };
    return Object.fromEntries(LANGUAGES.map((language) => [language, prerender(language)])) as Record<Language, Drawn>;
  } finally {
    await server.close();
  }
}

interface HomeScripts {
  /** The entry of a language with everything it imports at once, the entry first. */
  first: Rolldown.OutputChunk[];
  /** And what it loads when the page comes to life, with all that imports at once. */
  whole: Rolldown.OutputChunk[];
}

function scriptsOf(output: Output, language: Language): HomeScripts {
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])));
  const chunksOf = (names: readonly string[]) => names.flatMap((name) => chunks.get(name) ?? []);
  const entries = [...chunks.values()].filter((chunk) => chunk.name === `home-${language}`);
  const first = withImports(entries, output);
  const later = withImports(chunksOf(first.flatMap((chunk) => chunk.dynamicImports)), output);
  return { first, whole: [...new Set([...first, ...later])] };
}

const STYLE = /<style data-emotion="(css(?:-global)?) ([^"<]*)">([^<]*)<\/style>/g;

/** Emotion draws a style before each part that needs it; gathered in the head they are out of the way when the page comes to life. */
function gatherStyles(html: string): { body: string; styles: string } {
  const own: [names: string, css: string][] = [];
  const global: string[] = [];
  const body = html.replace(STYLE, (style: string, key: string, names: string, css: string) => {
    if (key === "css") own.push([names, css]);
    else global.push(style);
    return "";
  });
  const names = own.map(([name]) => name).join(" ");
  return { body, styles: `${global.join("")}<style data-emotion="css ${names}">${own.map(([, css]) => css).join("")}</style>` };
}

interface Scripts {
  early: string;
  scripts: readonly string[];
}

/** Without scripts nothing more will come, and no shape of it should stand there. */
const WITHOUT_SCRIPTS = "<noscript><style>#partners, #branches { display: none }</style></noscript>";

const ROOT = '<div id="root">';

/** The application's own page, made the home page: its scripts and what it says of itself are exchanged. */
function page(shell: string, language: Language, drawn: Drawn, { early, scripts: [entry = "", ...imports] }: Scripts): string {
  const { body, styles } = gatherStyles(drawn.html);
  const preloads = imports.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  const script = `<script type="module" crossorigin src="/${entry}"></script>`;
  const head = [early, homeHead(language, drawn), styles, WITHOUT_SCRIPTS, ...preloads, script];
  const exchanged = shell
    .replace(/<html[^<>]*>/, `<html lang="${language}" dir="${DIRECTIONS[language]}">`)
    .replace(/(?<!\s)\s*<script type="module"[^<>]*><\/script>/, "")
    .replaceAll(/(?<!\s)\s*<link rel="(?:modulepreload|stylesheet)"[^<>]*>/g, "")
    .replaceAll(/(?<!\s)\s*<meta (?:name="description"|property="og:)[^<>]*>/g, "")
    .replace("</head>", () => `${head.join("\n    ")}\n  </head>`);
  // in the place of the shape of what is coming
  const begin = exchanged.indexOf(ROOT) + ROOT.length;
  return exchanged.slice(0, begin) + body + exchanged.slice(exchanged.indexOf("</div>", begin));
}
