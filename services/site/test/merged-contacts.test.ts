import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { userState } from "@muhtawa/contracts";
import { connectMongo } from "@muhtawa/service-kit";
import { eventually, type GraphQLClient, startMongoProxy } from "@muhtawa/testkit";
import { clientCard } from "./cards.ts";
import { CREATE, FIELDS, LIST, ONE, SUBMIT, UPDATE, writeDown } from "./contact-operations.ts";
import { type RunningSite, startSite } from "./running-site.ts";

let site: RunningSite;
let admin: GraphQLClient;
beforeAll(async () => {
  site = await startSite({ CONTACT_FORMS_PER_HOUR: "5" });
  admin = await site.as({ id: "admin-1", role: "ADMIN" });
});
afterAll(() => site?.stop());

const found = async (search: string) => (await admin(LIST, { search })).data.contacts.results as { id: string; [field: string]: unknown }[];

const DUPLICATES = `{ duplicateContacts { likenesses first { id kind } second { id kind } } }`;
const MERGE = `mutation ($id: ID!, $otherId: ID!) {
  mergeContacts(id: $id, otherId: $otherId) { contact { ${FIELDS} otherEmails messages { message } } }
}`;

const written = (input: object) => writeDown(admin, input);

describe("contacts that may be one person", () => {
  const pairOf = async (one: string, other: string) => {
    const { data } = await admin(DUPLICATES);
    const pairs = data.duplicateContacts as { likenesses: string[]; first: { id: string }; second: { id: string } }[];
    return pairs.find(({ first, second }) => [one, other].every((id) => id === first.id || id === second.id));
  };

  test.each([
    ["NAME", { name: "أحمد الغامدي", email: "a1@example.com" }, { name: "الغامدى احمد", email: "a2@example.com" }],
    [
      "PHONE",
      { name: "Omar", email: "o1@example.com", phone: "+966 55 511 2233" },
      { name: "Abu Ali", email: "o2@example.com", phone: "0555112233" },
    ],
  ])("are found by their %s", async (likeness, one, other) => {
    const [first, second] = [await written(one), await written(other)];
    expect((await pairOf(first.id, second.id))?.likenesses).toEqual([likeness]);
  });

  test("by their address, with an account's; two accounts are two people", async () => {
    await site.events.publish(
      userState,
      "client-a",
      clientCard({ email: "same@example.com", username: "same-a", firstName: "Same", lastName: "Name" }),
    );
    await site.events.publish(
      userState,
      "client-b",
      clientCard({ email: "other@example.com", username: "same-b", firstName: "Same", lastName: "Name" }),
    );
    await eventually(async () => (await found("same")).length === 2);
    const { id } = await written({ name: "Nobody Else", email: "SAME@example.com" });
    expect((await pairOf("client-a", id))?.likenesses).toEqual(["EMAIL"]);
    expect(await pairOf("client-a", "client-b")).toBeUndefined();
  });

  test("become one: what it lacks, messages, notes and history come along, and later messages find it", async () => {
    const kept = await written({ name: "Salma Nasser", email: "salma@example.com", notes: "Met in May" });
    await site.visitor("203.0.113.91")(SUBMIT, {
      name: "Salma N",
      email: "salma.n@example.com",
      phone: "0555000111",
      message: "Do you ship?",
    });
    const [other] = await found("salma.n");
    await eventually(async () => (await admin(ONE, { id: other?.id })).data.contact.timeline.totalCount === 1);
    await admin(UPDATE, { id: other?.id, notes: "Asked for prices" });
    const { data, errors } = await admin(MERGE, { id: kept.id, otherId: other?.id });
    expect(errors).toBeUndefined();
    expect(data.mergeContacts.contact).toMatchObject({
      id: kept.id,
      name: "Salma Nasser",
      phone: "0555000111",
      notes: "Met in May\n\nAsked for prices",
      messages: [{ message: "Do you ship?" }],
      otherEmails: ["salma.n@example.com"],
    });
    expect((await admin(ONE, { id: other?.id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    await eventually(async () => {
      const { results } = (await admin(ONE, { id: kept.id })).data.contact.timeline as { results: { action: string }[] };
      return ["contact.form-submitted", "contact.merged"].every((action) => results.some((entry) => entry.action === action));
    });
    await site.visitor("203.0.113.92")(SUBMIT, { name: "Salma", email: "salma.n@example.com", message: "Still waiting" });
    expect((await admin(ONE, { id: kept.id })).data.contact.message).toBe("Still waiting");
    for (const said of ["salma.n@example.com", "0555000111"]) expect((await found(said)).map(({ id }) => id)).toEqual([kept.id]);
    // asked again, as after an answer that was lost
    expect((await admin(MERGE, { id: kept.id, otherId: other?.id })).errors).toBeUndefined();
  });

  test("take a message along that is being stored while they become one", async () => {
    const kept = await written({ name: "Huda Fahd", email: "huda.fahd@example.com" });
    const other = await written({ name: "Huda F", email: "huda.f@example.com" });
    const proxy = await startMongoProxy(site.mongo.url);
    const sibling = await site.startSibling({ MONGO_URL: proxy.url });
    try {
      const held = proxy.hold("findAndModify contacts");
      const sent = site.visitor(
        "203.0.113.95",
        "en",
        sibling,
      )(SUBMIT, { name: "Huda F", email: "huda.f@example.com", message: "Are you open?" });
      await held.reached;
      expect((await admin(MERGE, { id: kept.id, otherId: other.id })).errors).toBeUndefined();
      held.release();
      expect((await sent).errors).toBeUndefined();
      expect((await admin(ONE, { id: kept.id })).data.contact.message).toBe("Are you open?");
    } finally {
      await sibling.stop();
      await proxy.stop();
    }
  });

  test("have addresses that nobody else is written down with, and that all go with the account they belong to", async () => {
    const [one, two] = [
      await written({ name: "Front Desk", email: "desk@example.com" }),
      await written({ name: "Sales Desk", email: "sales@example.com" }),
    ];
    const own = await written({ name: "Badr Ali", email: "badr@example.com" });
    await admin(MERGE, { id: one.id, otherId: own.id });
    const again = await admin(CREATE, { input: { name: "Badr Ali", email: "BADR@example.com" } });
    expect(again.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: { email: [expect.any(String)] } });

    // As two who write it down at once leave it.
    const database = await connectMongo(site.mongo.url, site.mongo.database);
    await database.collection<{ _id: string }>("contacts").updateOne({ _id: two.id }, { $set: { otherEmails: ["badr@example.com"] } });
    await database.close();
    await site.events.publish(userState, "client-badr", clientCard({ email: "Badr@example.com", username: "badr-ali" }));
    await eventually(async () => (await found("badr")).some(({ id }) => id === "client-badr"));
    await site.events.publish(userState, "client-badr", { deleted: true }, { sourceVersion: 2 });
    for (const id of ["client-badr", one.id, two.id])
      await eventually(async () => (await admin(ONE, { id })).errors?.[0]?.extensions.code === "NOT_FOUND");
  });

  test("keep at a change of the account what another contact brought, and are found by the account's own address", async () => {
    const card = clientCard({ email: "reem@example.com", username: "reem", firstName: "Reem", phoneNumber: undefined });
    await site.events.publish(userState, "client-reem", card);
    await eventually(async () => (await found("reem")).length === 1);
    const visitor = { name: "Reem Adel", email: "Reem@example.com" };
    await site.visitor("203.0.113.93")(SUBMIT, { ...visitor, phone: "0555777888", message: "Prices?" });
    const form = (await found("reem")).find(({ kind }) => kind === "FORM");
    const { data } = await admin(MERGE, { id: "client-reem", otherId: form?.id });
    expect(data.mergeContacts.contact).toMatchObject({ phone: "0555777888", otherEmails: [] });

    await site.visitor("203.0.113.93")(SUBMIT, { ...visitor, message: "Still waiting" });
    expect(await found("reem")).toMatchObject([{ id: "client-reem", message: "Still waiting" }]);

    await site.events.publish(userState, "client-reem", { ...card, firstName: "Rima" }, { sourceVersion: 2 });
    await eventually(async () => (await found("rima")).length === 1);
    expect(await found("rima")).toMatchObject([{ id: "client-reem", phone: "0555777888" }]);
    await site.events.publish(userState, "client-reem", { ...card, firstName: "Ghada", whatsapp: "0555111000" }, { sourceVersion: 3 });
    await eventually(async () => (await found("ghada")).length === 1);
    expect(await found("ghada")).toMatchObject([{ phone: "0555777888", whatsapp: "0555111000" }]);
  });

  test("say of each message who wrote it, where that differs", async () => {
    const kept = await written({ name: "Nada Omar", email: "nada@example.com", phone: "0555000222" });
    await site.visitor("203.0.113.94")(SUBMIT, {
      name: "N. Omar",
      email: "n.omar@example.com",
      phone: "0555000333",
      message: "Do you deliver?",
    });
    const [other] = await found("n.omar");
    await admin(MERGE, { id: kept.id, otherId: other?.id });
    const { data } = await admin("query ($id: ID!) { contact(id: $id) { messages { message name phone } } }", { id: kept.id });
    expect(data.contact.messages).toEqual([{ message: "Do you deliver?", name: "N. Omar", phone: "0555000333" }]);
  });

  test("whose notes are longer together than notes may be are not merged: nobody could change them", async () => {
    const notes = "n".repeat(6_000);
    const kept = await written({ name: "Long One", email: "long1@example.com", notes });
    const other = await written({ name: "Long Two", email: "long2@example.com", notes: `${notes}!` });
    const { errors } = await admin(MERGE, { id: kept.id, otherId: other.id });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { otherId: [expect.any(String)] } });
    for (const { id } of [kept, other]) expect((await admin(ONE, { id })).errors).toBeUndefined();
  });

  test("merged both ways at once, one of them stays", async () => {
    for (let at = 0; at < 20; at += 1) {
      const [one, other] = [
        await written({ name: "Cross One", email: `cross1.${at}@example.com` }),
        await written({ name: "Cross Two", email: `cross2.${at}@example.com` }),
      ];
      await Promise.all([admin(MERGE, { id: one.id, otherId: other.id }), admin(MERGE, { id: other.id, otherId: one.id })]);
      const left = await Promise.all([one, other].map(async ({ id }) => (await admin(ONE, { id })).errors === undefined));
      expect(left).toContain(true);
    }
  });

  test("an account's contact can be kept, not put away; nothing is merged with itself or with nobody", async () => {
    const { id } = await written({ name: "Fahd Saleh", email: "fahd@example.com" });
    await site.events.publish(userState, "client-c", clientCard({ email: "fahd.s@example.com", username: "fahd" }));
    await eventually(async () => (await found("fahd.s")).some((contact) => contact.id === "client-c"));
    const codeOf = async (variables: { id: string; otherId: string }) => (await admin(MERGE, variables)).errors?.[0]?.extensions.code;
    expect(await codeOf({ id, otherId: "client-c" })).toBe("BAD_USER_INPUT");
    expect(await codeOf({ id, otherId: id })).toBe("BAD_USER_INPUT");
    expect(await codeOf({ id, otherId: "nobody" })).toBe("NOT_FOUND");
    expect(await codeOf({ id: "nobody", otherId: id })).toBe("NOT_FOUND");
    expect(await codeOf({ id: "client-c", otherId: id })).toBeUndefined();
  });

  test("are for admins", async () => {
    const client = await site.as({ id: "noura", role: "CLIENT" });
    for (const [document, variables] of [
      [CREATE, { input: { name: "A B", email: "ab@example.com" } }],
      [DUPLICATES, {}],
      [MERGE, { id: "a", otherId: "b" }],
    ] as const)
      expect((await client(document, variables)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});

describe("a contact that was written down by a number alone", () => {
  test("has no address, is found by the number, and takes nobody else's place", async () => {
    const one = await written({ name: "Umm Rashid", phone: "+971 50 443 2211" });
    const two = await written({ name: "Abu Saif", whatsapp: "0507778899" });
    expect((await admin(ONE, { id: one.id })).data.contact).toMatchObject({ kind: "MANUAL", email: "", phone: "+971 50 443 2211" });
    expect((await found("443")).map(({ id }) => id)).toEqual([one.id]);
    expect(two.id).not.toBe(one.id);
  });

  test.each([{}, { phone: " ", email: "" }])("needs one of the two: %j", async (told) => {
    const { errors } = await admin(CREATE, { input: { name: "Nobody", ...told } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { email: [expect.stringContaining("phone")] } });
  });

  test("is found among the duplicates by its number, and takes the address of the one that is merged into it", async () => {
    const kept = await written({ name: "Hind", phone: "0556667788" });
    const other = await written({ name: "Hind from the fair", email: "Hind@example.com", whatsapp: "+966 55 666 7788" });
    const { data } = await admin(DUPLICATES);
    const pairs = data.duplicateContacts as { likenesses: string[]; first: { id: string }; second: { id: string } }[];
    const pair = pairs.find(({ first, second }) => [first.id, second.id].includes(kept.id));
    expect(pair).toMatchObject({ likenesses: ["PHONE"], second: { id: expect.stringMatching(`${kept.id}|${other.id}`) } });
    const merged = await admin(MERGE, { id: kept.id, otherId: other.id });
    expect(merged.data.mergeContacts.contact).toMatchObject({ name: "Hind", email: "hind@example.com", otherEmails: [] });
    // The address is this one's from now on.
    const again = await admin(CREATE, { input: { name: "Another Hind", email: "hind@example.com" } });
    expect(again.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: { email: [expect.any(String)] } });
  });

  test("two without an address become one without", async () => {
    const [kept, other] = [await written({ name: "Saad", phone: "0551110001" }), await written({ name: "Saad K", phone: "0551110001" })];
    const { data } = await admin(MERGE, { id: kept.id, otherId: other.id });
    expect(data.mergeContacts.contact).toMatchObject({ email: "", otherEmails: [] });
  });
});
