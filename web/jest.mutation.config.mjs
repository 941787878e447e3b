import config from "./jest.config.mjs";

/** The examples of what is tried by mutation, without a browser around them; random histories would take hours. */
const { setupFilesAfterEnv: _, ...rest } = config;

export default {
  ...rest,
  testEnvironment: "node",
  // what waits for ever fails its own test rather than the run
  testTimeout: 20_000,
  setupFiles: ["<rootDir>/src/testing/page-events.mjs"],
  roots: ["<rootDir>/src/lib/editing", "<rootDir>/src/lib/drafts"],
  testMatch: ["<rootDir>/src/lib/{editing,drafts}/*.test.ts"],
  testPathIgnorePatterns: ["\\.model\\.test"],
};
