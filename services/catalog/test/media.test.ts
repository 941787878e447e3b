import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { companyState, mediaState } from "@muhtawa/contracts";
import { newSecretId } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { CREATE_COMPANY, CREATE_PROJECT, UPDATE_COMPANY, UPDATE_PROJECT } from "./documents.ts";
import { type RunningCatalog, startCatalog } from "./running-catalog.ts";

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog?.stop());

const NAMES = { companyName: "Oasis", brandName: "Oasis" };

const companyOf = async (id: string): Promise<string> => {
  const { data } = await (await catalog.as({ id }))(CREATE_COMPANY, { input: NAMES });
  return data.createCompany.company.id;
};

/** What isn't a person's to use as the other kind. */
const WRONG = (kind: "IMAGE" | "DOCUMENT"): [string, () => Promise<string>][] => [
  ["of somebody else", () => catalog.media("somebody", kind)],
  ["of the other kind", () => catalog.media("owner", kind === "IMAGE" ? "DOCUMENT" : "IMAGE")],
  ["that was never there", async () => "0".repeat(40)],
  [
    "that has been deleted",
    async () => {
      const id = await catalog.media("owner", kind);
      await catalog.events.publish(mediaState, id, { deleted: true }, { sourceVersion: 2 });
      const owner = await catalog.as({ id: "owner" });
      const input = kind === "IMAGE" ? { name: "P", image: `/media/${id}` } : { ...NAMES, voiceToneFileId: id };
      const mutation = kind === "IMAGE" ? CREATE_PROJECT : CREATE_COMPANY;
      const companyId = await companyOf("owner");
      await eventually(async () => (await owner(mutation, { companyId, input })).errors !== undefined);
      return id;
    },
  ],
];

describe("a company's voice tone file", () => {
  test("is a document of its owner's, usable at once after the upload, told of, and cleared by null", async () => {
    const owner = await catalog.as({ id: "owner" });
    const id = newSecretId();
    const creating = owner(CREATE_COMPANY, { input: { ...NAMES, voiceToneFileId: id } });
    const card = { ownerId: "owner", kind: "DOCUMENT" as const, name: "voice.txt", mimeType: "text/plain", size: 1 };
    await catalog.events.publish(mediaState, id, { ...card, deleted: false });
    const { data, errors } = await creating;
    expect(errors).toBeUndefined();
    expect(data.createCompany.company.voiceToneFile).toEqual({ id });
    const companyId = data.createCompany.company.id;
    const told = await catalog.events.awaited(companyState, ({ aggregateId }) => aggregateId === companyId);
    expect(told.data).toMatchObject({ voiceToneFileId: id });
    const kept = await owner(UPDATE_COMPANY, { id: companyId, input: { slogan: "S" } });
    expect(kept.data.updateCompany.company.voiceToneFile).toEqual({ id });
    const cleared = await owner(UPDATE_COMPANY, { id: companyId, input: { voiceToneFileId: null } });
    expect(cleared.data.updateCompany.company.voiceToneFile).toBeNull();
  });

  test("is not told to a token for some companies, nor chosen by it; it may be cleared", async () => {
    const owner = await catalog.as({ id: "owner" });
    const [chosen, other] = [await catalog.media("owner", "DOCUMENT"), await catalog.media("owner", "DOCUMENT")];
    const { data } = await owner(CREATE_COMPANY, { input: { ...NAMES, voiceToneFileId: chosen } });
    const { id } = data.createCompany.company;
    const program = await catalog.as({ id: "owner", grant: { scopes: ["READ", "WRITE"], companies: [id] } });
    const refused = await program(UPDATE_COMPANY, { id, input: { voiceToneFileId: other } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN", reason: "TOKEN_COMPANIES" });
    const kept = await program(UPDATE_COMPANY, { id, input: { slogan: "S", voiceToneFileId: chosen } });
    expect(kept.data.updateCompany.company).toMatchObject({ slogan: "S", voiceToneFile: null });
    expect((await owner(UPDATE_COMPANY, { id, input: {} })).data.updateCompany.company.voiceToneFile).toEqual({ id: chosen });
    await program(UPDATE_COMPANY, { id, input: { voiceToneFileId: null } });
    expect((await owner(UPDATE_COMPANY, { id, input: {} })).data.updateCompany.company.voiceToneFile).toBeNull();
  });

  test.each(WRONG("DOCUMENT"))("is refused when it is one %s, by create and update", async (_, make) => {
    const owner = await catalog.as({ id: "owner", locale: "ar" });
    const voiceToneFileId = await make();
    const id = await companyOf("owner");
    for (const answer of [
      await owner(CREATE_COMPANY, { input: { ...NAMES, voiceToneFileId } }),
      await owner(UPDATE_COMPANY, { id, input: { voiceToneFileId } }),
    ])
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { voiceToneFileId: ["يُرجى اختيار مستند رفعته أنت هنا."] },
      });
  });
});

describe("a company's logo", () => {
  test("is a picture of its owner's, told of by its address, kept by other changes and cleared by null", async () => {
    const owner = await catalog.as({ id: "owner" });
    const logo = `/media/${await catalog.media("owner", "IMAGE")}`;
    const { data, errors } = await owner(CREATE_COMPANY, { input: { ...NAMES, logo } });
    expect(errors).toBeUndefined();
    expect(data.createCompany.company.logo).toBe(logo);
    const { id } = data.createCompany.company;
    const told = await catalog.events.awaited(companyState, ({ aggregateId }) => aggregateId === id);
    expect(told.data).toMatchObject({ logo });
    expect((await owner(UPDATE_COMPANY, { id, input: { slogan: "S" } })).data.updateCompany.company.logo).toBe(logo);
    expect((await owner(UPDATE_COMPANY, { id, input: { logo: null } })).data.updateCompany.company.logo).toBeNull();
  });

  test.each(WRONG("IMAGE"))("is refused when it is one %s, by create and update", async (_, make) => {
    const owner = await catalog.as({ id: "owner" });
    const logo = `/media/${await make()}`;
    const id = await companyOf("owner");
    for (const answer of [await owner(CREATE_COMPANY, { input: { ...NAMES, logo } }), await owner(UPDATE_COMPANY, { id, input: { logo } })])
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { logo: ["Choose a picture that has been uploaded here."] },
      });
  });

  test("is refused when it is an address of elsewhere", async () => {
    const owner = await catalog.as({ id: "owner" });
    const answer = await owner(CREATE_COMPANY, { input: { ...NAMES, logo: "https://example.com/logo.png" } });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { logo: [expect.any(String)] } });
  });

  test("is not set by somebody who doesn't own the company", async () => {
    const id = await companyOf("owner");
    const other = await catalog.as({ id: "somebody" });
    const logo = `/media/${await catalog.media("somebody", "IMAGE")}`;
    expect((await other(UPDATE_COMPANY, { id, input: { logo } })).errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a project's picture", () => {
  test.each(WRONG("IMAGE"))("is refused when it is one %s, by create and update", async (_, make) => {
    const owner = await catalog.as({ id: "owner" });
    const image = `/media/${await make()}`;
    const companyId = await companyOf("owner");
    const { data } = await owner(CREATE_PROJECT, { companyId, input: { name: "Ramadan" } });
    for (const answer of [
      await owner(CREATE_PROJECT, { companyId, input: { name: "Other", image } }),
      await owner(UPDATE_PROJECT, { id: data.createProject.project.id, input: { image } }),
    ])
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { image: ["Choose a picture that has been uploaded here."] },
      });
  });
});
