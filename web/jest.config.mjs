import { bundledLibraries } from "./tools/bundled-libraries.ts";

/** Components in jsdom. TypeScript and JSX by swc; files stay ES modules, as in the browser. */
export default {
  testEnvironment: "<rootDir>/src/testing/browser-environment.mjs",
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}", "<rootDir>/{docs-site,tools}/*.test.ts"],
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: {
    "\\.tsx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2023",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: "es6" },
      },
    ],
  },
  moduleNameMapper: { "\\.css$": "<rootDir>/src/testing/no-styles.ts", ...(await bundledLibraries()) },
  setupFilesAfterEnv: ["<rootDir>/src/testing/setup.ts"],
  // Bounds a whole test, on a machine busy with other work.
  testTimeout: 60_000,
  // What a test file leaves in a process that loads modules this way is never given back: workers are replaced.
  maxWorkers: 2,
  workerIdleMemoryLimit: "1GB",
};
