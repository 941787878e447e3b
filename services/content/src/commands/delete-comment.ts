import { DomainError, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { withoutComment } from "../domain/comment-thread.ts";
import type { MutationDeleteCommentArgs } from "../graphql/generated/schema.ts";
import { seenThread } from "./seen-thread.ts";

/** Takes a comment back; its thread goes with the last one. */
export async function deleteComment(
  service: Pick<Contents, "contents" | "companies" | "threads">,
  context: RequestContext,
  { threadId, commentId }: MutationDeleteCommentArgs,
): Promise<void> {
  const actor = requireActor(context);
  await seenThread(service, context, threadId);
  const { comments, version } = await service.threads.update(threadId, (thread) => withoutComment(thread, commentId, actor.id));
  if (comments.length > 0) return;
  try {
    await service.threads.delete(threadId, [], { expectedVersion: version });
  } catch (error) {
    // Somebody has answered meanwhile.
    if (!(error instanceof DomainError && error.code === "CONFLICT")) throw error;
  }
}
