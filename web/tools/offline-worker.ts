import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { withImports } from "./with-imports.ts";

/** Modules that, with all they import at once, must be there without a network: the start, the layouts, and where a person writes. */
const NEEDED_OFFLINE = [
  /^index\.html$/,
  /^src\/app\/(?:chrome\/|signed-in|layouts\/(?:dashboard|default)-layout)/,
  /^src\/features\/(?:contents|search|generation|notifications|dashboard\/pages)\//,
  /^src\/features\/companies\/pages\/add-company-page\.tsx$/,
  /^src\/ui\/(?!day-chart)/,
  /^src\/i18n\/(?:en|ar)\/(?!home|users|admins|crm|basicData|profile)\w+\.json$/,
];

type Bundle = Rolldown.OutputBundle;

/** Builds the worker that the site's root serves as `sw.js`, with the list of what it keeps. */
export function offlineWorker(): Plugin {
  let root = "";
  let outDir = "";
  return {
    name: "muhtawa:offline-worker",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
      outDir = join(root, config.build.outDir);
    },
    async writeBundle(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry)?.fileName ?? "";
      const files = [...scriptsOf(bundle, root), ...(await fontsOf(root))].map((file) => `/${file}`).toSorted();
      const version = await versionOf(root, files);
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: "error",
        define: {
          "BUILD.version": JSON.stringify(version),
          "BUILD.entry": JSON.stringify(`/${entry}`),
          "BUILD.files": JSON.stringify(files),
        },
        build: {
          target: "es2023",
          outDir,
          emptyOutDir: false,
          rolldownOptions: { input: join(root, "offline-worker/worker.ts"), output: { format: "iife", entryFileNames: "sw.js" } },
        },
      });
      this.info(`offline worker ${version}: ${files.length} files are kept`);
    },
  };
}

/** The chunks of what is needed offline with everything they import at once, and their styles. */
function scriptsOf(bundle: Bundle, root: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const sourceOf = (id: string | null) => id?.replace(`${root}/`, "") ?? "";
  const needed = chunks.filter(({ facadeModuleId }) => NEEDED_OFFLINE.some((part) => part.test(sourceOf(facadeModuleId))));
  return withImports(needed, chunks).flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

async function fontsOf(root: string): Promise<string[]> {
  const names = await readdir(join(root, "public/fonts"));
  return names.filter((name) => /\.(?:css|woff2)$/.test(name)).map((name) => `fonts/${name}`);
}

/** Names of scripts tell their content; fonts, the page and the worker itself are read. */
async function versionOf(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(files.join("\n"));
  for (const file of files.filter((name) => name.startsWith("/fonts/"))) hash.update(await readFile(join(root, "public", file)));
  hash.update(await readFile(join(root, "index.html")));
  for (const file of await readdir(join(root, "offline-worker"))) hash.update(await readFile(join(root, "offline-worker", file)));
  return hash.digest("hex").slice(0, 12);
}
