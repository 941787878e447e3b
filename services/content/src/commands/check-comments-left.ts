import { badInput } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { MAX_CONTENT_COMMENTS } from "../domain/comment-thread.ts";
import { messages } from "../messages.ts";

/** Throws BAD_USER_INPUT when as much is said of a content as may be. Some said at once may pass together; an answer has room for those. */
export async function checkCommentsLeft({ threads }: Pick<Contents, "threads">, contentId: string): Promise<void> {
  if ((await threads.entries("comments", { contentId })) >= MAX_CONTENT_COMMENTS)
    throw badInput({ field: "text", message: messages.tooManyContentComments, parameters: { maximum: MAX_CONTENT_COMMENTS } });
}
