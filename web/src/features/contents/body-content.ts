import type { ContentBodyQuery } from "../../generated/graphql.ts";

/** A content with its text. */
export type BodyContent = ContentBodyQuery["content"];
