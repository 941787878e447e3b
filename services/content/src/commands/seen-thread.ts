import { notFound, type RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Thread } from "../domain/comment-thread.ts";
import type { Content } from "../domain/content.ts";
import { seenContent } from "./seen-content.ts";

/** The thread with this id and its content, if the caller may see that. */
export async function seenThread(
  service: Pick<Contents, "contents" | "companies" | "threads">,
  context: RequestContext,
  id: string,
): Promise<{ thread: Thread; content: Content }> {
  const thread = await service.threads.find(id);
  if (!thread) throw notFound();
  return { thread, content: await seenContent(service, context, thread.contentId) };
}
