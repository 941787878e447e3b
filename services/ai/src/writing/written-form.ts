import type { DerivedForm } from "@muhtawa/contracts";
import type { Brief } from "./assignment.ts";
import type { ContentType } from "./terms.ts";

/** As what a content is written: its type, unless it is made from another content in a form that no type has. */
export type WrittenForm = ContentType | DerivedForm;

/** A content that was derived as a newsletter is written as one while its type is ARTICLE; with its type changed, it is written as that type. */
export const formOf = ({ type, derivedFrom }: Pick<Brief, "type" | "derivedFrom">): WrittenForm =>
  derivedFrom?.form === "NEWSLETTER" && type === "ARTICLE" ? "NEWSLETTER" : type;
