import { type AggregateStore, type Loaded, NOT_DELETED, offsetOf, type Page, pageOf, type PageRequest } from "@muhtawa/service-kit";

/** A page of what the filter matches, newest first. */
export async function pageOfAggregates<State extends object, Card>(
  { model }: AggregateStore<State, Card>,
  filter: object,
  request: PageRequest,
): Promise<Page<Loaded<State>>> {
  const all = { ...NOT_DELETED, ...filter };
  const [rows, totalCount] = await Promise.all([
    model
      .find(all as never)
      .sort({ createdAt: -1, _id: -1 })
      .skip(offsetOf(request))
      .limit(request.pageSize)
      .lean(),
    model.countDocuments(all as never),
  ]);
  return pageOf(rows as Loaded<State>[], totalCount, request);
}
