import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { companyState, contactUpdated, contentState, userDeleted, userState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { clientCard, companyCardOf, contentCardOf } from "./cards.ts";
import { CREATE, LIST, ONE, SUBMIT, UPDATE, writeDown } from "./contact-operations.ts";
import { type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;
let admin: GraphQLClient;
beforeAll(async () => {
  site = await startSite({ CONTACT_FORMS_PER_HOUR: "5" });
  admin = await site.as({ id: "admin-1", role: "ADMIN" });
});
afterAll(() => site?.stop());

/** Resolves when everything is done that follows from the states of users that have been told: others' states may be done with sooner. */
const statesFollowed = () =>
  eventually(async () => {
    const manager = await site.events.nats.jetstreamManager();
    const { num_pending, num_ack_pending } = await manager.consumers.info("IDENTITY", "site--facts-identity");
    return num_pending + num_ack_pending === 0;
  });
const found = async (search: string) => (await admin(LIST, { search })).data.contacts.results as { id: string; [field: string]: unknown }[];

describe("who writes by the contact form", () => {
  test("goes with the account of the same address, and so does what admins were told of them", async () => {
    await site.events.publish(userState, "owner-of-address", clientCard({ email: "Leaving@example.com", username: "leaving" }));
    await eventually(async () => (await found("leaving")).length === 1);
    await site.events.publish(userState, "told-admin", { ...clientCard({ username: "told-admin" }), role: "ADMIN" });
    const told = await site.as({ id: "told-admin", role: "ADMIN" });
    const notices = async () => (await told("{ notifications { results { title } } }")).data.notifications.results as { title: string }[];
    await site.visitor("203.0.113.77")(SUBMIT, { name: "Leaving Soon", email: "leaving@Example.com", message: "Bye" });
    await eventually(async () => (await notices()).some(({ title }) => title === "Leaving Soon"));
    await site.events.publish(userState, "owner-of-address", { deleted: true }, { sourceVersion: 2 });
    await eventually(async () => (await found("leaving")).length === 0);
    expect((await notices()).map(({ title }) => title)).not.toContain("Leaving Soon");
  });

  test("is a new contact; a second message stays with them", async () => {
    const visitor = site.visitor("203.0.113.1");
    const { data } = await visitor(SUBMIT, { name: "Huda Salem", email: "Huda@Example.com", phone: "0500000000", message: "Prices?" });
    expect(data.submitContactForm.success).toBe(true);
    await visitor(SUBMIT, { name: "Huda Salem", email: "huda@example.com", message: "And discounts?" });
    const contacts = await found("huda");
    expect(contacts).toHaveLength(1);
    expect(contacts[0]).toMatchObject({
      kind: "FORM",
      stage: "NEW",
      phone: "0500000000",
      message: "And discounts?",
      userId: null,
      companies: 0,
    });
    const { contact } = await eventually(async () => {
      const answer = await admin(ONE, { id: contacts[0]?.id });
      return answer.data.contact.timeline.totalCount === 2 && answer.data;
    });
    expect(contact.timeline.results[0]).toMatchObject({ action: "contact.form-submitted", actor: "Visitor" });
  });

  test("changes neither name nor phone of who wrote before: what differs stands beside the message", async () => {
    const first = { name: "Mona Adel", email: "mona@example.com", phone: "0500000001", message: "Prices?" };
    await site.visitor("203.0.113.5")(SUBMIT, first);
    const other = { name: "Somebody else", email: "MONA@example.com", phone: "0599999999", message: "Call me there" };
    await site.visitor("203.0.113.6")(SUBMIT, other);
    await site.visitor("203.0.113.5")(SUBMIT, { ...first, message: "Still waiting" });
    const [known] = await found("mona");
    expect(known).toMatchObject({ name: "Mona Adel", phone: "0500000001", message: "Still waiting" });
    expect(await found("somebody")).toEqual([]);
    const { data } = await admin("query ($id: ID!) { contact(id: $id) { messages { at message name phone } } }", { id: known?.id });
    expect(data.contact.messages).toEqual([
      { at: expect.any(String), message: "Still waiting", name: null, phone: null },
      { at: expect.any(String), message: "Call me there", name: "Somebody else", phone: "0599999999" },
      { at: expect.any(String), message: "Prices?", name: null, phone: null },
    ]);
  });

  test("keeps the last twenty messages of one address", async () => {
    const write = (number: number) =>
      site.visitor(`203.0.114.${number}`)(SUBMIT, { name: "Prolific", email: "prolific@example.com", message: `Message ${number}` });
    for (let number = 1; number <= 22; number += 1) await write(number);
    const { data } = await admin("query ($id: ID!) { contact(id: $id) { messages { message } } }", {
      id: (await found("prolific"))[0]?.id,
    });
    const messages = (data.contact.messages as { message: string }[]).map(({ message }) => message);
    expect([messages.length, messages[0], messages.at(-1)]).toEqual([20, "Message 22", "Message 3"]);
  });

  test.each([
    ["name", { name: " " }],
    ["email", { email: "huda" }],
    ["phone", { phone: "soon" }],
    ["message", { message: "" }],
  ])("hears at the %s what is wrong with it", async (field, wrong) => {
    const { errors } = await site.visitor("203.0.113.2", "ar")(SUBMIT, { name: "N", email: "n@example.com", message: "M", ...wrong });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: [expect.stringMatching(/[\u0621-\u064A]/)] },
    });
  });

  test.each([
    ["behind a mark that turns a line around", "\u202A+966 50 000 0000\u202C", "+966 50 000 0000"],
    ["in brackets", "(011) 465\u00A00000", "(011) 465 0000"],
    ["with a dash that isn't the keyboard's", "050\u2013000\u20110000", "050-000-0000"],
  ])("may have a number that stands %s, and an address as it was copied", async (_how, phone, stored) => {
    const name = `Copied ${stored.length}`;
    const email = `copied${stored.length}@example.com`;
    const { errors } = await site.visitor("203.0.113.8")(SUBMIT, { name, email: `\u200F${email}\u200E`, phone, message: "Prices?" });
    expect(errors).toBeUndefined();
    expect(await found(email)).toMatchObject([{ email, phone: stored }]);
  });

  test("is asked to wait after too many messages from one network", async () => {
    const visitor = site.visitor("203.0.113.3");
    const send = (number: number) => visitor(SUBMIT, { name: "Keen", email: `keen${number}@example.com`, message: "Hello" });
    for (let number = 1; number <= 5; number += 1) expect((await send(number)).errors).toBeUndefined();
    expect((await send(6)).errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfter: expect.any(Number) });
    expect(await found("keen6")).toEqual([]);
    expect((await site.visitor("203.0.113.4")(SUBMIT, { name: "Other", email: "o@example.com", message: "Hello" })).errors).toBeUndefined();
  });
});

describe("a registered client", () => {
  const clientId = "client-7";

  test("is a contact, with counts of what they have; older news change nothing", async () => {
    await site.events.publish(userState, clientId, clientCard({ firstName: "Sami", lastName: "Nasser", organization: "Rimal" }), {
      sourceVersion: 3,
    });
    await site.events.publish(userState, clientId, clientCard({ firstName: "Old" }), { sourceVersion: 2 });
    await site.events.publish(companyState, "company-7", companyCardOf(clientId));
    await site.events.publish(contentState, "content-7", contentCardOf(clientId, "company-7"));
    await site.events.publish(contentState, "content-8", contentCardOf(clientId, "company-7"));
    const contact = await eventually(async () => (await found("sami nasser")).find(({ contents }) => contents === 2));
    expect(contact).toMatchObject({
      id: clientId,
      kind: "CLIENT",
      userId: clientId,
      organization: "Rimal",
      companies: 1,
      phone: "+966500000000",
    });
    expect((await admin(LIST, { kind: "CLIENT" })).data.contacts.totalCount).toBe(1);
  });

  test("keeps stage and notes when the account changes, and loses what it clears", async () => {
    const { data } = await admin(UPDATE, { id: clientId, stage: "QUALIFIED", notes: "Call on Sunday." });
    expect(data.updateContact.contact).toMatchObject({ stage: "QUALIFIED", notes: "Call on Sunday." });
    const fact = await site.events.awaited(contactUpdated, ({ aggregateId }) => aggregateId === clientId);
    expect(fact.data).toEqual({ fields: ["stage", "notes"], stage: "QUALIFIED" });
    await site.events.publish(userState, clientId, clientCard({ firstName: "Sami", lastName: "Nasser" }), { sourceVersion: 4 });
    await eventually(async () => (await admin(ONE, { id: clientId })).data.contact.organization === null);
    expect((await admin(ONE, { id: clientId })).data.contact).toMatchObject({ stage: "QUALIFIED", notes: "Call on Sunday." });
    expect((await admin(UPDATE, { id: clientId, notes: null })).data.updateContact.contact).toMatchObject({
      stage: "QUALIFIED",
      notes: null,
    });
    expect((await admin(UPDATE, { id: clientId, stage: null })).errors?.[0]?.extensions.fields).toHaveProperty("stage");
  });

  test("notes that somebody else has changed meanwhile are not overwritten", async () => {
    const write = `mutation ($id: ID!, $notes: String, $expectedNotes: String) {
      updateContact(id: $id, notes: $notes, expectedNotes: $expectedNotes) { contact { notes } }
    }`;
    const first = await admin(write, { id: clientId, notes: "Call on Monday.", expectedNotes: null });
    expect(first.data.updateContact.contact.notes).toBe("Call on Monday.");
    const late = await admin(write, { id: clientId, notes: "Never calls back.", expectedNotes: null });
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: { notes: [expect.stringMatching(/\S/)] } });
    // whose answer was lost says it again
    const again = await admin(write, { id: clientId, notes: "Call on Monday.", expectedNotes: null });
    expect(again.data.updateContact.contact.notes).toBe("Call on Monday.");
    const known = await admin(write, { id: clientId, notes: null, expectedNotes: "Call on Monday." });
    expect(known.data.updateContact.contact.notes).toBeNull();
  });

  test("goes with the account, and doesn't come back", async () => {
    await site.events.publish(userState, clientId, { deleted: true }, { sourceVersion: 5 });
    await site.events.publish(userDeleted, clientId, { role: "CLIENT" }, { sourceVersion: 5 });
    await eventually(async () => (await admin(ONE, { id: clientId })).errors?.[0]?.extensions.code === "NOT_FOUND");
    await site.events.publish(userState, clientId, clientCard({ firstName: "Sami" }), { sourceVersion: 4 });
    await statesFollowed();
    expect(await found("sami")).toEqual([]);
  });
});

test("a person whose deletion is heard of first is no contact when an older state comes late", async () => {
  await site.events.publish(userState, "never-heard-of", { deleted: true }, { sourceVersion: 2 });
  await site.events.publish(userState, "client-6", clientCard({ firstName: "Before" }));
  await eventually(async () => (await found("before")).length === 1);
  await site.events.publish(userState, "never-heard-of", clientCard({ firstName: "Ghost" }));
  await statesFollowed();
  expect(await found("ghost")).toEqual([]);
});

test("an admin is no contact", async () => {
  await site.events.publish(userState, "admin-9", clientCard({ firstName: "Boss", role: "ADMIN" }));
  await site.events.publish(userState, "client-9", clientCard({ firstName: "Later" }));
  await eventually(async () => (await found("later")).length === 1);
  expect(await found("boss")).toEqual([]);
});

test("the board's columns tell how many there are", async () => {
  const { data } = await admin("{ contactStages { stage count } contacts(pageSize: 1) { totalCount } }");
  const counts = data.contactStages as { count: number }[];
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(data.contacts.totalCount);
});

test("contacts are for admins", async () => {
  const client = await site.as({ id: "client-1" });
  for (const query of [LIST, "{ contactStages { count } }"]) {
    expect((await client(query)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await site.visitor()(query)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  }
  const id = (await found("huda"))[0]?.id;
  expect((await client(ONE, { id })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await client(UPDATE, { id, stage: "LOST" })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await admin(LIST, { kind: "OTHER" })).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
});

const written = (input: object) => writeDown(admin, input);

describe("a contact that an admin writes down", () => {
  test("is of its own kind, found like the others, and in the history", async () => {
    const contact = await written({
      name: "ليلى الحربي",
      email: "Laila@example.com",
      phone: "٠٥٥٥٥٥٠١٤٢",
      notes: "From the fair",
      stage: "CONTACTED",
    });
    expect(contact).toMatchObject({ kind: "MANUAL", stage: "CONTACTED", phone: "0555550142", notes: "From the fair", userId: null });
    expect((await found("ليلي")).map(({ id }) => id)).toContain(contact.id);
    await eventually(async () => {
      const { data } = await admin(ONE, { id: contact.id });
      return data.contact.timeline.results.some(({ action }: { action: string }) => action === "contact.created");
    });
    const { data } = await admin(LIST, { kind: "MANUAL" });
    expect(data.contacts.results.every(({ kind }: { kind: string }) => kind === "MANUAL")).toBe(true);
  });

  test("has in the history once what was done to them again soon after", async () => {
    const { id } = await written({ name: "Hind Saad", email: "hind@example.com" });
    for (const notes of ["Called", "Called again", "Calls back on Sunday"]) await admin(UPDATE, { id, notes });
    await eventually(async () => {
      const { data } = await admin('{ auditLog(action: "contact.updated", pageSize: 100) { results { targetId } } }');
      return data.auditLog.results.filter(({ targetId }: { targetId: string }) => targetId === id).length === 3;
    });
    const { timeline } = await eventually(async () => {
      const { data } = await admin(ONE, { id });
      return data.contact.timeline.totalCount === 2 && data.contact;
    });
    expect(timeline.results.map(({ action }: { action: string }) => action)).toEqual(["contact.updated", "contact.created"]);
  });

  test("is found by a message that comes from the address", async () => {
    const { id } = await written({ name: "Rawan Ali", email: "rawan@example.com" });
    await site.visitor("203.0.113.90")(SUBMIT, { name: "Rawan", email: "RAWAN@example.com", message: "Prices?" });
    expect(await found("rawan")).toMatchObject([{ id, kind: "MANUAL", message: "Prices?" }]);
  });

  test.each([
    ["name", { name: " ", email: "a@example.com" }],
    ["email", { name: "A B", email: "nowhere" }],
    ["phone", { name: "A B", email: "ab@example.com", phone: "call me" }],
    ["organization", { name: "A B", email: "ab@example.com", organization: "x".repeat(201) }],
  ])("with a bad %s is refused there", async (field, input) => {
    const { errors } = await admin(CREATE, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [expect.any(String)] } });
  });

  test("whose address is there already is refused at the address", async () => {
    await written({ name: "Twice Told", email: "twice@example.com" });
    const { errors } = await admin(CREATE, { input: { name: "Twice Again", email: "Twice@example.com" } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: { email: [expect.any(String)] } });
  });
});
