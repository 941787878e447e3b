import { MAX_BODY_BYTES, MAX_TABLE_CELLS } from "@muhtawa/contracts/body-limits";
import type { JSONContent } from "@tiptap/core";
import { cellsIn } from "./table-room.ts";

const bytesOf = (document: JSONContent) => new TextEncoder().encode(JSON.stringify(document)).length;
const sumOf = (documents: readonly JSONContent[], measure: (document: JSONContent) => number) =>
  documents.reduce((sum, document) => sum + measure(document), 0);

/** Whether the content service would take these documents as one text. */
export const fitsInText = (...documents: readonly JSONContent[]): boolean =>
  sumOf(documents, cellsIn) <= MAX_TABLE_CELLS && sumOf(documents, bytesOf) <= MAX_BODY_BYTES;
