import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/*
 * Every test file links its modules anew, and some libraries are thousands of them: bundled once, they are linked in a tenth of the time.
 * What has to exist only once in a process beside them stays outside.
 */

const LIBRARIES = ["@apollo/client", "@chakra-ui/react", "@emotion/react", "graphql", "lucide-react", "rxjs"];
const ENTRIES = [
  "@apollo/client",
  "@apollo/client/errors",
  "@apollo/client/react",
  "@chakra-ui/react",
  "@chakra-ui/react/anatomy",
  "@chakra-ui/react/collection",
  "@chakra-ui/react/combobox",
  "@chakra-ui/react/dialog",
  "@chakra-ui/react/drawer",
  "@chakra-ui/react/locale",
  "@chakra-ui/react/menu",
  "@chakra-ui/react/popover",
  "@chakra-ui/react/portal",
  "@chakra-ui/react/preset-base",
  "@chakra-ui/react/segment-group",
  "@chakra-ui/react/styled-system",
  "@chakra-ui/react/tooltip",
  "@emotion/react",
  "graphql",
  "graphql/language/printer",
  "lucide-react",
  "rxjs",
];
const OUTSIDE = [/^react(-dom)?($|\/)/u];

const WEB = fileURLToPath(new URL("../", import.meta.url));
const CACHE = join(WEB, ".cache");
/** An entry is a module of ours that hands on a library's. */
const ENTRY = "\0library:";
const fileName = (entry: string) => entry.replaceAll(/[@/]/gu, "_");

/** What the bundles are made of and by. */
async function fingerprint() {
  const manifests = [...LIBRARIES, "vite"].map((name) => new URL(import.meta.resolve(`${name}/package.json`)));
  const parts = await Promise.all([new URL(import.meta.url), ...manifests].map((file) => readFile(file)));
  return parts
    .reduce((hash, part) => hash.update(part), createHash("sha256"))
    .digest("hex")
    .slice(0, 16);
}

const handOn = {
  name: "hand-on",
  resolveId: (id: string) => (id.startsWith(ENTRY) ? id : undefined),
  load: (id: string) => (id.startsWith(ENTRY) ? `export * from "${id.slice(ENTRY.length)}";` : undefined),
};

async function bundle(folder: string) {
  await mkdir(CACHE, { recursive: true });
  const made = await mkdtemp(`${folder}-`);
  await build({
    root: WEB,
    configFile: false,
    publicDir: false,
    // as jest resolves them
    resolve: { conditions: ["module", "browser"] },
    define: { "process.env.NODE_ENV": '"test"' },
    plugins: [handOn],
    logLevel: "error",
    build: {
      outDir: made,
      minify: false,
      target: "esnext",
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(ENTRIES.map((entry) => [fileName(entry), ENTRY + entry])),
        preserveEntrySignatures: "strict",
        external: OUTSIDE,
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  // somebody else may have been first
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
}

/** Where jest finds each library: for its `moduleNameMapper`. Bundles them if that hasn't been done. */
export async function bundledLibraries() {
  const folder = join(CACHE, `test-libraries-${await fingerprint()}`);
  if (!existsSync(folder)) await bundle(folder);
  return Object.fromEntries(ENTRIES.map((entry) => [`^${entry}$`, join(folder, `${fileName(entry)}.mjs`)]));
}
