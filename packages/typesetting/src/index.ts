export { amiri } from "./amiri.ts";
export { typesetter, type TypesetterOptions } from "./typesetter.ts";
