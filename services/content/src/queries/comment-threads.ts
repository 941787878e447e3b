import type { RequestContext } from "@muhtawa/service-kit";
import { seenContent } from "../commands/seen-content.ts";
import type { Contents } from "../contents.ts";
import { MAX_THREADS, type Thread } from "../domain/comment-thread.ts";

/** What is said of a content, the oldest first. */
export async function commentThreads(
  service: Pick<Contents, "contents" | "companies" | "threads">,
  context: RequestContext,
  contentId: string,
): Promise<Omit<Thread, "searchKeys">[]> {
  await seenContent(service, context, contentId);
  const threads = await service.threads.matching({ contentId }, { sort: { createdAt: 1, _id: 1 }, limit: MAX_THREADS });
  return threads.filter(({ comments }) => comments.length > 0);
}
