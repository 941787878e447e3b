import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** A build of its own beside the application's, which shares nothing with it: most people never open it. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/explorer/",
  plugins: [react()],
  build: { target: "es2023", outDir: "../dist/explorer", emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
});
