import type { Contents } from "../contents.ts";
import { removeTemplate } from "./own-template.ts";

const BATCH = 200;

/** Deletes templates of companies that are gone, some at a time; resolves to how many. */
export async function takeTemplatesAlong(service: Pick<Contents, "templates">, companyIds: readonly string[]): Promise<number> {
  const fields = ["ownerId", "companyId", "name"] as const;
  const rows = await service.templates.matching(
    { companyId: { $in: companyIds } },
    { fields, sort: { companyId: 1, nameKey: 1 }, limit: BATCH },
  );
  for (const row of rows) await removeTemplate(service, row);
  return rows.length;
}
