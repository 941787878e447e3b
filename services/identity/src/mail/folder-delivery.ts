import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Delivery } from "./mail.ts";

/** Writes mails into a folder, where only the owner of the process may read them: a text file with a few headers, and beside it the HTML. */
export function folderDelivery(folder: string, from: string): Delivery {
  return {
    async deliver({ to, subject, text, html }) {
      const date = new Date().toISOString();
      const file = join(folder, `${date.replaceAll(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}`);
      const head = [`Date: ${date}`, `From: ${from}`, `To: ${to}`, `Subject: ${subject}`].join("\n");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.html`, html, { mode: 0o600 });
      await writeFile(`${file}.txt`, `${head}\n\n${text}\n`, { mode: 0o600 });
    },
    close: () => {},
  };
}
