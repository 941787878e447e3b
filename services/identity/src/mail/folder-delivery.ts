import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "@muhtawa/service-kit";
import type { Delivery } from "./mail.ts";

const HOUR = 3_600_000;
/** Milliseconds for which a mail can be read in the folder: nobody there takes out what is a deleted person's. */
const KEPT = 23 * HOUR;

/** Writes mails into a folder, where only the owner of the process may read them: a text file with a few headers, and beside it the HTML. */
export function folderDelivery(folder: string, from: string, logger: Pick<Logger, "warn">): Delivery {
  // A mail that can't be removed now is removed with a later delivery; this delivery doesn't fail for it.
  const removeOld = (now = new Date()) =>
    removeBefore(folder, new Date(now.getTime() - KEPT)).catch((error: unknown) =>
      logger.warn({ err: error }, "old mails could not be removed"),
    );
  const removing = setInterval(() => void removeOld(), HOUR);
  removing.unref();
  return {
    async deliver({ to, subject, text, html }) {
      const now = new Date();
      const file = join(folder, `${nameOf(now)}-${randomBytes(4).toString("hex")}`);
      const head = [`Date: ${now.toISOString()}`, `From: ${from}`, `To: ${to}`, `Subject: ${subject}`].join("\n");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.html`, html, { mode: 0o600 });
      await writeFile(`${file}.txt`, `${head}\n\n${text}\n`, { mode: 0o600 });
      await removeOld(now);
    },
    close: () => clearInterval(removing),
  };
}

/** Names begin with the time, in an order that is that of letters. */
const nameOf = (time: Date) => time.toISOString().replaceAll(/[:.]/g, "-");

async function removeBefore(folder: string, time: Date): Promise<void> {
  if (!existsSync(folder)) return;
  const oldest = nameOf(time);
  for (const name of await readdir(folder)) if (/^\d{4}-/.test(name) && name < oldest) await rm(join(folder, name), { force: true });
}
