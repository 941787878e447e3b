import type { Contents } from "../contents.ts";

const BATCH = 200;

/** Deletes what was said of contents that are gone, some at a time; resolves to how many threads. */
export async function takeThreadsAlong({ threads }: Pick<Contents, "threads">, contentIds: readonly string[]): Promise<number> {
  const rows = await threads.matching({ contentId: { $in: contentIds } }, { fields: [], limit: BATCH });
  for (const { _id } of rows) await threads.delete(_id);
  return rows.length;
}
