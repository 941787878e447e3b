import { DomainError, newId } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";

type Parts = Pick<Contents, "contents">;

/** The twin that a content has. The earlier of two knows of the later one by the later one's link only. */
export async function findTwin({ contents }: Parts, { _id, twinOf: link }: Content): Promise<Content | undefined> {
  const first = link && (await contents.find(link.contentId));
  if (first) return first;
  const later = await contents.first({ "twinOf.contentId": _id }, { fields: [] });
  return later && contents.find(later._id);
}

/**
 * The earlier of two as it is once the later one's link is stored, undefined if it is gone. What was being decided about it before it had a twin
 * is decided anew: it is written, so that no such write comes after.
 */
export async function markedTwin({ contents }: Parts, firstId: string): Promise<Content | undefined> {
  const twinMark = newId();
  try {
    return await contents.update(firstId, (first) => ({ state: { ...first, twinMark } }));
  } catch (error) {
    if (error instanceof DomainError && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}
