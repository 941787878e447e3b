import type { AggregateReads } from "@muhtawa/service-kit";

/** The order of an entry that comes after all that are there. */
export async function lastOrder<State extends { order: number }>(entries: AggregateReads<State>): Promise<number> {
  const last: { order: number } | undefined = await entries.first({}, { sort: { order: -1 } });
  return (last?.order ?? 0) + 1;
}
