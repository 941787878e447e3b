import config from "./jest.config.mjs";

/** The tests of what is tried by mutation. */
export default {
  ...config,
  testMatch: [
    "<rootDir>/test/{aggregate-store,event-order,lost-answers,read-models,two-relays,lanes}.test.ts",
    "<rootDir>/src/**/*.test.ts",
  ],
};
