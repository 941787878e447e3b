import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { mailboxPage } from "./mailbox-page.ts";
import { MAILBOX_PATH } from "./mailbox-path.ts";
import { htmlOf, newestMails } from "./stored-mails.ts";

export type MailboxServer = { readonly url: string; close(): void };

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  // A mail's page is shown, and does nothing.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; sandbox",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/**
 * Shows the mails of a folder to this machine only: on the loopback interface, and under its own names, so that no page on the web can
 * have its name point here.
 */
export async function serveMailbox(folder: string): Promise<MailboxServer> {
  const server = createServer((request, response) => {
    void answer(folder, request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.unref();
  return { url: `http://127.0.0.1:${port}${MAILBOX_PATH}`, close: () => server.close() };
}

async function answer(folder: string, { method, url = "", headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? "")) return void response.writeHead(403).end();
  if (method !== "GET" && method !== "HEAD") return void response.writeHead(405, { allow: "GET, HEAD" }).end();
  const [path = ""] = url.split("?");
  const page = path === MAILBOX_PATH ? mailboxPage(await newestMails(folder)) : await mailAt(folder, path);
  if (page === undefined) return void response.writeHead(404).end();
  response.writeHead(200, HEADERS).end(method === "HEAD" ? undefined : page);
}

async function mailAt(folder: string, path: string): Promise<string | undefined> {
  return path.startsWith(`${MAILBOX_PATH}/`) ? htmlOf(folder, path.slice(MAILBOX_PATH.length + 1)) : undefined;
}
