import { expect, test } from "@playwright/test";
import { ADDRESS, ask, call, createCompany, createContent, type Person, register, signInAdmin } from "../journeys/api.ts";

let client: Person;
let admin: Person;
test.beforeAll(async () => {
  [client, admin] = await Promise.all([register(), signInAdmin()]);
});

const byAdmin = <Data>(query: string, variables: Record<string, unknown> = {}) => call<Data>(query, variables, { token: admin.token });
const byClient = <Data>(query: string, variables: Record<string, unknown> = {}) => call<Data>(query, variables, { token: client.token });

interface Contact {
  id: string;
  kind: string;
  stage: string;
  companies: number;
  contents: number;
  message: string | null;
}
const contactOf = async (search: string) =>
  (
    await byAdmin<{ contacts: { results: Contact[] } }>(
      "query ($search: String) { contacts(search: $search) { results { id kind stage companies contents message } } }",
      { search },
    )
  ).contacts.results[0];

test("what a client makes arrives at the dashboard, in the CRM and in the audit log", async () => {
  const companyId = await createCompany(client);
  await createContent(client, companyId);
  const dashboard = () =>
    byClient<{ dashboard: Record<string, unknown> }>(
      "{ dashboard { companies contents users contentsByDay { day count } contentsByType { key count } recent { action title } } }",
    );
  await expect
    .poll(async () => (await dashboard()).dashboard)
    .toMatchObject({ companies: 1, contents: 1, users: null, recent: [{ action: "content.created" }, { action: "company.created" }, {}] });
  const { recent, contentsByDay, contentsByType } = (await dashboard()).dashboard as {
    recent: { action: string }[];
    contentsByDay: { day: string; count: number }[];
    contentsByType: { count: number }[];
  };
  expect(contentsByDay.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), count: 1 });
  expect(contentsByType).toEqual([expect.objectContaining({ count: 1 })]);
  expect(recent.length).toBeGreaterThan(0);

  await expect
    .poll(() => contactOf(client.username))
    .toMatchObject({ id: client.id, kind: "CLIENT", companies: 1, contents: 1, stage: "NEW" });
  const log = () =>
    byAdmin<{ auditLog: { results: { action: string; actor: string; ip: string | null }[] } }>(
      "query ($id: ID) { auditLog(actorId: $id) { results { action actor ip } } }",
      { id: client.id },
    );
  await expect
    .poll(async () => (await log()).auditLog.results.map(({ action }) => action))
    .toEqual(expect.arrayContaining(["content.created", "company.created", "user.registered"]));
  for (const { actor, ip } of (await log()).auditLog.results) {
    expect(actor).not.toBe("");
    expect(ip).toMatch(/^[\d.:a-f]+$/);
  }
});

test("a visitor's message becomes a contact that an admin moves on", async () => {
  const name = `Visitor ${client.username}`;
  const form = { name, email: `${client.username}@visitors.example`, phone: "0500000000", message: "What does it cost?" };
  const { submitContactForm } = await call<{ submitContactForm: { success: boolean } }>(
    `mutation ($name: String!, $email: String!, $phone: String, $message: String!) {
      submitContactForm(name: $name, email: $email, phone: $phone, message: $message) { success }
    }`,
    form,
  );
  expect(submitContactForm.success).toBe(true);
  const contact = await contactOf(name);
  expect(contact).toMatchObject({ kind: "FORM", message: form.message });
  const moved = await byAdmin<{ updateContact: { contact: Contact } }>(
    'mutation ($id: ID!) { updateContact(id: $id, stage: CONTACTED, notes: "Called.") { contact { id kind stage companies contents message } } }',
    { id: contact?.id },
  );
  expect(moved.updateContact.contact.stage).toBe("CONTACTED");
});

test("basic data is written by admins and read by who is signed in; activities follow it", async () => {
  const slug = `kite-making-${client.username}`.toLowerCase();
  const input = { category: "business-activity", slug, value: slug, displayName: "Kite making", displayNameAr: "صناعة الطائرات الورقية" };
  const create = "mutation ($input: BasicDataInput!) { createBasicData(input: $input) { basicData { id isActive } } }";
  const refused = await ask(create, { input }, { token: client.token });
  expect([refused.status, refused.errors[0]?.extensions.code]).toEqual([403, "FORBIDDEN"]);
  const { createBasicData } = await byAdmin<{ createBasicData: { basicData: { id: string } } }>(create, { input });
  const activities = async () =>
    (await byClient<{ businessActivities: { id: string }[] }>("{ businessActivities { id } }")).businessActivities;
  await expect.poll(async () => (await activities()).map(({ id }) => id)).toContain(slug);
  await byAdmin("mutation ($id: ID!) { deleteBasicData(id: $id) { success } }", { id: createBasicData.basicData.id });
  await expect.poll(async () => (await activities()).map(({ id }) => id)).not.toContain(slug);
});

test("a partner that an admin adds is public at once", async () => {
  const name = `Partner of ${client.username}`;
  const { createPartner } = await byAdmin<{ createPartner: { partner: { id: string } } }>(
    "mutation ($input: PartnerInput!) { createPartner(input: $input) { partner { id name nameAr image website order version } } }",
    { input: { name } },
  );
  const listed = async () => ((await (await fetch(`${ADDRESS}/site/partners`)).json()) as { data: { id: string }[] }).data;
  expect(await listed()).toContainEqual(createPartner.partner);
  await byAdmin("mutation ($id: ID!) { deletePartner(id: $id) { success } }", { id: createPartner.partner.id });
  expect((await listed()).map(({ id }) => id)).not.toContain(createPartner.partner.id);
});

test("the audit log is a file for admins", async () => {
  const csv = (token: string) => fetch(`${ADDRESS}/site/audit.csv`, { headers: { authorization: `Bearer ${token}` } });
  const answer = await csv(admin.token);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/^\uFEFF?"at","action","actor"/);
  expect((await csv(client.token)).status).toBe(403);
});
