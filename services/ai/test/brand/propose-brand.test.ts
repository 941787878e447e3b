import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { PERSONAL_TOKEN_ISSUER } from "@muhtawa/contracts";
import { MEDIA_TEXT_PATH, verifyMediaText, verifyStrayDocument } from "@muhtawa/contracts/internal-media";
import { newId } from "@muhtawa/service-kit";
import { eventually, type GraphQLClient, subgraphClient } from "@muhtawa/testkit";
import { propose, proposals, refusal, TEXT } from "./proposals.ts";
import { reaches, RETRY, SECRET, type Stack, startStack, STOP, user } from "../stack.ts";

/** Pages, and the content service's texts of documents, by one server. */
const pages = new Map<string, string>();
const documents = new Map<string, { ownerId: string; text: string }>();
let held: (() => void)[] = [];
const web = createServer((request, response) => {
  if (request.url === MEDIA_TEXT_PATH && request.method === "POST") return void readStray(request, response);
  if (request.url === MEDIA_TEXT_PATH) {
    const asked = verifyMediaText(request.headers, SECRET);
    const kept = asked && documents.get(asked.id);
    const status = kept && kept.ownerId === asked?.ownerId ? 200 : 404;
    return void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ text: kept?.text }));
  }
  const answer = () => {
    const page = pages.get(request.url ?? "");
    const type = request.url?.endsWith(".pdf") ? "application/pdf" : "text/html; charset=utf-8";
    response.writeHead(page === undefined ? 404 : 200, { "content-type": type }).end(page);
  };
  if (request.url === "/held") held.push(answer);
  else answer();
});

/** What the content service says of a document that it is sent: its letters, when it is signed for. */
async function readStray(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const file = await buffer(request);
  const document = verifyStrayDocument(request.headers, file, SECRET);
  const status = document?.mimeType === "application/pdf" ? (file.includes("broken") ? 422 : 200) : 403;
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ text: String(file) }));
}

let stack: Stack;
let client: GraphQLClient;
let host: string;
const owner = user();

beforeAll(async () => {
  await new Promise<void>((resolve) => void web.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  stack = await startStack({ env: { AI_PRIVATE_PAGES: "true", AI_PAGES_PER_HOUR: "8", CONTENT_URL: host, AI_BACKOFF_MS: "5" } });
  await stack.startWorker();
  client = await stack.client(owner);
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  web.closeAllConnections();
  web.close();
});
beforeEach(() => {
  held = [];
});

describe("without a model", () => {
  test("a text is proposed from as it is: nothing charged, every value with its quote", async () => {
    const id = await propose(client, { text: TEXT });
    const { brandProposals, offline, inputTokens } = await proposals(client, id);
    expect({ offline, inputTokens }).toEqual({ offline: true, inputTokens: 0 });
    expect(brandProposals.map(({ field, value }: Record<string, string>) => [field, value])).toEqual([
      ["VISION", "traced coffee for the Gulf."],
      ["VALUE", "honesty"],
      ["VALUE", "patience"],
      ["PREFERRED_WORD", "guests"],
    ]);
    for (const { quote, isVerbatim } of brandProposals) {
      expect(TEXT).toContain(quote);
      expect(isVerbatim).toBe(true);
    }
  });

  test("so is a page, in its own language whoever asks", async () => {
    pages.set("/ar", "<title>صدى</title><h2>رؤيتنا</h2><p>أن يُعرف مصدر كل فنجان.</p>");
    const { brandProposals } = await proposals(client, await propose(client, { address: `${host}/ar` }));
    expect(brandProposals).toMatchObject([{ field: "VISION", value: "أن يُعرف مصدر كل فنجان.", locale: "ar", place: "TEXT" }]);
  });

  test("and a document, the owner's own alone", async () => {
    const [own, foreign] = [newId(), newId()];
    documents.set(own, { ownerId: owner, text: "Mission: We roast weekly." });
    documents.set(foreign, { ownerId: user(), text: "Mission: Their secret." });
    expect((await proposals(client, await propose(client, { fileId: own }))).brandProposals).toMatchObject([
      { field: "MISSION", value: "We roast weekly." },
    ]);
    expect((await reaches(client, await propose(client, { fileId: foreign }), "FAILED")).error).toMatch(/No text could be read/);
  });

  test("of a document isn't made for a token that is for some companies: a document is of none", async () => {
    const companyId = await stack.company(owner);
    const document = newId();
    documents.set(document, { ownerId: owner, text: TEXT });
    const grant = { scopes: ["GENERATE" as const], companies: [companyId] };
    const token = await stack.identity.tokenFor({ id: owner, grant, issuer: PERSONAL_TOKEN_ISSUER });
    const program = subgraphClient({ url: stack.api.url, secret: SECRET, token });
    expect(await refusal(program, { fileId: document, companyId })).toMatchObject({ code: "FORBIDDEN", reason: "TOKEN_COMPANIES" });
    expect(await propose(program, { text: TEXT, companyId })).toBeTruthy();
  });

  test("and a document behind an address, which the content service reads", async () => {
    pages.set("/profile.pdf", "Mission: We roast weekly.");
    pages.set("/broken.pdf", "broken");
    expect((await proposals(client, await propose(client, { address: `${host}/profile.pdf` }))).brandProposals).toMatchObject([
      { field: "MISSION", value: "We roast weekly." },
    ]);
    expect((await reaches(client, await propose(client, { address: `${host}/broken.pdf` }), "FAILED")).error).toMatch(
      /No text could be read/,
    );
  });

  test("a text that says nothing gives an empty list; other generations have none", async () => {
    expect((await proposals(client, await propose(client, { text: "It rained." }))).brandProposals).toEqual([]);
    const answer = await client(
      `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { brandProposals { field } } } }`,
      {
        input: { kind: "FIELD", field: "brand", company: {}, selection: TEXT },
      },
    );
    expect(answer.data.requestGeneration.generation.brandProposals).toBeNull();
  });
});

describe("a request", () => {
  test.each([
    ["nothing", {}, "address"],
    ["a blank text", { text: " \u200B" }, "address"],
    ["a page and a text", { address: "https://example.com", text: "x" }, "text"],
    ["a text and a document", { text: "x", fileId: newId() }, "text"],
    ["a page and a document", { address: "https://example.com", fileId: newId() }, "fileId"],
    ["another scheme", { address: "ftp://example.com/" }, "address"],
    ["an address of secrets", { address: "http://169.254.169.254/latest" }, "address"],
    ["a text too long", { text: "x".repeat(60_001) }, "text"],
  ])("with %s is BAD_USER_INPUT at its field, in both languages, and stores nothing", async (_, source, field) => {
    const before = await stack.generations.countDocuments();
    for (const locale of ["en", "ar"] as const) {
      const { code, fields } = await refusal(await stack.client(owner, { locale }), source);
      expect(code).toBe("BAD_USER_INPUT");
      expect(fields?.[field]?.[0]).toMatch(locale === "ar" ? /[\u0600-\u06FF]/ : /[a-z]/);
    }
    expect(await stack.generations.countDocuments()).toBe(before);
  });

  test("needs a person, and a company of their own", async () => {
    expect((await refusal(subgraphClient({ url: stack.api.url, secret: SECRET }), { text: TEXT })).code).toBe("UNAUTHENTICATED");
    const theirs = await stack.company(user());
    expect((await refusal(client, { text: TEXT, companyId: theirs })).code).toBe("NOT_FOUND");
  });

  test("with one key is one generation", async () => {
    const key = newId();
    expect(await propose(client, { text: TEXT, idempotencyKey: key })).toBe(await propose(client, { text: TEXT, idempotencyKey: key }));
    expect((await refusal(client, { text: "Another.", idempotencyKey: key })).fields).toHaveProperty("idempotencyKey");
  });

  test("for a page can be made so often an hour, tried again too; the same key costs nothing", async () => {
    const other = await stack.client(user());
    const key = newId();
    const address = `${host}/none`;
    const first = await propose(other, { address, idempotencyKey: key });
    await reaches(other, first, "FAILED");
    await propose(other, { address, idempotencyKey: key });
    expect((await other(RETRY, { id: first })).errors).toBeUndefined();
    for (let times = 3; times <= 8; times += 1) await reaches(other, await propose(other, { address }), "FAILED");
    expect((await refusal(other, { address })).code).toBe("RATE_LIMITED");
    await reaches(other, first, "FAILED");
    expect((await other(RETRY, { id: first })).errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
    await propose(other, { text: TEXT });
  });

  test("from where private pages are closed is refused before anything is stored", async () => {
    const api = await stack.startApi({ AI_PRIVATE_PAGES: "false" });
    const closed = await stack.client(owner, { api });
    for (const address of [`${host}/ar`, "http://localhost/", "https://10.0.0.1/"])
      expect((await refusal(closed, { address })).fields).toHaveProperty("address");
    await api.kill("SIGKILL");
  });
});

describe("a page", () => {
  test("that isn't there says so, and can be tried again when it is", async () => {
    const id = await propose(client, { address: `${host}/later` });
    expect((await reaches(client, id, "FAILED")).error).toMatch(/could not be read/);
    pages.set("/later", "<title>A</title><p>Our mission: bread.</p>");
    await client(RETRY, { id });
    expect((await proposals(client, id)).brandProposals).toMatchObject([{ field: "MISSION", value: "bread." }]);
  });

  test("that keeps one waiting can be left, and keeps its worker's lease", async () => {
    const id = await propose(client, { address: `${host}/held` });
    await eventually(() => held.length === 1, 10_000);
    const taken = await stack.generations.findOne({ _id: id });
    await eventually(async () => ((await stack.generations.findOne({ _id: id }))?.leaseUntil ?? 0) > (taken?.leaseUntil ?? 0), 10_000);
    await client(STOP, { id });
    const { status } = await reaches(client, id, "STOPPED");
    expect(status).toBe("STOPPED");
    expect((await stack.generations.findOne({ _id: id }))?.attempt).toBe(1);
  });
});
