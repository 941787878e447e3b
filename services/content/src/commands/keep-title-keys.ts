import { searchKeys } from "@muhtawa/text-analysis";
import type { ContentStore } from "../store/content-store.ts";

/** Gives contents that were stored before titles had search keys theirs. Nobody is told: nothing of the content has changed. */
export async function keepTitleKeys(contents: ContentStore): Promise<void> {
  for await (const { _id, title, version } of contents.each({ titleKeys: { $exists: false } }, { fields: ["title", "version"] }))
    await contents.documents.updateOne({ _id, version }, { $set: { titleKeys: searchKeys(title) } });
}
