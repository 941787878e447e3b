import { eventually } from "@muhtawa/testkit";
import { notificationsOf } from "./notifications-of.ts";
import { factTest, type FactTests } from "./fact-test.ts";
import { tellsWebhooks, watchedBy } from "./webhooks-of.ts";
import type { Person, World } from "./world.ts";

const newContent = async (world: World, title: string) => world.content(world.client, await world.company(world.client), { title });

const move = ({ api }: Person, id: string, status: string, scheduledFor?: string) =>
  api(
    "mutation ($id: ID!, $status: ContentStatus!, $scheduledFor: DateTime) { setContentStatus(id: $id, status: $status, scheduledFor: $scheduledFor) { content { id } } }",
    { id, status, scheduledFor },
  );

const overallScoreOf = async ({ api }: Person, id: string): Promise<number | null> =>
  (await api<{ content: { overallScore: number | null } }>("query ($id: ID!) { content(id: $id) { overallScore } }", { id })).content
    .overallScore;

const newTemplate = async (world: World, name: string): Promise<string> => {
  const { saveContentAsTemplate } = await world.client.api<{ saveContentAsTemplate: { template: { id: string } } }>(
    "mutation ($contentId: ID!, $name: String!) { saveContentAsTemplate(contentId: $contentId, name: $name) { template { id } } }",
    { contentId: await newContent(world, name), name },
  );
  return saveContentAsTemplate.template.id;
};

const comment = async ({ api }: Person, contentId: string, text: string, mentionIds: readonly string[] = []): Promise<string> =>
  (
    await api<{ beginCommentThread: { thread: { id: string } } }>(
      "mutation ($contentId: ID!, $input: CommentThreadInput!) { beginCommentThread(contentId: $contentId, input: $input) { thread { id } } }",
      { contentId, input: { text, mentionIds } },
    )
  ).beginCommentThread.thread.id;

const isTold = async (person: Person, targetId: string, kind: string) =>
  (await notificationsOf(person, targetId)).some((notification) => notification.kind === kind);

export const ofContent: FactTests = {
  "content.content.assigned": factTest(
    async (world) => {
      const targetId = await newContent(world, "Handed on");
      await eventually(() =>
        world.client.api(
          'mutation ($id: ID!, $to: ID!) { assignContent(id: $id, input: { assigneeId: $to, dueOn: "2027-01-31" }) { content { id } } }',
          { id: targetId, to: world.admin.id },
        ),
      );
      return { told: { targetId, actor: world.client.username, title: "Handed on" } };
    },
    { "site notifies whose it is": ({ admin }, { told }) => isTold(admin, told.targetId, "ASSIGNED") },
  ),
  "content.comment-thread.commented": factTest(
    async (world) => {
      const targetId = await newContent(world, "Talked of");
      await eventually(() => comment(world.client, targetId, "Look", [world.admin.id]));
      await comment(world.admin, targetId, "Seen");
      return { told: { targetId } };
    },
    {
      "site notifies who is spoken to, and whom it concerns": async ({ admin, client }, { told }) =>
        (await isTold(admin, told.targetId, "MENTIONED")) && (await isTold(client, told.targetId, "COMMENTED")),
    },
  ),
  "content.comment-thread.settled": factTest(async (world) => {
    const targetId = await newContent(world, "Done with");
    const threadId = await comment(world.client, targetId, "Done?");
    await world.client.api("mutation ($id: ID!) { settleCommentThread(threadId: $id, resolved: true) { thread { id } } }", {
      id: threadId,
    });
    return { told: { targetId, actor: world.client.username } };
  }),
  "content.template.created": factTest(async (world) => {
    const targetId = await newTemplate(world, "Kept");
    return { told: { targetId, actor: world.client.username, title: "Kept" } };
  }),
  "content.template.updated": factTest(async (world) => {
    const targetId = await newTemplate(world, "Misnamed");
    await world.client.api('mutation ($id: ID!) { renameContentTemplate(id: $id, name: "Named") { template { id } } }', { id: targetId });
    return { told: { targetId, actor: world.client.username, title: "Named" } };
  }),
  "content.template.deleted": factTest(async (world) => {
    const targetId = await newTemplate(world, "Dropped");
    await world.client.api("mutation ($id: ID!) { deleteContentTemplate(id: $id) { success } }", { id: targetId });
    return { told: { targetId, actor: world.client.username, title: "Dropped" } };
  }),
  "content.content.created": factTest(async (world: World) => {
    const webhook = await watchedBy(world, world.client);
    const targetId = await newContent(world, "Created");
    return { told: { targetId, actor: world.client.username, title: "Created" }, webhook };
  }, tellsWebhooks("content.created")),
  "content.content.saved": factTest(async (world) => {
    const targetId = await newContent(world, "Saved");
    await world.client.api('mutation ($id: ID!) { saveContentIdea(id: $id, input: { idea: "Sun and salt" }) { content { id } } }', {
      id: targetId,
    });
    return { told: { targetId, actor: world.client.username, title: "Saved" } };
  }),
  "content.content.status-changed": factTest(async (world: World) => {
    const webhook = await watchedBy(world, world.client);
    const targetId = await newContent(world, "Moved");
    await move(world.client, targetId, "ARCHIVED");
    return { told: { targetId, actor: world.client.username, title: "Moved" }, webhook };
  }, tellsWebhooks("content.status_changed")),
  "content.content.review-requested": factTest(
    async (world) => {
      const targetId = await newContent(world, "For review");
      await move(world.client, targetId, "IN_REVIEW");
      return { told: { targetId, actor: world.client.username, title: "For review" } };
    },
    {
      "site notifies admins": async ({ admin }, { told }) =>
        (await notificationsOf(admin, told.targetId)).some(({ kind, title }) => kind === "REVIEW_REQUESTED" && title === "For review"),
    },
  ),
  "content.content.published": factTest(
    async (world: World) => {
      const webhook = await watchedBy(world, world.client);
      const targetId = await newContent(world, "On time");
      for (const status of ["IN_REVIEW", "APPROVED"]) await move(status === "APPROVED" ? world.admin : world.client, targetId, status);
      await move(world.client, targetId, "SCHEDULED", new Date(Date.now() + 1_500).toISOString());
      return { told: { targetId, actor: "System", title: "On time" }, webhook };
    },
    {
      ...tellsWebhooks("content.published"),
      "site notifies its owner": async ({ client }, { told }) =>
        (await notificationsOf(client, told.targetId)).some(({ kind, title }) => kind === "CONTENT_PUBLISHED" && title === "On time"),
    },
  ),
  "content.content.exported": factTest(async (world) => {
    const targetId = await newContent(world, "Taken along");
    await (await world.fetch(world.client, `/contents/${targetId}/export?format=md`)).text();
    return { told: { targetId, actor: world.client.username, title: "Taken along" } };
  }),
  "content.content.deleted": factTest(
    async (world: World) => {
      const { client } = world;
      const companyId = await world.company(client);
      const contentId = await world.content(client, companyId, { title: "Given up" });
      const pictureId = await world.picture(client);
      await client.api(
        "mutation ($id: ID!, $body: JSON, $pictureIds: [ID!]) { saveContentBody(id: $id, input: { body: $body, pictureIds: $pictureIds }) { content { id } } }",
        {
          id: contentId,
          body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Dates come from palms." }] }] },
          pictureIds: [pictureId],
        },
      );
      const { deriveContents } = await client.api<{ deriveContents: { contents: { id: string }[] } }>(
        "mutation ($id: ID!) { deriveContents(id: $id, forms: [{ form: POST }]) { contents { id } } }",
        { id: contentId },
      );
      const derivedId = deriveContents.contents[0]?.id ?? "";
      const { createTwin } = await client.api<{ createTwin: { content: { id: string } } }>(
        "mutation ($id: ID!) { createTwin(id: $id) { content { id } } }",
        { id: contentId },
      );
      const twinId = createTwin.content.id;
      const threadId = await comment(client, contentId, "To be gone");
      const generationId = await world.generation(client, { kind: "FIELD", field: "idea", companyId, contentId });
      const webhook = await watchedBy(world, client);
      await client.api("mutation ($id: ID!) { deleteContent(id: $id) { success } }", { id: contentId });
      return {
        told: { targetId: contentId, actor: client.username, title: "Given up" },
        pictureId,
        generationId,
        derivedId,
        twinId,
        threadId,
        webhook,
      };
    },
    {
      ...tellsWebhooks("content.deleted"),
      "content forgets its versions, its score and what only it used": async ({ client, fetch }, { pictureId }) =>
        (await fetch(client, `/media/${pictureId}`)).status === 404,
      "content deletes what was said of it": async ({ stored }, { threadId }) =>
        (await stored("content", "commentThreads", threadId))?.["deletedAt"] !== undefined,
      "content lets what was made of it stand by itself": async ({ stored }, { derivedId, twinId }) => {
        const [derived, twin] = await Promise.all([derivedId, twinId].map((id) => stored("content", "contents", id)));
        const isThere = derived?.["ownerId"] !== undefined && twin?.["ownerId"] !== undefined;
        return isThere && !("derivedFrom" in derived) && !("twinOf" in twin);
      },
      // A content that is gone isn't shown either way.
      "ai leaves its generations to their owner": async ({ stored }, { generationId }) => {
        const generation = await stored("ai", "generations", generationId);
        return generation?.["ownerId"] !== undefined && !("contentId" in generation);
      },
    },
  ),
  "companyCards of the content": factTest(
    async (world: World) => {
      const { client } = world;
      const companyId = await world.company(client);
      const contentId = await world.content(client, companyId, { title: "Cheap dates" });
      const text = "Cheap dates come from cheap palms. Cheap, cheap and cheap again are the dates of this cheap place.";
      await client.api("mutation ($id: ID!, $body: JSON) { saveContentBody(id: $id, input: { body: $body }) { content { id } } }", {
        id: contentId,
        body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
      });
      const before = await eventually(() => overallScoreOf(client, contentId));
      await client.api(
        'mutation ($id: ID!) { updateCompany(id: $id, input: { brandVoice: { rules: [{ locale: en, kind: BAN, term: "cheap" }] } }) { company { id } } }',
        { id: companyId },
      );
      return { told: {}, contentId, before };
    },
    {
      "content has its texts measured by its new voice": async ({ client }, { contentId, before }) =>
        (await overallScoreOf(client, contentId)) !== before,
    },
  ),
};
