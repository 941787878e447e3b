import { badInput } from "./errors.ts";
import { MESSAGES } from "./messages.ts";

/** Which page, counted from 1, of how many rows each. */
export interface PageRequest {
  page: number;
  pageSize: number;
}

/** A page of rows, with the number of all. */
export interface Page<Row> {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  totalCount: number;
  totalPages: number;
  results: Row[];
}

/** Checks paging arguments: pages count from 1, a page holds 1 to 100 rows. */
export function pageRequest(args: { page?: number | null; pageSize?: number | null }, defaultSize = 10): PageRequest {
  const page = args.page ?? 1;
  const pageSize = args.pageSize ?? defaultSize;
  if (page < 1) throw badInput({ field: "page", message: MESSAGES.tooSmall, parameters: { minimum: 1 } });
  if (pageSize < 1) throw badInput({ field: "pageSize", message: MESSAGES.tooSmall, parameters: { minimum: 1 } });
  if (pageSize > 100) throw badInput({ field: "pageSize", message: MESSAGES.tooBig, parameters: { maximum: 100 } });
  return { page, pageSize };
}

/** How many rows to pass over, for a find's `skip`. */
export const offsetOf = ({ page, pageSize }: PageRequest) => (page - 1) * pageSize;

/** A paged list result; a page beyond the end is an empty page. */
export function pageOf<Row>(results: Row[], totalCount: number, { page, pageSize }: PageRequest): Page<Row> {
  const totalPages = Math.ceil(totalCount / pageSize);
  return { results, totalCount, totalPages, hasNextPage: page < totalPages, hasPreviousPage: page > 1 && totalCount > 0 };
}
