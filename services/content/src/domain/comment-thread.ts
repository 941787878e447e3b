import { commentAdded, type CommentThreadCard, commentThreadSettled } from "@muhtawa/contracts";
import { badInput, type Decision, fact, type Fact, forbidden, type Loaded, notFound } from "@muhtawa/service-kit";
import { messages } from "../messages.ts";
import type { Content } from "./content.ts";

/** The words that a thread is about, with some of what stands around them: the text goes on changing. */
export interface Quote {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
}

export interface Comment {
  readonly id: string;
  readonly authorId: string;
  readonly text: string;
  readonly mentionIds: readonly string[];
  readonly createdAt: Date;
}

/** What is said about a content, or about some words of it. */
export interface ThreadState extends CommentThreadCard {
  /** Absent where it is about the whole. */
  readonly quote?: Quote;
  readonly resolvedById?: string;
  /** The first began it; the oldest first. */
  readonly comments: readonly Comment[];
}

export type Thread = Loaded<ThreadState>;

/** So many may a content have. */
export const MAX_THREADS = 100;
/** So many may be said in one. */
export const MAX_COMMENTS = 50;
/** So many may be said of a content in all its threads, so that all of it fits into one answer with who said it and to whom. */
export const MAX_CONTENT_COMMENTS = 1_000;
/** Characters of one. */
export const COMMENT_LENGTH = 2_000;
/** Characters of the words that one is about. */
export const QUOTE_LENGTH = 1_000;
/** Characters around them. */
export const CONTEXT_LENGTH = 60;
/** People who are spoken to in one. */
export const MAX_MENTIONS = 10;

type Subject = Pick<Content, "_id" | "ownerId" | "companyId" | "title">;

const subjectOf = ({ _id: contentId, ownerId, companyId, title }: Subject) => ({ contentId, ownerId, companyId, title });

const said = (content: Subject, { mentionIds }: Comment, before: readonly Comment[]): Fact =>
  fact(commentAdded, {
    ...subjectOf(content),
    mentionIds: [...mentionIds],
    participantIds: [...new Set(before.map(({ authorId }) => authorId))],
  });

export function begunThread(content: Subject, comment: Comment, quote: Quote | undefined): Decision<ThreadState> {
  const { title: _, ...place } = subjectOf(content);
  return { state: { ...place, ...(quote && { quote }), resolved: false, comments: [comment] }, facts: [said(content, comment, [])] };
}

/** Who answers what was done with opens it again. */
export function replied(thread: Thread, content: Subject, comment: Comment): Decision<ThreadState> {
  const { comments } = thread;
  if (comments.length >= MAX_COMMENTS)
    throw badInput({ field: "text", message: messages.tooManyComments, parameters: { maximum: MAX_COMMENTS } });
  const state = { ...thread, resolved: false, resolvedById: undefined, comments: [...comments, comment] };
  return { state, facts: [said(content, comment, comments)] };
}

/** Done with, or open again; undefined where it is so already. */
export function settled(thread: Thread, content: Subject, resolved: boolean, byId: string): Decision<ThreadState> | undefined {
  if (thread.resolved === resolved) return undefined;
  return {
    state: { ...thread, resolved, resolvedById: resolved ? byId : undefined },
    facts: [fact(commentThreadSettled, { ...subjectOf(content), resolved })],
  };
}

/** Without one of its comments: whoever wrote that takes it back, and the content's owner anybody's. */
export function withoutComment(thread: Thread, commentId: string, byId: string): Decision<ThreadState> {
  const comment = thread.comments.find(({ id }) => id === commentId);
  if (!comment) throw notFound();
  if (comment.authorId !== byId && thread.ownerId !== byId) throw forbidden();
  return { state: { ...thread, comments: thread.comments.filter(({ id }) => id !== commentId) } };
}

export const threadCardOf = ({ ownerId, companyId, contentId, resolved }: Thread): CommentThreadCard => ({
  ownerId,
  companyId,
  contentId,
  resolved,
});
