import { type RequestContext, selectedFields } from "@muhtawa/service-kit";
import { promptsIn } from "@muhtawa/text-analysis";
import { assignContent } from "../commands/assign-content.ts";
import { beginCommentThread } from "../commands/begin-comment-thread.ts";
import { createContent } from "../commands/create-content.ts";
import { createTwin } from "../commands/create-twin.ts";
import { deriveContents } from "../commands/derive-contents.ts";
import { deleteComment } from "../commands/delete-comment.ts";
import { deleteContent } from "../commands/delete-content.ts";
import { deleteTemplate } from "../commands/delete-template.ts";
import { linkTwin } from "../commands/link-twin.ts";
import { pairTwin } from "../commands/pair-twin.ts";
import { renameTemplate } from "../commands/rename-template.ts";
import { replyToComment } from "../commands/reply-to-comment.ts";
import { settleCommentThread } from "../commands/settle-comment-thread.ts";
import { restoreVersion } from "../commands/restore-version.ts";
import { saveAsTemplate } from "../commands/save-as-template.ts";
import { saveBody } from "../commands/save-body.ts";
import { saveStage } from "../commands/save-stage.ts";
import { setStatus } from "../commands/set-status.ts";
import { unlinkTwin } from "../commands/unlink-twin.ts";
import { updateMedia } from "../commands/update-media.ts";
import type { Contents } from "../contents.ts";
import type { ContentRow } from "../domain/content.ts";
import { type MediaView, mediaView } from "../domain/media.ts";
import { partVersionsOf } from "../domain/parts.ts";
import { commentThreads } from "../queries/comment-threads.ts";
import { content } from "../queries/content.ts";
import { contentTemplates } from "../queries/content-templates.ts";
import { contentSource } from "../queries/content-source.ts";
import { contentTwin, pairsOf, paragraphsBehind } from "../queries/content-twin.ts";
import { contentVersions } from "../queries/content-versions.ts";
import { contents } from "../queries/contents.ts";
import { search } from "../queries/search.ts";
import type { Resolvers } from "./generated/schema.ts";
import { type LoadedFrom, loadersOf } from "./loaders.ts";

export const resolversOf = (service: Contents): Resolvers => ({
  Query: {
    contents: (_, args, context, info) => contents(service, context, args, selectedFields(info, ["results"])),
    content: (_, { id }, context, info) => content(service, context, id, selectedFields(info)),
    search: (_, args, context) => search(service, context, args),
    contentVersions: (_, args, context) => contentVersions(service, context, args),
    commentThreads: (_, { contentId }, context) => commentThreads(service, context, contentId),
    contentTemplates: (_, { companyId }, context) => contentTemplates(service, context, companyId),
  },
  Mutation: {
    createContent: async (_, args, context) => ({ content: await createContent(service, context, args) }),
    createTwin: async (_, args, context) => ({ content: await createTwin(service, context, args) }),
    pairTwin: async (_, args, context) => ({ content: await pairTwin(service, context, args) }),
    linkTwin: async (_, args, context) => ({ content: await linkTwin(service, context, args) }),
    unlinkTwin: async (_, args, context) => ({ content: await unlinkTwin(service, context, args) }),
    deriveContents: async (_, args, context) => ({ contents: await deriveContents(service, context, args) }),
    saveContentNeeds: async (_, args, context) => ({ content: await saveStage(service, context, "NEEDS", args) }),
    saveContentIdea: async (_, args, context) => ({ content: await saveStage(service, context, "IDEA", args) }),
    saveContentObjectives: async (_, args, context) => ({ content: await saveStage(service, context, "OBJECTIVES", args) }),
    saveContentTools: async (_, args, context) => ({ content: await saveStage(service, context, "TOOLS", args) }),
    saveContentBody: async (_, args, context) => ({ content: await saveBody(service, context, args) }),
    setContentStatus: async (_, args, context) => ({ content: await setStatus(service, context, args) }),
    assignContent: async (_, args, context) => ({ content: await assignContent(service, context, args) }),
    beginCommentThread: async (_, args, context) => ({ thread: await beginCommentThread(service, context, args) }),
    replyToComment: async (_, args, context) => ({ thread: await replyToComment(service, context, args) }),
    settleCommentThread: async (_, args, context) => ({ thread: await settleCommentThread(service, context, args) }),
    deleteComment: async (_, args, context) => {
      await deleteComment(service, context, args);
      return { success: true };
    },
    restoreContentVersion: async (_, args, context) => ({ content: await restoreVersion(service, context, args) }),
    saveContentAsTemplate: async (_, args, context) => ({ template: await saveAsTemplate(service, context, args) }),
    renameContentTemplate: async (_, args, context) => ({ template: await renameTemplate(service, context, args) }),
    deleteContentTemplate: async (_, args, context) => {
      await deleteTemplate(service, context, args);
      return { success: true };
    },
    updateMedia: async (_, args, context) => ({ media: mediaView(await updateMedia(service, context, args)) }),
    deleteContent: async (_, args, context) => {
      await deleteContent(service, context, args);
      return { success: true };
    },
  },
  Content: {
    __resolveReference: ({ id }, context) => loadersOf(service, context).content.load(id),
    id: ({ _id }) => _id,
    company: ({ companyId }) => ({ id: companyId }),
    project: ({ projectId }, _, context) => (projectId ? loadersOf(service, context).liveProject.load(projectId) : null),
    owner: ({ ownerId }) => ({ id: ownerId }),
    assignee: ({ assigneeId }) => (assigneeId ? { id: assigneeId } : null),
    dueOn: ({ dueOn }) => dueOn ?? null,
    approvableByMe: async ({ ownerId, companyId }, _, context) =>
      context.actor?.id !== ownerId || !(await loadersOf(service, context).approvalByAnother.load(companyId)),
    openThreads: ({ _id }, _, context) => loadersOf(service, context).openThreads.load(_id),
    people: async ({ ownerId }) => [...new Set([ownerId, ...(await service.reviewers.admins())])].map((id) => ({ id })),
    partVersions: (row) => partVersionsOf(row),
    pictures: async ({ mediaIds = [] }, _, context) =>
      (await loadersOf(service, context).media.loadMany(mediaIds)).filter(
        (media): media is MediaView => media !== null && !(media instanceof Error),
      ),
    body: async (row, _, context) => (await bodyOfRow(service, context, row)).body ?? null,
    bodyVersion: ({ bodyVersion }) => bodyVersion?.number ?? null,
    source: (row, _, context) => contentSource(service, context, row),
    twin: (row, _, context) => contentTwin(service, context, row),
    derived: ({ _id }, _, context) => loadersOf(service, context).derived.load(_id),
    score: (row, _, context) => loadersOf(service, context).score.load(row),
    promptsLeft: async (row, _, context) => promptsIn((await bodyOfRow(service, context, row)).bodyText ?? ""),
    bodyText: async (row, _, context) => (await bodyOfRow(service, context, row)).bodyText ?? "",
  },
  ContentTwin: {
    pairs: (twin, _, context) => pairsOf(twin, context).map(({ guessed, ...pair }) => ({ ...pair, guessed: guessed === true })),
    behind: (twin, _, context) => paragraphsBehind(service, context, twin),
  },
  CommentThread: {
    id: ({ _id }) => _id,
    content: ({ contentId }, _, context) => loadersOf(service, context).content.load(contentId),
    resolvedBy: ({ resolvedById }) => (resolvedById ? { id: resolvedById } : null),
    comments: ({ comments }) => [...comments],
  },
  Comment: {
    author: ({ authorId }) => ({ id: authorId }),
    mentions: ({ mentionIds }) => mentionIds.map((id) => ({ id })),
  },
  ContentTemplate: {
    id: ({ _id }) => _id,
    company: ({ companyId }) => ({ id: companyId }),
  },
  ScoreCheck: {
    evidence: ({ evidence }) => [...evidence],
    message: ({ message }, _, { locale }) => message[locale],
  },
  Media: {
    __resolveReference: ({ id }, context) => loadersOf(service, context).media.load(id),
  },
  ContentVersion: {
    id: ({ _id }) => _id,
    body: ({ _id }, _, context) => loadersOf(service, context).versionBody.load(_id),
    overallScore: (version, _, context) => loadersOf(service, context).versionScore.load(version),
    author: ({ authorId }) => ({ id: authorId }),
    createdAt: ({ savedAt }) => savedAt,
  },
});

/** A row of a list comes without its body. */
const bodyOfRow = async (service: LoadedFrom, context: RequestContext, row: ContentRow) =>
  row.bodyText === undefined ? loadersOf(service, context).body.load(row._id) : row;
