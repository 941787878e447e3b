import { type AggregateStore, type Loaded, NOT_DELETED, offsetOf, type Page, pageOf, type PageRequest } from "@muhtawa/service-kit";

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
type Read<State> = Omit<Loaded<State>, "searchKeys">;

/** What a reader has no use for and what makes up half of a document. */
const WITHOUT_INTERNALS = { searchKeys: 0, pendingState: 0, outbox: 0, outboxAt: 0, lastCommandId: 0 } as const;

/** A page of what the filter matches, newest first. */
export async function pageOfAggregates<State extends object, Card>(
  { model }: AggregateStore<State, Card>,
  filter: object,
  request: PageRequest,
): Promise<Page<Read<State>>> {
  const matching = { ...NOT_DELETED, ...filter } as never;
  const [rows, totalCount] = await Promise.all([
    model.find(matching, WITHOUT_INTERNALS, { sort: NEWEST_FIRST, skip: offsetOf(request), limit: request.pageSize }).lean(),
    model.countDocuments(matching),
  ]);
  return pageOf(rows as unknown as Read<State>[], totalCount, request);
}

/** Everything that the filter matches, newest first, in one query. */
export async function aggregatesWhere<State extends object, Card>(
  { model }: AggregateStore<State, Card>,
  filter: object,
): Promise<Read<State>[]> {
  const matching = { ...NOT_DELETED, ...filter } as never;
  return (await model.find(matching, WITHOUT_INTERNALS, { sort: NEWEST_FIRST }).lean()) as unknown as Read<State>[];
}

/** The ids of everything an owner has. */
export async function idsOwnedBy<State extends { ownerId: string }, Card>(
  { model }: AggregateStore<State, Card>,
  ownerId: string,
): Promise<string[]> {
  const rows = await model.find({ ...NOT_DELETED, ownerId } as never, { _id: 1 }).lean<{ _id: string }[]>();
  return rows.map(({ _id }) => _id);
}
