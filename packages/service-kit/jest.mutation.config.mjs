import config from "./jest.config.mjs";

/** The tests of what is tried by mutation: those that need no engines, and of the others the files that TESTS names. */
const named = (process.env["TESTS"] ?? "").split(",").filter(Boolean);

export default { ...config, testMatch: ["<rootDir>/src/**/*.test.ts", ...named.map((name) => `<rootDir>/test/${name}.test.ts`)] };
