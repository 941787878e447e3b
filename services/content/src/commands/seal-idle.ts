import { DomainError } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { closed, PAUSE_MS } from "../domain/body-version.ts";

const BATCH = 200;

/** Closes the versions that nobody has written on for a while, so that the history has them and the search finds what they say. */
export async function sealIdle({ contents, versions }: Pick<Contents, "contents" | "versions">): Promise<void> {
  const before = new Date(Date.now() - PAUSE_MS);
  const idle = await contents.matching({ "bodyVersion.open": true, "bodyVersion.savedAt": { $lt: before } }, { fields: [], limit: BATCH });
  for (const { _id } of idle) {
    try {
      await versions.keep(
        await contents.update(_id, (content) => {
          const isIdle = content.bodyVersion?.open && content.bodyVersion.savedAt < before;
          return isIdle ? { state: closed(content) } : undefined;
        }),
      );
    } catch (error) {
      // Deleted since it was found.
      if (!(error instanceof DomainError && error.code === "NOT_FOUND")) throw error;
    }
  }
}
