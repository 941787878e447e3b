/** Bytes that a content's text may have, as JSON in UTF-8. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** Cells of all tables of a text together, merged ones counted by what they cover: each has to be written. */
export const MAX_TABLE_CELLS = 10_000;

/** Nodes that may stand within each other in a text. */
export const MAX_BODY_DEPTH = 40;
