import type { Api } from "../api.ts";
import { type DemoContent, type DemoDiscussion, type DemoPerson, momentIn } from "./demo-company.ts";

/** The people of the demo: how each calls, and who they are. */
export type DemoPeople = Readonly<Record<DemoPerson, { readonly api: Api; readonly id: string }>>;

const OTHER = { CLIENT: "EDITOR", EDITOR: "CLIENT" } as const;
/** Characters around a quotation. */
const AROUND = 40;

/** Says whose a content is to work on and what its people say of it, unless somebody has done so. */
export async function discuss(people: DemoPeople, { id, bodyText }: { id: string; bodyText: string }, demo: DemoContent): Promise<void> {
  const { work, discussions = [] } = demo;
  const { api } = people.CLIENT;
  const begun = await api<{ commentThreads: unknown[]; content: { assignee: unknown; dueOn: string | null } }>(
    `query ($id: ID!) { commentThreads(contentId: $id) { id } content(id: $id) { assignee { id } dueOn } }`,
    { id },
  );
  if (begun.commentThreads.length > 0 || begun.content.assignee || begun.content.dueOn) return;
  for (const discussion of discussions) await hold(people, { id, bodyText }, discussion);
  if (!work) return;
  await people[OTHER[work.by]].api(
    `mutation ($id: ID!, $input: ContentAssignmentInput!) { assignContent(id: $id, input: $input) { content { id } } }`,
    { id, input: { assigneeId: people[work.by].id, dueOn: momentIn(work.dueIn, 0).toISOString().slice(0, 10) } },
  );
}

async function hold(people: DemoPeople, content: { id: string; bodyText: string }, discussion: DemoDiscussion): Promise<void> {
  const [first, ...replies] = discussion.comments.map(({ by, text, speaksTo }) => ({
    api: people[by].api,
    input: { text, mentionIds: speaksTo ? [people[OTHER[by]].id] : [] },
  }));
  if (!first) return;
  const { beginCommentThread } = await first.api<{ beginCommentThread: { thread: { id: string } } }>(
    `mutation ($contentId: ID!, $input: CommentThreadInput!) { beginCommentThread(contentId: $contentId, input: $input) { thread { id } } }`,
    { contentId: content.id, input: { ...first.input, quote: quotation(content.bodyText, discussion.quote) } },
  );
  const threadId = beginCommentThread.thread.id;
  for (const { api, input } of replies)
    await api(`mutation ($threadId: ID!, $input: CommentInput!) { replyToComment(threadId: $threadId, input: $input) { thread { id } } }`, {
      threadId,
      input,
    });
  if (discussion.resolved)
    await people.CLIENT.api(`mutation ($threadId: ID!) { settleCommentThread(threadId: $threadId, resolved: true) { thread { id } } }`, {
      threadId,
    });
}

function quotation(text: string, exact: string | undefined) {
  const at = exact === undefined ? -1 : text.indexOf(exact);
  if (exact === undefined || at < 0) return undefined;
  const end = at + exact.length;
  return { exact, prefix: text.slice(Math.max(0, at - AROUND), at), suffix: text.slice(end, end + AROUND) };
}
