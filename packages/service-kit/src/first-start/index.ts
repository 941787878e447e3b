export * from "./first-start-file.ts";
export { addressKey, type FirstStart, type FirstUser } from "./first-start-layout.ts";
export * from "./first-start-mark.ts";
export * from "./first-users.ts";
export * from "./once-for-all.ts";
