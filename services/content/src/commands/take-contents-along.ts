import { NOT_DELETED } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { type Removable, removeContent } from "./remove-content.ts";

const BATCH = 200;

/** Deletes contents of companies that are gone, some at a time; resolves to how many. */
export async function takeContentsAlong(service: Contents, companyIds: readonly string[]): Promise<number> {
  const rows = await service.contents.model
    .find({ ...NOT_DELETED, companyId: { $in: companyIds } } as never, { ownerId: 1, companyId: 1, title: 1, mediaIds: 1 })
    .limit(BATCH)
    .lean<Removable[]>();
  for (const row of rows) await removeContent(service, row);
  return rows.length;
}
