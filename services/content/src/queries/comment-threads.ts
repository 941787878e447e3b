import type { RequestContext } from "@muhtawa/service-kit";
import { seenContent } from "../commands/seen-content.ts";
import type { Thread } from "../domain/comment-thread.ts";
import { type LoadedFrom, loadersOf } from "../graphql/loaders.ts";

/** What is said of a content, the oldest first. */
export async function commentThreads(
  service: LoadedFrom,
  context: RequestContext,
  contentId: string,
): Promise<Omit<Thread, "searchKeys">[]> {
  await seenContent(service, context, contentId);
  const threads = await loadersOf(service, context).discussions.load(contentId);
  return threads.filter(({ comments }) => comments.length > 0);
}
