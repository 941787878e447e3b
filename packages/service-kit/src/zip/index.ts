export * from "./archive.ts";
