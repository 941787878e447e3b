import { factTest, type FactTests } from "./fact-test.ts";
import { newWebhook, tellsWebhooks, watchedBy } from "./webhooks-of.ts";
import type { Person, World } from "./world.ts";

const changeCompany = ({ api }: Person, id: string, companyName: string) =>
  api("mutation ($id: ID!, $input: CompanyInput!) { updateCompany(id: $id, input: $input) { company { id } } }", {
    id,
    input: { companyName },
  });

const changeProject = ({ api }: Person, id: string, name: string) =>
  api("mutation ($id: ID!, $input: ProjectInput!) { updateProject(id: $id, input: $input) { project { id } } }", { id, input: { name } });

/** Whether the history tells that something was deleted, which only its owner's own fact can say. */
const isToldDeleted = async ({ entries }: World, kind: string, id: string) =>
  (await entries(`${kind}.deleted`)).some(({ targetId }) => targetId === id);

export const ofCatalog: FactTests = {
  "catalog.company.created": factTest(async (world: World) => {
    const webhook = await watchedBy(world, world.client);
    const targetId = await world.company(world.client, "Ajwa Traders");
    return { told: { targetId, actor: world.client.username, title: "Ajwa Traders" }, webhook };
  }, tellsWebhooks("company.created")),
  "catalog.company.updated": factTest(async (world: World) => {
    const webhook = await watchedBy(world, world.client);
    const targetId = await world.company(world.client);
    await changeCompany(world.client, targetId, "Sukkari Traders");
    return { told: { targetId, actor: world.client.username, title: "Sukkari Traders" }, webhook };
  }, tellsWebhooks("company.updated")),
  "catalog.company.deleted": factTest(
    async (world: World) => {
      const { client } = world;
      const companyId = await world.company(client, "Closing Traders");
      const projectId = await world.project(client, companyId);
      const contentId = await world.content(client, companyId);
      const { saveContentAsTemplate } = await client.api<{ saveContentAsTemplate: { template: { id: string } } }>(
        'mutation ($id: ID!) { saveContentAsTemplate(contentId: $id, name: "Closing") { template { id } } }',
        { id: contentId },
      );
      const templateId = saveContentAsTemplate.template.id;
      const generationId = await world.generation(client, { kind: "FIELD", field: "idea", companyId, prompt: "Dates" });
      const [webhook, ofCompany] = [await watchedBy(world, client), await newWebhook(world, client, { companyId })];
      await client.api("mutation ($id: ID!) { deleteCompany(id: $id) { success } }", { id: companyId });
      const told = { targetId: companyId, actor: client.username, title: "Closing Traders" };
      return { told, projectId, contentId, templateId, generationId, webhook, ofCompany };
    },
    {
      ...tellsWebhooks("company.deleted"),
      "site deletes its webhooks": (_world, { ofCompany }) => ofCompany.isGone(),
      "catalog deletes its projects": (world, { projectId }) => isToldDeleted(world, "project", projectId),
      "content deletes its contents": (world, { contentId }) => isToldDeleted(world, "content", contentId),
      "content deletes its templates": (world, { templateId }) => isToldDeleted(world, "template", templateId),
      "ai deletes its generations": ({ client, isGone }, { generationId }) => isGone(client, "generation", generationId),
    },
  ),
  "catalog.project.created": factTest(async (world) => {
    const targetId = await world.project(world.client, await world.company(world.client));
    return { told: { targetId, actor: world.client.username, title: "Harvest" } };
  }),
  "catalog.project.updated": factTest(async (world) => {
    const targetId = await world.project(world.client, await world.company(world.client));
    await changeProject(world.client, targetId, "Harvest 2");
    return { told: { targetId, actor: world.client.username, title: "Harvest 2" } };
  }),
  "catalog.project.deleted": factTest(
    async (world) => {
      const { client } = world;
      const companyId = await world.company(client);
      const projectId = await world.project(client, companyId);
      const contentId = await world.content(client, companyId, { projectId });
      await client.api("mutation ($id: ID!) { deleteProject(id: $id) { success } }", { id: projectId });
      return { told: { targetId: projectId, actor: client.username, title: "Harvest" }, contentId };
    },
    {
      async "content leaves its contents with their company only"({ client }, { contentId }) {
        const { content } = await client.api<{ content: { version: number; project: object | null } }>(
          "query ($id: ID!) { content(id: $id) { version project { id } } }",
          { id: contentId },
        );
        return content.version === 2 && content.project === null;
      },
    },
  ),
};
