import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type MailboxServer, serveMailbox } from "../../src/mailbox/mailbox-server.ts";
import { scratchFolder } from "../scratch-folder.ts";

let folder: string;
let mailbox: MailboxServer;
beforeEach(async () => {
  folder = join(scratchFolder(), "mail");
  mailbox = await serveMailbox(folder);
});
afterEach(() => mailbox.close());

function store(id: string, to: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.html`), `<p>${text}</p>`);
  writeFileSync(join(folder, `${id}.txt`), `Date: 2026-11-21T12:00:00.000Z\nFrom: a@b.example\nTo: ${to}\nSubject: Code <b>\n\n${text}\n`);
}

const page = async (path = ""): Promise<{ status: number; body: string; headers: Headers }> => {
  const response = await fetch(`${mailbox.url}${path}`);
  return { status: response.status, body: await response.text(), headers: response.headers };
};

test("it says so while there is no mail", async () => {
  expect((await page()).body).toContain("No mail yet.");
});

test("it shows the mails, the newest first, and nothing in them is markup", async () => {
  store("2026-11-21T12-00-00-000Z-1", "first@example.com", "Hello <script>alert(1)</script>");
  store("2026-11-21T12-00-01-000Z-2", "second@example.com", "رمزك 424242");
  const { body, headers } = await page();
  expect(body.indexOf("second@example.com")).toBeLessThan(body.indexOf("first@example.com"));
  expect(body).toContain("رمزك 424242");
  expect(body).not.toContain("<script>");
  expect(body).toContain("Code &#60;b&#62;");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("it shows one mail as its reader sees it", async () => {
  store("2026-11-21T12-00-00-000Z-1", "first@example.com", "Hello");
  expect((await page("/2026-11-21T12-00-00-000Z-1")).body).toBe("<p>Hello</p>");
});

test("it gives out nothing but mails", async () => {
  writeFileSync(join(folder, "..", "secrets.html"), "secret");
  store("1", "first@example.com", "Hello");
  for (const path of ["/2", "/..%2fsecrets", "/%2e%2e/secrets", "/1.txt", "/../../secrets.json"])
    expect((await page(path)).status).toBe(404);
  expect((await fetch(mailbox.url, { method: "POST" })).status).toBe(405);
});

test("it answers this machine's own names only", async () => {
  const status = async (host: string): Promise<number | undefined> => {
    const [response] = await once(get(mailbox.url, { headers: { host } }), "response");
    response.resume();
    return response.statusCode;
  };
  expect([await status("localhost:4000"), await status("127.0.0.1:4000"), await status("evil.example")]).toEqual([200, 200, 403]);
});
