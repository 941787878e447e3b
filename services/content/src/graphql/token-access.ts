import { READ, READ_ALL, type TokenAccessTable, WRITE, WRITE_ALL } from "@muhtawa/service-kit";
import type { Resolvers } from "./generated/schema.ts";

/** What each operation needs of a personal token. */
export const TOKEN_ACCESS = {
  contents: READ,
  content: READ,
  contentVersions: READ,
  search: READ_ALL,
  contentTemplates: READ,
  commentThreads: READ,
  createContent: WRITE,
  deriveContents: WRITE,
  createTwin: WRITE,
  pairTwin: WRITE,
  linkTwin: WRITE,
  unlinkTwin: WRITE,
  saveContentNeeds: WRITE,
  saveContentIdea: WRITE,
  saveContentObjectives: WRITE,
  saveContentTools: WRITE,
  saveContentBody: WRITE,
  setContentStatus: WRITE,
  assignContent: WRITE,
  beginCommentThread: WRITE,
  replyToComment: WRITE,
  settleCommentThread: WRITE,
  deleteComment: WRITE,
  restoreContentVersion: WRITE,
  saveContentAsTemplate: WRITE,
  renameContentTemplate: WRITE,
  deleteContentTemplate: WRITE,
  // A file belongs to no company.
  updateMedia: WRITE_ALL,
  deleteContent: WRITE,
} satisfies TokenAccessTable & Record<keyof NonNullable<Resolvers["Query"]> | keyof NonNullable<Resolvers["Mutation"]>, unknown>;
