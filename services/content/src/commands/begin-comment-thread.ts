import { badInput, newId, notFound, parseInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { threadInput } from "../domain/comment-input.ts";
import { begunThread, MAX_THREADS, type Thread } from "../domain/comment-thread.ts";
import type { MutationBeginCommentThreadArgs } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import { checkCommentsLeft } from "./check-comments-left.ts";
import { checkSeers } from "./check-seers.ts";
import { seenContent } from "./seen-content.ts";
import { BEGUN_THREAD_BYTES } from "./text-bytes.ts";

/** Whoever sees a content may say something of it. */
export async function beginCommentThread(
  service: Pick<Contents, "contents" | "companies" | "reviewers" | "room" | "threads">,
  context: RequestContext,
  { contentId, input }: MutationBeginCommentThreadArgs,
): Promise<Thread> {
  const actor = requireActor(context);
  const content = await seenContent(service, context, contentId);
  const { quote, ...said } = parseInput(threadInput, { ...input });
  await checkSeers(service, content.ownerId, said.mentionIds, "mentionIds");
  if ((await service.threads.count({ contentId })) >= MAX_THREADS) throw full();
  await checkCommentsLeft(service, contentId);
  await service.room.take(content.ownerId, BEGUN_THREAD_BYTES);
  const comment = { id: newId(), authorId: actor.id, ...said, createdAt: new Date() };
  const thread = await service.threads.create(newId(), begunThread(content, comment, quote));
  // The content may have been deleted meanwhile, its cascade over already; and several may have been begun at once.
  const [overfull, still] = await Promise.all([service.threads.count({ contentId }), service.contents.find(contentId)]);
  if (overfull <= MAX_THREADS && still) return thread;
  await service.threads.delete(thread._id);
  throw still ? full() : notFound();
}

const full = () => badInput({ field: "text", message: messages.tooManyThreads, parameters: { maximum: MAX_THREADS } });
