import { DomainError } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";

const BATCH = 200;

/** Lets what was made of contents that are gone, and their twins, stand by themselves, some at a time; resolves to how many. */
export async function endDerivations({ contents }: Pick<Contents, "contents">, sourceIds: readonly string[]): Promise<number> {
  const linked = { $or: [{ "derivedFrom.contentId": { $in: sourceIds } }, { "twinOf.contentId": { $in: sourceIds } }] };
  const rows = await contents.matching(linked, { fields: [], limit: BATCH });
  for (const { _id } of rows) {
    try {
      await contents.update(_id, (content) => {
        const isDerived = content.derivedFrom && sourceIds.includes(content.derivedFrom.contentId);
        const isTwin = content.twinOf && sourceIds.includes(content.twinOf.contentId);
        if (!isDerived && !isTwin) return undefined;
        return {
          state: { ...content, ...(isDerived && { derivedFrom: undefined, derivedKey: undefined }), ...(isTwin && { twinOf: undefined }) },
        };
      });
    } catch (error) {
      // Deleted since it was found.
      if (!(error instanceof DomainError && error.code === "NOT_FOUND")) throw error;
    }
  }
  return rows.length;
}
