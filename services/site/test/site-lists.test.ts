import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mediaState, partnerState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { type RunningSite, startSite } from "./running-site.ts";

const PARTNER = "id name nameAr image website order version";
const BRANCH = "id name nameAr address addressAr phone whatsapp email latitude longitude mapUrl version";
const CREATE_PARTNER = `mutation ($input: PartnerInput!) { createPartner(input: $input) { partner { ${PARTNER} } } }`;
const UPDATE_PARTNER = `mutation ($id: ID!, $input: PartnerInput!) { updatePartner(id: $id, input: $input) { partner { ${PARTNER} } } }`;
const CREATE_BRANCH = `mutation ($input: BranchInput!) { createBranch(input: $input) { branch { ${BRANCH} } } }`;
const UPDATE_BRANCH = `mutation ($id: ID!, $input: BranchInput!) { updateBranch(id: $id, input: $input) { branch { ${BRANCH} } } }`;

let site: RunningSite;
let admin: GraphQLClient;
beforeAll(async () => {
  site = await startSite();
  admin = await site.as({ id: "admin-1", role: "ADMIN" });
});
afterAll(() => site?.stop());

const listed = async (list: "partners" | "branches") => {
  const { data } = (await (await fetch(new URL(`/site/${list}`, site.service.url))).json()) as { data: { id: string; order?: number }[] };
  return data;
};

describe("partners", () => {
  test("come last unless told their place, and are public at once", async () => {
    const { data } = await admin(CREATE_PARTNER, { input: { name: "Newcomer", nameAr: "قادم جديد", website: "https://newcomer.example" } });
    const { partner } = data.createPartner;
    expect((await listed("partners")).at(-1)).toEqual(partner);
    const moved = await admin(UPDATE_PARTNER, { id: partner.id, input: { order: 0, nameAr: null } });
    expect(moved.data.updatePartner.partner).toMatchObject({ order: 0, nameAr: null, website: "https://newcomer.example" });
    expect((await listed("partners"))[0]?.id).toBe(partner.id);
    const { data: gone } = await admin("mutation ($id: ID!) { deletePartner(id: $id) { success } }", { id: partner.id });
    expect(gone.deletePartner.success).toBe(true);
    expect((await listed("partners")).map(({ id }) => id)).not.toContain(partner.id);
  });

  test("come last also behind one that has the last place there is", async () => {
    const made: string[] = [];
    for (const input of [{ name: "Last", order: 10_000 }, { name: "Behind" }]) {
      const { data, errors } = await admin(CREATE_PARTNER, { input });
      expect(errors).toBeUndefined();
      made.push(data.createPartner.partner.id);
    }
    expect((await listed("partners")).slice(-2).map(({ id }) => id)).toEqual(made);
    for (const id of made) await admin("mutation ($id: ID!) { deletePartner(id: $id) { success } }", { id });
  });

  test.each([
    ["name", { name: " " }],
    ["website", { name: "Bad", website: "javascript:alert(1)" }],
    ["image", { name: "Bad", image: "https://elsewhere.example/x.png" }],
    ["order", { name: "Bad", order: -1 }],
  ])("with a wrong %s are refused at the field", async (field, input) => {
    const { errors } = await admin(CREATE_PARTNER, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [expect.any(String)] } });
  });

  test("have a picture that the admin has uploaded, nobody else's", async () => {
    const upload = (ownerId: string) =>
      ({ deleted: false, ownerId, kind: "IMAGE", name: "logo.png", mimeType: "image/png", size: 10 }) as const;
    await site.events.publish(mediaState, "a".repeat(40), upload("admin-1"));
    await site.events.publish(mediaState, "b".repeat(40), upload("somebody-else"));
    await site.events.publish(mediaState, "c".repeat(40), { ...upload("admin-1"), kind: "DOCUMENT" });
    const image = `/media/${"a".repeat(40)}`;
    const { data } = await eventually(async () => {
      const answer = await admin(CREATE_PARTNER, { input: { name: "With logo", image } });
      return !answer.errors && answer;
    });
    expect(data.createPartner.partner.image).toBe(image);
    for (const id of ["b", "c", "d"]) {
      const refused = await admin(CREATE_PARTNER, { input: { name: "Stolen", image: `/media/${id.repeat(40)}` } });
      expect(refused.errors?.[0]?.extensions.fields).toHaveProperty("image");
    }
    const { data: card } = await site.events.awaited(partnerState, (event) => !event.data.deleted && event.data.name === "With logo");
    expect(card).toMatchObject({ image });
  });
});

describe("branches", () => {
  test("are added, changed and taken away", async () => {
    const input = {
      name: "Abha",
      nameAr: "أبها",
      phone: "٠١٧٠٠٠٠٠٠٠",
      whatsapp: "+966 50 000 0009",
      email: "abha@muhtawa.example",
      latitude: 18.2465,
      longitude: 42.5117,
    };
    const { data } = await admin(CREATE_BRANCH, { input });
    const { branch } = data.createBranch;
    expect(branch).toMatchObject({ ...input, phone: "0170000000", address: null });
    expect((await listed("branches")).at(-1)).toEqual(branch);
    const changed = await admin(UPDATE_BRANCH, { id: branch.id, input: { latitude: null, address: "Sample Street 9" } });
    expect(changed.data.updateBranch.branch).toMatchObject({ latitude: null, longitude: 42.5117, address: "Sample Street 9" });
    await admin("mutation ($id: ID!) { deleteBranch(id: $id) { success } }", { id: branch.id });
    expect((await listed("branches")).map(({ id }) => id)).not.toContain(branch.id);
  });

  test.each([
    ["phone", { phone: "call me" }],
    ["email", { email: "nobody" }],
    ["latitude", { latitude: 91 }],
    ["longitude", { longitude: -181 }],
    ["mapUrl", { mapUrl: "data:text/html,x" }],
  ])("with a wrong %s are refused at the field", async (field, input) => {
    const { errors } = await admin(CREATE_BRANCH, { input: { name: "Bad", ...input } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [expect.any(String)] } });
  });
});

test.each([
  ["CLIENT", "FORBIDDEN"],
  ["VISITOR", "UNAUTHENTICATED"],
] as const)("a %s changes neither list: %s", async (who, code) => {
  const caller = who === "CLIENT" ? await site.as({ id: "client-1" }) : site.visitor();
  const id = "sadeem-digital";
  const answers = [
    await caller(CREATE_PARTNER, { input: { name: "Mine" } }),
    await caller(UPDATE_PARTNER, { id, input: { name: "Mine" } }),
    await caller("mutation ($id: ID!) { deletePartner(id: $id) { success } }", { id }),
    await caller(CREATE_BRANCH, { input: { name: "Mine" } }),
    await caller(UPDATE_BRANCH, { id: "riyadh", input: { name: "Mine" } }),
    await caller('mutation { deleteBranch(id: "riyadh") { success } }'),
  ];
  for (const { errors } of answers) expect(errors?.[0]?.extensions.code).toBe(code);
  expect((await listed("branches")).map(({ id: branch }) => branch)).toContain("riyadh");
});
