import { DomainError } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";

const BATCH = 200;

/** Lets what was made of contents that are gone stand by itself, some at a time; resolves to how many. */
export async function endDerivations({ contents }: Pick<Contents, "contents">, sourceIds: readonly string[]): Promise<number> {
  const rows = await contents.matching({ "derivedFrom.contentId": { $in: sourceIds } }, { fields: [], limit: BATCH });
  for (const { _id } of rows) {
    try {
      await contents.update(_id, (content) =>
        content.derivedFrom && sourceIds.includes(content.derivedFrom.contentId)
          ? { state: { ...content, derivedFrom: undefined, derivedKey: undefined } }
          : undefined,
      );
    } catch (error) {
      // Deleted since it was found.
      if (!(error instanceof DomainError && error.code === "NOT_FOUND")) throw error;
    }
  }
  return rows.length;
}
