import { DomainError } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";

const BATCH = 200;

/** Leaves contents of projects that are gone with their company only, some at a time; resolves to how many. */
export async function leaveProjects({ contents }: Pick<Contents, "contents">, projectIds: readonly string[]): Promise<number> {
  const rows = await contents.matching({ projectId: { $in: projectIds } }, { fields: [], limit: BATCH });
  for (const { _id } of rows) {
    try {
      await contents.update(_id, (content) =>
        content.projectId && projectIds.includes(content.projectId) ? { state: { ...content, projectId: undefined } } : undefined,
      );
    } catch (error) {
      // Deleted since it was found.
      if (!(error instanceof DomainError && error.code === "NOT_FOUND")) throw error;
    }
  }
  return rows.length;
}
