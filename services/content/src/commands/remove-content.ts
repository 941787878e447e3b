import { contentDeleted } from "@muhtawa/contracts";
import { type ExpectedVersion, fact } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";

export type Removable = Pick<Content, "_id" | "ownerId" | "companyId" | "title" | "mediaIds">;

/** Deletes a content; whether somebody may is asked elsewhere. Its versions and pictures follow by the fact. */
export const removeContent = ({ contents }: Pick<Contents, "contents">, content: Removable, options?: ExpectedVersion): Promise<void> => {
  const { _id, ownerId, companyId, title, mediaIds } = content;
  return contents.delete(_id, [fact(contentDeleted, { ownerId, companyId, title, mediaIds })], options);
};
