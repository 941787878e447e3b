import type { DerivedForm } from "@muhtawa/contracts";
import type { Brief } from "./assignment.ts";
import type { ContentType } from "./terms.ts";

/** As what a content is written: its type, unless it is made from another content in a form that no type has. */
export type WrittenForm = ContentType | DerivedForm;

/** A newsletter is one as long as it is an article's: whoever makes a post of it gets a post. */
export const formOf = ({ type, derivedFrom }: Pick<Brief, "type" | "derivedFrom">): WrittenForm =>
  derivedFrom?.form === "NEWSLETTER" && type === "ARTICLE" ? "NEWSLETTER" : type;
