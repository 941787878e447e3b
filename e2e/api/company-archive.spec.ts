import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { ADDRESS, call, createCompany, createContent, createProject, type Person, register } from "../journeys/api.ts";
import { PIXEL } from "./pixel.ts";

const take = ({ token }: Person, companyId: string) =>
  fetch(`${ADDRESS}/companies/${companyId}/archive`, { headers: { authorization: `Bearer ${token}` } });
const give = (token: string, archive: Uint8Array) =>
  fetch(`${ADDRESS}/companies/archive`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/zip", "x-locale": "en" },
    body: new Blob([new Uint8Array(archive)]),
  });

interface Line {
  readonly phase?: string;
  readonly companyId?: string;
  readonly message?: string;
}
const linesOf = async (answer: Response): Promise<Line[]> =>
  (await answer.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

const write = ({ token }: Person, id: string, text: string, src: string) =>
  call(
    "mutation ($id: ID!, $body: JSON) { saveContentBody(id: $id, input: { body: $body }) { content { id } } }",
    {
      id,
      body: {
        type: "doc",
        content: [
          { type: "paragraph", content: [{ type: "text", text }] },
          { type: "image", attrs: { src, alt: "A date" } },
        ],
      },
    },
    { token },
  );

async function picture({ token }: Person): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(PIXEL)], { type: "image/png" }), "date.png");
  const answer = await fetch(`${ADDRESS}/media`, { method: "POST", body: form, headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

/** A company with some of everything. */
async function whole(person: Person): Promise<string> {
  const { token } = person;
  const companyId = await createCompany(person, {
    companyName: "Rutab",
    brandName: "رطب",
    values: ["Patience"],
    brandVoice: { personality: ["Warm"], rules: [{ locale: "ar", kind: "BAN", term: "رخيص" }] },
  });
  const logo = await picture(person);
  await call(
    "mutation ($id: ID!, $logo: String) { updateCompany(id: $id, input: { logo: $logo }) { company { id } } }",
    { id: companyId, logo },
    { token },
  );
  await call('mutation ($id: ID!) { setCompanyWords(companyId: $id, add: ["كرك"]) { words } }', { id: companyId }, { token });
  const projectId = await createProject(person, companyId, "Harvest");
  const [first, second] = [
    await createContent(person, companyId, { title: "تمر العجوة", locale: "ar", keywords: ["عجوة"] }),
    await createContent(person, companyId, { title: "Soft dates", type: "POST" }),
  ];
  const src = await picture(person);
  for (const text of ["النص الأول", "النص الثاني"]) await write(person, first, text, src);
  await call("mutation ($id: ID!) { createTwin(id: $id) { content { id } } }", { id: first }, { token });
  await call(
    'mutation ($id: ID!) { saveContentAsTemplate(contentId: $id, name: "Ours") { template { id } } assignContent(id: $id, input: { dueOn: "2027-01-31" }) { content { id } } }',
    { id: first },
    { token },
  );
  await call("mutation ($id: ID!) { setContentStatus(id: $id, status: IN_REVIEW) { content { id } } }", { id: second }, { token });
  await call(
    'mutation ($companyId: ID!, $projectId: ID!) { createContent(companyId: $companyId, projectId: $projectId, input: { title: "In the project", type: TWEET }) { content { id } } }',
    { companyId, projectId },
    { token },
  );
  return companyId;
}

/** What there is of a company, without its ids. */
async function seen({ token }: Person, id: string) {
  const { company, contents, contentTemplates } = await call<{
    company: { projects: object[] };
    contents: { results: { id: string; bodyText: string }[] };
    contentTemplates: object[];
  }>(
    `query ($id: ID!) {
      company(id: $id) { companyName brandName logo values words brandVoice { personality rules { locale kind term } } projects { name } }
      contents(companyId: $id, pageSize: 20) { results { id createdAt updatedAt title type locale keywords status dueOn bodyText project { name } pictures { alt mimeType } twin { behind pairs { own other place } content { title } } } }
      contentTemplates(companyId: $id) { name type keywords }
    }`,
    { id },
    { token },
  );
  const versions = [];
  for (const content of contents.results) {
    const { contentVersions } = await call<{ contentVersions: { results: { body: unknown }[] } }>(
      "query ($id: ID!) { contentVersions(contentId: $id) { results { number source body } } }",
      { id: content.id },
      { token },
    );
    versions.push(contentVersions.results);
  }
  const text = JSON.stringify({
    company,
    contents: contents.results.map((content) => ({ ...content, id: "" })),
    contentTemplates,
    versions,
  });
  return JSON.parse(text.replaceAll(/\/media\/[0-9a-f]{40}/g, "/media/one")) as object;
}

type Files = Record<string, Uint8Array>;
/** The archive with some of its files changed, and a manifest that says so. */
function forged(files: Files, change: (files: Files) => void): Uint8Array {
  const changed = { ...files };
  change(changed);
  const { "manifest.json": before = new Uint8Array(), ...others } = changed;
  const told = Object.fromEntries(
    Object.entries(others).map(([name, bytes]) => [
      name,
      { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") },
    ]),
  );
  const manifest = strToU8(JSON.stringify({ ...(JSON.parse(strFromU8(before)) as object), files: told }));
  return zipSync({ ...others, "manifest.json": manifest });
}
const edited = (name: string, edit: (things: Record<string, unknown>[]) => unknown) => (files: Files) => {
  const things = JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as Record<string, unknown>[];
  files[name] = strToU8(JSON.stringify(edit(things) ?? things));
};

test("a company that is taken out as an archive is the same one when somebody else takes it in", async () => {
  const [owner, other] = await Promise.all([register(), register()]);
  const companyId = await whole(owner);
  const answer = await take(owner, companyId);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
  const archive = new Uint8Array(await answer.arrayBuffer());
  expect((await take(other, companyId)).status).toBe(404);

  const lines = await linesOf(await give(other.token, archive));
  expect([...new Set(lines.map(({ phase }) => phase))]).toEqual(["checking", "files", "projects", "contents", "company", undefined]);
  const { companyId: taken = "" } = lines.at(-1) ?? {};
  expect(taken).not.toBe(companyId);
  // what the services keep of each other arrives by events
  await expect.poll(() => seen(other, taken), { timeout: 30_000 }).toEqual(await seen(owner, companyId));
  expect((await take(owner, taken)).status).toBe(404);
});

test("a damaged or hostile archive is refused, and nothing of it is there", async () => {
  const owner = await register();
  const companyId = await whole(owner);
  const archive = new Uint8Array(await (await take(owner, companyId)).arrayBuffer());
  const files = unzipSync(archive);
  const half = archive.slice(0, archive.length / 2);
  const bomb = strToU8(`[${" ".repeat(100 * 1024 * 1024)}]`);
  const attempts: [string, Uint8Array][] = [
    ["half of it", half],
    ["another digest", zipSync({ ...files, "projects.json": strToU8("[]") })],
    ["a file beside", zipSync({ ...files, "more.txt": strToU8("x") })],
    ["a path", forged(files, (all) => (all["media/../../etc/passwd"] = strToU8("x")))],
    ["a bomb", zipSync({ ...files, "contents.json": bomb }, { level: 1 })],
    [
      "another's project",
      forged(
        files,
        edited("contents.json", (things) => things.map((thing) => ({ ...thing, projectId: "a".repeat(24) }))),
      ),
    ],
    [
      "another's company",
      forged(
        files,
        edited("projects.json", (things) => things.map((thing) => ({ ...thing, companyId: "a".repeat(24) }))),
      ),
    ],
    [
      "no company",
      forged(
        files,
        edited("company.json", () => []),
      ),
    ],
  ];
  for (const [what, bytes] of attempts) {
    const answer = await give(owner.token, bytes);
    const { message } = (await answer.json()) as { message: string };
    expect([what, answer.status, message]).toEqual([what, 422, expect.stringContaining("Nothing was taken in.")]);
  }
  const unfit = forged(
    files,
    edited("contents.json", (things) => things.map((thing) => ({ ...thing, title: "" }))),
  );
  expect((await linesOf(await give(owner.token, unfit))).at(-1)?.message).toMatch(/^title: /);
  const disguised = forged(files, (all) => {
    for (const name of Object.keys(all).filter((file) => file.startsWith("media/"))) all[name] = strToU8("<svg onload=alert(1)>");
  });
  expect((await linesOf(await give(owner.token, disguised))).at(-1)?.message).toEqual(expect.any(String));
  expect((await give("nobody", archive)).status).toBe(401);
  const { companies } = await call<{ companies: { totalCount: number } }>("{ companies { totalCount } }", {}, { token: owner.token });
  expect(companies.totalCount).toBe(1);
});
