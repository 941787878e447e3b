import { useMutation, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import {
  AssignContentDocument,
  BeginCommentThreadDocument,
  type CommentInput,
  type CommentThreadInput,
  type ContentAssignmentInput,
  ContentReviewDocument,
  DeleteCommentDocument,
  ReplyToCommentDocument,
  SettleCommentThreadDocument,
} from "../../../generated/graphql.ts";

export type Review = ReturnType<typeof useReview>;

/** What people say of a content, whose it is to work on, and who approves it. */
export function useReview(id: string) {
  const { data, error, refetch } = useQuery(ContentReviewDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  const anew = { refetchQueries: [ContentReviewDocument], awaitRefetchQueries: true };
  const [begin] = useMutation(BeginCommentThreadDocument, anew);
  const [reply] = useMutation(ReplyToCommentDocument);
  const [settle] = useMutation(SettleCommentThreadDocument);
  const [remove] = useMutation(DeleteCommentDocument, anew);
  const [assign, { loading: assigning }] = useMutation(AssignContentDocument);
  const threads = useMemo(() => data?.commentThreads ?? [], [data]);
  return {
    id,
    content: data?.content,
    threads,
    openThreads: threads.filter(({ resolved }) => !resolved).length,
    failed: !!error && !data,
    assigning,
    refetch: () => void refetch(),
    begin: (input: CommentThreadInput) => begin({ variables: { contentId: id, input } }),
    reply: (threadId: string, input: CommentInput) => reply({ variables: { threadId, input } }),
    settle: (threadId: string, resolved: boolean) => settle({ variables: { threadId, resolved } }),
    remove: (threadId: string, commentId: string) => remove({ variables: { threadId, commentId } }),
    assign: (input: ContentAssignmentInput) => assign({ variables: { id, input } }),
  };
}
