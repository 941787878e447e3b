import type { Rows } from "./rows.ts";

/** How many each owner has of each kind. */
export type OwnedCounts<Kind extends string> = Readonly<Record<Kind, number>>;

/**
 * Counts the living rows of these kinds by their owner, in one query. The read model's rows have the fields `ownerId` and `kind`, and an
 * index on both. Who has none isn't in the answer.
 */
export async function countOwned<Kind extends string>(
  rows: Pick<Rows<object>, "aggregate">,
  kinds: readonly Kind[],
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, OwnedCounts<Kind>>> {
  const groups = await rows.aggregate<{ _id: { ownerId: string; kind: Kind }; count: number }>([
    { $match: { ownerId: { $in: ownerIds }, kind: { $in: kinds }, deleted: false } },
    { $group: { _id: { ownerId: "$ownerId", kind: "$kind" }, count: { $sum: 1 } } },
  ]);
  const none = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const counts = new Map<string, Record<Kind, number>>();
  for (const { _id, count } of groups) counts.set(_id.ownerId, { ...none, ...counts.get(_id.ownerId), [_id.kind]: count });
  return counts;
}
