import config from "./jest.config.mjs";

/** The examples of what is tried by mutation, without a browser around them; random histories would take hours. */
const { setupFilesAfterEnv: _, ...rest } = config;

export default {
  ...rest,
  testEnvironment: "node",
  setupFiles: ["<rootDir>/src/testing/page-events.mjs"],
  roots: ["<rootDir>/src/lib/editing", "<rootDir>/src/lib/drafts"],
  testMatch: ["<rootDir>/src/lib/{editing,drafts}/*.test.ts"],
  testPathIgnorePatterns: ["\\.model\\.test"],
};
