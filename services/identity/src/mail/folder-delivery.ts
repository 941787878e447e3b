import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Delivery } from "./mail.ts";

const HOUR = 3_600_000;
/** Milliseconds for which a mail can be read in the folder: nobody there takes out what is a deleted person's. */
const KEPT = 23 * HOUR;

/** Writes mails into a folder, where only the owner of the process may read them: a text file with a few headers, and beside it the HTML. */
export function folderDelivery(folder: string, from: string): Delivery {
  // An hour in which a mail can't be removed is followed by one in which it is.
  const removing = setInterval(() => void removeOld(folder).catch(() => {}), HOUR);
  removing.unref();
  return {
    async deliver({ to, subject, text, html }) {
      const now = new Date();
      const file = join(folder, `${nameOf(now)}-${randomBytes(4).toString("hex")}`);
      const head = [`Date: ${now.toISOString()}`, `From: ${from}`, `To: ${to}`, `Subject: ${subject}`].join("\n");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.html`, html, { mode: 0o600 });
      await writeFile(`${file}.txt`, `${head}\n\n${text}\n`, { mode: 0o600 });
      await removeOld(folder, now);
    },
    close: () => clearInterval(removing),
  };
}

/** Names begin with the time, in an order that is that of letters. */
const nameOf = (time: Date) => time.toISOString().replaceAll(/[:.]/g, "-");

async function removeOld(folder: string, now = new Date()): Promise<void> {
  const oldest = nameOf(new Date(now.getTime() - KEPT));
  for (const name of await readdir(folder)) if (/^\d{4}-/.test(name) && name < oldest) await rm(join(folder, name), { force: true });
}
