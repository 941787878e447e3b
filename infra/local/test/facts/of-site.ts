import { factTest, type FactTests } from "./fact-test.ts";
import { notificationsOf } from "./notifications-of.ts";
import { newWebhook } from "./webhooks-of.ts";
import type { Person, World } from "./world.ts";

interface ListOf {
  /** As operations name it: `Partner`. */
  readonly kind: string;
  /** As the answer names it. */
  readonly field: string;
  readonly input: (name: string) => object;
}

/** The three facts of a list that admins keep. */
function ofList(event: string, { kind, field, input }: ListOf): FactTests {
  const create = async ({ admin }: World, name: string): Promise<string> => {
    const data = await admin.api<Record<string, Record<string, { id: string }>>>(
      `mutation ($input: ${kind}Input!) { create${kind}(input: $input) { ${field} { id } } }`,
      { input: input(name) },
    );
    return data[`create${kind}`]?.[field]?.id ?? "";
  };
  const told = ({ admin }: World, targetId: string, title: string) => ({ told: { targetId, actor: admin.username, title } });
  return {
    [`${event}.created`]: factTest(async (world) => told(world, await create(world, "Made"), "Made")),
    [`${event}.updated`]: factTest(async (world) => {
      const id = await create(world, "Before");
      await world.admin.api(`mutation ($id: ID!, $input: ${kind}Input!) { update${kind}(id: $id, input: $input) { ${field} { id } } }`, {
        id,
        input: input("After"),
      });
      return told(world, id, "After");
    }),
    [`${event}.deleted`]: factTest(async (world) => {
      const id = await create(world, "Gone");
      await world.admin.api(`mutation ($id: ID!) { delete${kind}(id: $id) { success } }`, { id });
      return told(world, id, "Gone");
    }),
  };
}

const rotate = ({ api }: Person, id: string) => api("mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }", { id });

let values = 0;

async function writeByForm({ admin }: World, name: string): Promise<string> {
  await admin.api(
    'mutation ($name: String!, $email: String!) { submitContactForm(name: $name, email: $email, message: "Do you ship?") { success } }',
    { name, email: `${name.toLowerCase()}@example.com` },
  );
  const { contacts } = await admin.api<{ contacts: { results: { id: string }[] } }>(
    "query ($search: String) { contacts(search: $search) { results { id } } }",
    { search: name },
  );
  return contacts.results[0]?.id ?? "";
}

async function writeDown({ admin }: World, name: string): Promise<string> {
  const { createContact } = await admin.api<{ createContact: { contact: { id: string } } }>(
    "mutation ($input: ContactInput!) { createContact(input: $input) { contact { id } } }",
    { input: { name, email: `${name.toLowerCase().replace(" ", ".")}@example.com` } },
  );
  return createContact.contact.id;
}

export const ofSite: FactTests = {
  ...ofList("site.basic-data", {
    kind: "BasicData",
    field: "basicData",
    input: (name) => ({ category: "packaging", displayName: name, slug: `value-${++values}`, value: `value-${values}` }),
  }),
  ...ofList("site.partner", { kind: "Partner", field: "partner", input: (name) => ({ name }) }),
  ...ofList("site.branch", { kind: "Branch", field: "branch", input: (name) => ({ name, address: "King Fahd Road" }) }),
  "site.settings.updated": factTest(async (world) => {
    const { admin } = world;
    const logo = `/media/${await world.picture(admin)}`;
    await admin.api("mutation ($logo: String) { updateSiteSettings(input: { logo: $logo }) { settings { logo } } }", { logo });
    return { told: { actor: admin.username } };
  }),
  "site.contact.form-submitted": factTest(async (world) => ({ told: { targetId: await writeByForm(world, "Layla") } }), {
    "site notifies admins": async ({ admin }, { told }) =>
      (await notificationsOf(admin, told.targetId)).some(({ kind, title }) => kind === "CONTACT_FORM" && title === "Layla"),
  }),
  "site.contact.updated": factTest(async (world) => {
    const { admin } = world;
    const targetId = await writeByForm(world, "Hind");
    await admin.api('mutation ($id: ID!) { updateContact(id: $id, notes: "Called") { contact { id } } }', { id: targetId });
    return { told: { targetId, actor: admin.username } };
  }),
  "site.contact.created": factTest(async (world) => {
    const { admin } = world;
    return { told: { targetId: await writeDown(world, "Maha Saad"), actor: admin.username } };
  }),
  "site.contact.merged": factTest(async (world) => {
    const { admin } = world;
    const [targetId, otherId] = [await writeDown(world, "Reem Fahd"), await writeDown(world, "Fahd Reem")];
    await admin.api("mutation ($id: ID!, $otherId: ID!) { mergeContacts(id: $id, otherId: $otherId) { contact { id } } }", {
      id: targetId,
      otherId,
    });
    return { told: { targetId, actor: admin.username } };
  }),
  "site.audit.exported": factTest(async (world) => {
    await (await world.fetch(world.admin, "/site/audit.csv")).text();
    return { told: { actor: world.admin.username } };
  }),
  "site.webhook.created": factTest(async (world) => {
    const { client } = world;
    const { id: targetId } = await newWebhook(world, client, { name: "Made" });
    return { told: { targetId, actor: client.username, title: "Made" } };
  }),
  "site.webhook.updated": factTest(async (world) => {
    const { client } = world;
    const { id: targetId } = await newWebhook(world, client);
    await client.api('mutation ($id: ID!) { updateWebhook(id: $id, input: { name: "Changed", active: false }) { webhook { id } } }', {
      id: targetId,
    });
    return { told: { targetId, actor: client.username, title: "Changed" } };
  }),
  "site.webhook.deleted": factTest(async (world) => {
    const { client } = world;
    const { id: targetId } = await newWebhook(world, client, { name: "Dropped" });
    await client.api("mutation ($id: ID!) { deleteWebhook(id: $id) { success } }", { id: targetId });
    return { told: { targetId, actor: client.username, title: "Dropped" } };
  }),
  "site.webhook.secret-rotated": factTest(async (world) => {
    const person = await world.register();
    const { id: targetId } = await newWebhook(world, person, { name: "Rotated" });
    await rotate(person, targetId);
    return { told: { targetId, actor: person.username, title: "Rotated" } };
  }),
  "site.webhook.switched-off": factTest(
    async (world) => {
      const person = await world.register();
      // Nothing answers there; and nothing that has failed is borne here.
      const { id: targetId } = await newWebhook(world, person, { name: "Lost", url: "http://127.0.0.1:9/" });
      await world.company(person);
      return { told: { targetId, actor: "System", title: "Lost" }, person };
    },
    {
      "site notifies its owner": async (_world, { person, told }) =>
        (await notificationsOf(person, told.targetId)).some(({ kind, title }) => kind === "WEBHOOK_OFF" && title === "Lost"),
    },
  ),
  "things of the site": factTest(
    async (world) => {
      const person = await world.register();
      await world.company(person);
      return { told: {}, person };
    },
    {
      "site has the day's figures counted again": async (_world, { person }) => {
        const { dashboard } = await person.api<{ dashboard: { companies: number } }>("{ dashboard { companies } }");
        return dashboard.companies === 1;
      },
    },
  ),
};
