import { type AggregateStore, NOT_DELETED } from "@muhtawa/service-kit";

/** The ids of everything an owner has. */
export async function idsOwnedBy<State extends { ownerId: string }, Card>(
  { model }: AggregateStore<State, Card>,
  ownerId: string,
): Promise<string[]> {
  const rows = await model.find({ ...NOT_DELETED, ownerId } as never, { _id: 1 }).lean<{ _id: string }[]>();
  return rows.map(({ _id }) => _id);
}
