import { type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { settled, type Thread } from "../domain/comment-thread.ts";
import type { MutationSettleCommentThreadArgs } from "../graphql/generated/schema.ts";
import { seenThread } from "./seen-thread.ts";

/** Whoever sees the content says that a thread is done with, or isn't. */
export async function settleCommentThread(
  service: Pick<Contents, "contents" | "companies" | "threads">,
  context: RequestContext,
  { threadId, resolved }: MutationSettleCommentThreadArgs,
): Promise<Thread> {
  const actor = requireActor(context);
  const { content } = await seenThread(service, context, threadId);
  return service.threads.update(threadId, (thread) => settled(thread, content, resolved, actor.id));
}
