export { amiri } from "./amiri.ts";
export { withWordsToCopy } from "./copied-words.ts";
export { typesetter, type TypesetterOptions } from "./typesetter.ts";
