import { expect, test } from "@playwright/test";
import { ADDRESS, ask, call, createCompany, createContent, createProject, type Person, register, signInAdmin } from "../journeys/api.ts";
import { PIXEL } from "./pixel.ts";

interface Media {
  id: string;
  url: string;
  name: string;
  mimeType: string;
  size: number;
  width: number | null;
  height: number | null;
  alt: string | null;
}

let owner: Person;
let stranger: Person;
test.beforeAll(async () => {
  [owner, stranger] = await Promise.all([register(), register()]);
});

async function upload(file: Buffer | string, name: string, type: string, person: Person | undefined = owner, locale = "en") {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(Buffer.from(file))], { type }), name);
  const response = await fetch(`${ADDRESS}/media`, {
    method: "POST",
    body: form,
    headers: { "x-locale": locale, ...(person && { authorization: `Bearer ${person.token}` }) },
  });
  return {
    status: response.status,
    body: (await response.json()) as { data: Media; message?: string; error?: string; errors?: Record<string, string[]> },
  };
}

const get = (path: string, person?: Person) =>
  fetch(`${ADDRESS}${path}`, { headers: person ? { authorization: `Bearer ${person.token}` } : {} });

test("a picture is uploaded and served to whoever has its address, as what it is and nothing else", async () => {
  const { status, body } = await upload(PIXEL, "نقطة.png", "image/png");
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ url: `/media/${body.data.id}`, name: "نقطة.png", mimeType: "image/png", width: 1, height: 1 });
  for (const path of [body.data.url, `${body.data.url}?w=320`]) {
    const served = await get(path);
    expect(served.status).toBe(200);
    expect(served.headers.get("content-type")).toBe("image/png");
    expect(served.headers.get("x-content-type-options")).toBe("nosniff");
    expect(served.headers.get("cache-control")).toContain("immutable");
  }
  expect((await get(`${body.data.url}?w=321`)).status).toBe(422);
  expect((await get(`/media/${"0".repeat(40)}`)).status).toBe(404);
});

test("a document is its owner's and the admins', and is saved, not opened", async () => {
  const { body } = await upload("We speak as neighbours do.", "voice.txt", "text/plain");
  expect(body.data).toMatchObject({ mimeType: "text/plain", width: null });
  expect((await get(body.data.url)).status).toBe(404);
  expect((await get(body.data.url, stranger)).status).toBe(404);
  for (const reader of [owner, await signInAdmin()]) {
    const served = await get(body.data.url, reader);
    expect(served.headers.get("content-disposition")).toMatch(/^attachment;.*voice\.txt/);
    expect(await served.text()).toBe("We speak as neighbours do.");
  }
});

for (const [what, file, name, type, status] of [
  ["of a wrong kind", '<svg xmlns="http://www.w3.org/2000/svg"/>', "a.svg", "image/svg+xml", 415],
  ["that is disguised", "<!doctype html><script>alert(1)</script>", "a.png", "image/png", 422],
  ["that is broken", PIXEL.subarray(0, 40), "a.png", "image/png", 422],
  ["that is too large", Buffer.alloc(10 * 1024 * 1024 + 100_000), "a.png", "image/png", 413],
] as const) {
  test(`a file ${what} is refused in the caller's language`, async () => {
    for (const [locale, letters] of [
      ["en", /[a-z]/],
      ["ar", /[\u0621-\u064a]/],
    ] as const) {
      const answer = await upload(file as Buffer, name, type, owner, locale);
      expect(answer.status).toBe(status);
      expect(answer.body.message).toMatch(letters);
      expect(answer.body).toMatchObject({ error: answer.body.message, errors: { file: [answer.body.message] } });
    }
  });
}

test("nobody uploads without signing in", async () => {
  expect((await upload(PIXEL, "a.png", "image/png", { ...owner, token: "" })).status).toBe(401);
});

test("a project has a picture, a company a voice file, a content pictures, each one's own and of the right kind", async () => {
  const companyId = await createCompany(owner);
  const projectId = await createProject(owner, companyId);
  const contentId = await createContent(owner, companyId);
  const picture = (await upload(PIXEL, "a.png", "image/png")).body.data;
  const paper = (await upload("warm", "voice.md", "text/markdown")).body.data;
  const theirs = (await upload(PIXEL, "a.png", "image/png", stranger)).body.data;
  const { token } = owner;

  const project = `mutation ($id: ID!, $image: String) { updateProject(id: $id, input: { image: $image }) { project { image } } }`;
  expect(await call(project, { id: projectId, image: picture.url }, { token })).toEqual({
    updateProject: { project: { image: picture.url } },
  });
  const company = `mutation ($id: ID!, $file: ID) { updateCompany(id: $id, input: { voiceToneFileId: $file }) { company { voiceToneFile { id url name size mimeType } } } }`;
  const { id, url, name, size, mimeType } = paper;
  expect(await call(company, { id: companyId, file: paper.id }, { token })).toEqual({
    updateCompany: { company: { voiceToneFile: { id, url, name, size, mimeType } } },
  });
  const content = `mutation ($id: ID!, $pictures: [ID!]) { saveContentBody(id: $id, input: { pictureIds: $pictures }) { content { pictures { id url alt } } } }`;
  expect(await call(content, { id: contentId, pictures: [picture.id] }, { token })).toEqual({
    saveContentBody: { content: { pictures: [{ id: picture.id, url: picture.url, alt: null }] } },
  });

  for (const [mutation, variables, field] of [
    [project, { id: projectId, image: theirs.url }, "image"],
    [project, { id: projectId, image: paper.url }, "image"],
    [project, { id: projectId, image: "https://example.com/a.png" }, "image"],
    [company, { id: companyId, file: picture.id }, "voiceToneFileId"],
    [content, { id: contentId, pictures: [theirs.id] }, "pictureIds"],
    [content, { id: contentId, pictures: [paper.id] }, "pictureIds"],
  ] as const) {
    const { status, errors } = await ask(mutation, variables, { token });
    expect([field, status, Object.keys(errors[0]?.extensions.fields ?? {})]).toEqual([field, 422, [field]]);
  }
});
