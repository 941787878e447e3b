export { startEngines, type TestEngines } from "./engines.ts";
