import type { Contents } from "../contents.ts";
import { removeContent } from "./remove-content.ts";

const BATCH = 200;

/** Deletes contents of companies that are gone, some at a time; resolves to how many. */
export async function takeContentsAlong(service: Pick<Contents, "contents">, companyIds: readonly string[]): Promise<number> {
  const rows = await service.contents.matching(
    { companyId: { $in: companyIds } },
    { fields: ["ownerId", "companyId", "title", "mediaIds"], limit: BATCH },
  );
  for (const row of rows) await removeContent(service, row);
  return rows.length;
}
