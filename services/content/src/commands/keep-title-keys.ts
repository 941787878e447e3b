import { NOT_DELETED } from "@muhtawa/service-kit";
import { searchKeys } from "@muhtawa/text-analysis";
import type { ContentStore } from "../store/content-store.ts";

/** Gives contents that were stored before titles had search keys theirs. Nobody is told: nothing of the content has changed. */
export async function keepTitleKeys({ model }: ContentStore): Promise<void> {
  const without = model
    .find({ ...NOT_DELETED, titleKeys: { $exists: false } } as never, { title: 1, version: 1 })
    .lean<{ _id: string; title: string; version: number }[]>();
  for await (const { _id, title, version } of without.cursor())
    await model.updateOne({ _id, version } as never, { $set: { titleKeys: searchKeys(title) } } as never);
}
