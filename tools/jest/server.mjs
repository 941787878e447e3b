import { fileURLToPath } from "node:url";

/** Jest for everything that runs in Node: TypeScript is stripped of its types, as Node itself does, and stays an ES module. */
export default {
  testEnvironment: "node",
  testMatch: ["<rootDir>/test/**/*.test.ts", "<rootDir>/src/**/*.test.ts"],
  extensionsToTreatAsEsm: [".ts"],
  transform: { "\\.ts$": fileURLToPath(new URL("./strip-types.cjs", import.meta.url)) },
  // A test waits 20 s at most for one thing; this bounds all that it does, on a machine busy with other work.
  testTimeout: 60_000,
  // A suite whose set-up failed may leave a connection open; the run must end all the same.
  forceExit: true,
};
