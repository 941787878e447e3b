import config from "./jest.config.mjs";

/** The tests of what is tried by mutation; with PURE set only those that need no engines. */
const withEngines = ["<rootDir>/test/{aggregate-store,event-order,lost-answers,read-models,two-relays}.test.ts"];

export default { ...config, testMatch: ["<rootDir>/src/**/*.test.ts", ...(process.env["PURE"] ? [] : withEngines)] };
