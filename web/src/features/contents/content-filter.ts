import type { ContentStatus, ContentType } from "../../generated/graphql.ts";
import { CHOICES } from "./content-options.ts";

export interface ContentFilter {
  companyId: string | null;
  type: ContentType | null;
  status: ContentStatus | null;
  search: string | null;
}

/** A filter's value from the address; anything that isn't a choice is none. */
const chosen = <Value extends string>(values: readonly Value[], value: string) => values.find((known) => known === value) ?? null;

/** The filters that the address names. */
export const contentFilterOf = (get: (name: string) => string): ContentFilter => ({
  companyId: get("company") || null,
  type: chosen<ContentType>(CHOICES.types, get("type")),
  status: chosen<ContentStatus>(CHOICES.statuses, get("status")),
  search: get("search") || null,
});
