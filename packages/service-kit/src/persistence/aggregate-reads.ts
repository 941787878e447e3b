import { offsetOf, type Page, pageOf, type PageRequest } from "../paging.ts";
import { NOT_DELETED } from "./aggregate-schema.ts";
import type { AggregateStore, Loaded } from "./aggregate-store.ts";

type Sort = Readonly<Record<string, 1 | -1>>;
const NEWEST_FIRST: Sort = { createdAt: -1, _id: -1 };

/** An aggregate as lists show it: without the keys it is found by. */
export type Listed<State> = Omit<Loaded<State>, "searchKeys">;

/** What a reader has no use for and what makes up half of a document. */
const WITHOUT_INTERNALS = { searchKeys: 0, pendingState: 0, outbox: 0, outboxAt: 0, commandIds: 0, lastCommandId: 0 } as const;

/** A page of the living aggregates that the filter matches, newest first unless sorted otherwise. */
export async function pageOfAggregates<State extends object, Card>(
  { documents }: AggregateStore<State, Card>,
  filter: object,
  request: PageRequest,
  sort: Sort = NEWEST_FIRST,
): Promise<Page<Listed<State>>> {
  const matching = { ...NOT_DELETED, ...filter } as never;
  const [rows, totalCount] = await Promise.all([
    documents.find(matching, { projection: WITHOUT_INTERNALS, sort, skip: offsetOf(request), limit: request.pageSize }).toArray(),
    documents.countDocuments(matching),
  ]);
  return pageOf(rows as unknown as Listed<State>[], totalCount, request);
}

/** The living aggregates that the filter matches, all of them or so many, newest first unless sorted otherwise, in one query. */
export async function aggregatesWhere<State extends object, Card>(
  { documents }: AggregateStore<State, Card>,
  filter: object,
  sort: Sort = NEWEST_FIRST,
  limit?: number,
): Promise<Listed<State>[]> {
  const matching = { ...NOT_DELETED, ...filter } as never;
  const options = { projection: WITHOUT_INTERNALS, sort, ...(limit && { limit }) };
  return (await documents.find(matching, options).toArray()) as unknown as Listed<State>[];
}
