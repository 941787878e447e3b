import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, jest, test } from "@jest/globals";
import type { Logger } from "@muhtawa/service-kit";
import { folderDelivery } from "./folder-delivery.ts";

const folder = mkdtempSync(join(tmpdir(), "folder-delivery-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a mail is delivered, and not to be tried again, when an old one can't be removed; that is told", async () => {
  mkdirSync(join(folder, "2026-01-01T00-00-00-000Z-00000000.txt"));
  const warn = jest.fn<Logger["warn"]>();
  const delivery = folderDelivery(folder, "codes@example.com", { warn });
  await delivery.deliver({ to: "somebody@example.com", subject: "Code", text: "123456", html: "<p>123456</p>" });
  delivery.close();
  expect(readdirSync(folder).filter((name) => name.endsWith(".html"))).toHaveLength(1);
  expect(warn.mock.calls).toEqual([[{ err: expect.objectContaining({ code: "ERR_FS_EISDIR" }) }, "old mails could not be removed"]]);
});
