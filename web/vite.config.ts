import { ensureLexicons } from "@muhtawa/arabic-lexicon/files";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./tools/chunks.ts";
import { emitRoutes } from "./tools/emit-routes.ts";
import { offlineWorker } from "./tools/offline-worker.ts";
import { pageBudgets } from "./tools/page-budgets.ts";
import { prerenderHome } from "./tools/prerender-home.ts";

const api = process.env.API_PROXY ?? "http://localhost:4000";

/** Chakra's configuration helpers return what they are given; only when told so can the bundler drop the themes we don't use. */
const chakraPureFunctions = [
  "defineConfig",
  "defineRecipe",
  "defineSlotRecipe",
  "defineTokens",
  "defineSemanticTokens",
  "defineKeyframes",
  "defineTextStyles",
  "defineLayerStyles",
  "defineAnimationStyles",
  "defineGlobalStyles",
  "createSystem",
  "mergeConfigs",
];

// the proofreading worker's lexicons are files of the build
await ensureLexicons();

export default defineConfig({
  // a browser has no files: the measuring worker gives the lexicon that it has fetched
  resolve: { alias: { "@muhtawa/arabic-lexicon/files": fileURLToPath(import.meta.resolve("@muhtawa/arabic-lexicon/given")) } },
  plugins: [react(), emitRoutes(), pageBudgets(), prerenderHome(chakraPureFunctions), offlineWorker()],
  server: {
    proxy: {
      "/graphql": api,
      "/site": api,
      "/media": api,
      "/ai": api,
      "/docs": api,
      // The gateway refreshes sessions for its own pages only.
      "/auth/refresh": { target: api, changeOrigin: true, headers: { origin: api } },
    },
  },
  build: {
    target: "es2023",
    rolldownOptions: {
      treeshake: { manualPureFunctions: chakraPureFunctions },
      // files that share modules import one another in circles: each module waits for what it imports
      output: { strictExecutionOrder: true, codeSplitting: chunks(import.meta.dirname) },
    },
  },
});
