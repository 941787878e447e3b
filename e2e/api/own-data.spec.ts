import { expect, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { ADDRESS, ask, call, createCompany, createContent, createProject, type Person, register, signInAdmin } from "../journeys/api.ts";
import { PIXEL } from "./pixel.ts";

const take = (token: string) => fetch(`${ADDRESS}/me/export`, { headers: { authorization: `Bearer ${token}` } });

const upload = async ({ token }: Person, bytes: Uint8Array, type: string, name: string) => {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
  const answer = await fetch(`${ADDRESS}/media`, { method: "POST", body: form, headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { id: string } }).data.id;
};

const write = (person: Person, id: string, text: string) =>
  call(
    "mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }",
    { id, input: { body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] } } },
    { token: person.token },
  );

/** Plants a word of the person's in everything that can hold one. */
async function plant(person: Person, word: string): Promise<{ picture: string; document: string; contentId: string }> {
  const { token } = person;
  await call(
    "mutation ($id: ID!, $about: String) { updateUser(id: $id, about: $about) { user { id } } }",
    { id: person.id, about: `about-${word}` },
    { token },
  );
  const companyId = await createCompany(person, {
    companyName: `company-${word}`,
    brandName: `brand-${word}`,
    brandVoice: { personality: [`voice-${word}`], rules: [{ locale: "en", kind: "BAN", term: `rule-${word}` }] },
  });
  await createProject(person, companyId, `project-${word}`);
  const contentId = await createContent(person, companyId, { title: `title-${word}`, details: `details-${word}` });
  // Switched off, it tells nothing; a trial is sent all the same, to where nobody is.
  const { createWebhook } = await call<{ createWebhook: { webhook: { id: string } } }>(
    "mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }",
    { input: { name: `webhook-${word}`, url: `https://hooks.example/${word}`, events: ["CONTENT_CREATED"], active: false } },
    { token },
  );
  await call("mutation ($id: ID!) { testWebhook(id: $id) { delivery { id } } }", { id: createWebhook.webhook.id }, { token });
  await call(
    "mutation ($id: ID!, $name: String!) { saveContentAsTemplate(contentId: $id, name: $name) { template { id } } }",
    { id: contentId, name: `template-${word}` },
    { token },
  );
  await call(
    "mutation ($id: ID!, $text: String!) { beginCommentThread(contentId: $id, input: { text: $text }) { thread { id } } }",
    { id: contentId, text: `comment-${word}` },
    { token },
  );
  await write(person, contentId, `first-${word}`);
  await write(person, contentId, `second-${word}`);
  const [picture, document] = [
    await upload(person, PIXEL, "image/png", `picture-${word}.png`),
    await upload(person, Buffer.from(`document-${word}`), "text/plain", `document-${word}.txt`),
  ];
  const { requestGeneration } = await call<{ requestGeneration: { generation: { id: string } } }>(
    "mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }",
    { input: { kind: "FIELD", field: "idea", companyId, contentId, prompt: `prompt-${word}` } },
    { token },
  );
  const generation = { id: requestGeneration.generation.id };
  await expect
    .poll(
      async () =>
        (await call<{ generation: { status: string } }>("query ($id: ID!) { generation(id: $id) { status } }", generation, { token }))
          .generation.status,
    )
    .toBe("COMPLETED");
  return { picture, document, contentId };
}

type Archive = Record<string, string>;
const opened = async (answer: Response): Promise<Archive> =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer()))).map(([name, bytes]) => [
      name,
      Buffer.from(bytes).toString("latin1"),
    ]),
  );

test("whoever asks for all that is theirs gets all of it and nothing of another person's", async () => {
  const [mine, other, admin] = await Promise.all([register(), register(), signInAdmin()]);
  const planted = await plant(mine, "mineword");
  const theirs = await plant(other, "otherword");
  // An admin acts on what is mine: the history says so, and nothing of the admin's.
  await call(
    "mutation ($id: ID!) { setContentStatus(id: $id, status: IN_REVIEW) { content { id } } }",
    { id: planted.contentId },
    { token: mine.token },
  );
  await call(
    "mutation ($id: ID!) { setContentStatus(id: $id, status: DRAFT) { content { id } } }",
    { id: planted.contentId },
    { token: admin.token },
  );
  // Contact and history arrive by events.
  await expect
    .poll(async () => (await ask("query ($id: ID!) { contact(id: $id) { id } }", { id: mine.id }, { token: admin.token })).errors.length)
    .toBe(0);
  const done = `query ($id: ID!) { auditLog(actorId: $id, action: "content.status-changed") { results { targetId } } }`;
  await expect.poll(async () => (await ask(done, { id: admin.id }, { token: admin.token })).text).toContain(planted.contentId);
  const answer = await take(mine.token);
  expect(answer.status).toBe(200);
  const archive = await opened(answer);

  expect(Object.keys(archive).toSorted()).toEqual(
    [
      "about.json",
      "account.json",
      "comments.json",
      "companies.json",
      "contact.json",
      "contents.json",
      "deliveries.json",
      "generations.json",
      "history.json",
      `media/${planted.document}.txt`,
      `media/${planted.picture}.png`,
      "media.json",
      "notifications.json",
      "projects.json",
      "sessions.json",
      "templates.json",
      "tokens.json",
      "usage.json",
      "versions.json",
      "webhooks.json",
    ].toSorted(),
  );
  const holds: Record<string, string[]> = {
    "account.json": [mine.email, mine.username, "about-mineword", "505550142"],
    "companies.json": ["company-mineword", "brand-mineword", "voice-mineword", "rule-mineword"],
    "projects.json": ["project-mineword"],
    "contents.json": ["title-mineword", "details-mineword", "second-mineword"],
    "comments.json": ["comment-mineword"],
    "templates.json": ["template-mineword", "details-mineword"],
    "versions.json": ["first-mineword"],
    "media.json": ["picture-mineword.png", "document-mineword.txt"],
    [`media/${planted.document}.txt`]: ["document-mineword"],
    [`media/${planted.picture}.png`]: ["PNG"],
    "generations.json": ["prompt-mineword"],
    "usage.json": ["outputTokens"],
    "contact.json": [mine.email],
    "sessions.json": ["lastUsed"],
    "history.json": ["company.created", "user.registered", "somebody else"],
    "webhooks.json": ["webhook-mineword", "https://hooks.example/mineword"],
    "deliveries.json": ["ping", "webhook-mineword"],
  };
  for (const [name, words] of Object.entries(holds)) for (const word of words) expect(archive[name], name).toContain(word);
  const all = Object.values(archive).join("\n");
  for (const word of [
    "otherword",
    other.email,
    other.id,
    theirs.picture,
    theirs.document,
    admin.email,
    admin.id,
    "passwordHash",
    "ealedSecret",
    "$argon2",
  ])
    expect(all).not.toContain(word);
  // Who may see everything takes out no more than their own, too.
  const ofAdmin = Object.values(await opened(await take(admin.token))).join("\n");
  expect(ofAdmin).toContain(admin.email);
  for (const word of ["mineword", "otherword", mine.email]) expect(ofAdmin).not.toContain(word);
  const { counts } = JSON.parse(archive["about.json"] ?? "") as { counts: Record<string, number> };
  expect(counts).toMatchObject({ account: 1, companies: 1, projects: 1, contents: 1, media: 2, generations: 1, contact: 1 });
});

test("who isn't signed in gets nothing, and who asks again and again is asked to wait", async () => {
  expect((await fetch(`${ADDRESS}/me/export`)).status).toBe(401);
  expect((await take("not-a-token")).status).toBe(401);
  for (const part of ["account", "versions", "history"]) expect((await fetch(`${ADDRESS}/internal/own-data/${part}`)).status).toBe(404);
  const { token } = await register();
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    const answer = await take(token);
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    await answer.arrayBuffer();
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
