import { newId, parseInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { commentInput } from "../domain/comment-input.ts";
import { replied, type Thread } from "../domain/comment-thread.ts";
import type { MutationReplyToCommentArgs } from "../graphql/generated/schema.ts";
import { checkCommentsLeft } from "./check-comments-left.ts";
import { checkSeers } from "./check-seers.ts";
import { seenThread } from "./seen-thread.ts";
import { COMMENT_BYTES } from "./text-bytes.ts";

export async function replyToComment(
  service: Pick<Contents, "contents" | "companies" | "reviewers" | "room" | "threads">,
  context: RequestContext,
  { threadId, input }: MutationReplyToCommentArgs,
): Promise<Thread> {
  const actor = requireActor(context);
  const { content } = await seenThread(service, context, threadId);
  const said = parseInput(commentInput, { ...input });
  await checkSeers(service, content.ownerId, said.mentionIds, "mentionIds");
  await checkCommentsLeft(service, content._id);
  await service.room.take(content.ownerId, COMMENT_BYTES);
  const comment = { id: newId(), authorId: actor.id, ...said, createdAt: new Date() };
  return service.threads.update(threadId, (thread) => replied(thread, content, comment));
}
