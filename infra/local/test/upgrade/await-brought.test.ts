import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { awaitBrought } from "../../src/upgrade/await-brought.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A service that gives these figures, one after the other, the last for ever. */
async function serviceWith(...figures: string[]) {
  let asked = 0;
  const server = createServer((_, response) => {
    response.end(figures[Math.min(asked, figures.length - 1)]);
    asked += 1;
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

const IN_ORDER = `# HELP muhtawa_migrations_failing Migrations that couldn't go on\nmuhtawa_migrations_failing{service="content"} 0\nmuhtawa_read_model_missing{service="content",model="cards"} 0\n`;
const AT_IT = `${IN_ORDER}muhtawa_migration_documents_left{migration="content-search-keys",service="content"} 0\n`;
const FAILING = AT_IT.replace('muhtawa_migrations_failing{service="content"} 0', 'muhtawa_migrations_failing{service="content"} 1');
const FILLING = IN_ORDER.replace('model="cards"} 0', 'model="cards"} 2');
const terminal = { line: () => {} };

test("waits for the last batch of a migration and for what read models lack", async () => {
  const content = await serviceWith(AT_IT, AT_IT, FILLING, IN_ORDER);
  const site = await serviceWith(IN_ORDER);
  await awaitBrought(
    new Map([
      ["content", content.url],
      ["site", site.url],
    ]),
    terminal,
  );
  expect(content.asked()).toBe(4);
});

test("what fails for a moment is waited for, what goes on failing is named", async () => {
  const short = await serviceWith(FAILING, IN_ORDER);
  await awaitBrought(new Map([["content", short.url]]), terminal, 5_000);
  const long = await serviceWith(FAILING);
  await expect(awaitBrought(new Map([["content", long.url]]), terminal, 300)).rejects.toThrow(
    "content-search-keys of content: it can't go on. The log of that service says why.",
  );
});
