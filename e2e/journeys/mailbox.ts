import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

export interface Mail {
  subject: string;
  text: string;
}

/** The mails that the stack under test has written to an address, oldest first. */
export function mailsTo(address: string): Mail[] {
  const folder = join(process.env.E2E_DATA_DIR ?? "", "mail");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .flatMap((name) => {
      const [head = "", ...text] = readFileSync(join(folder, name), "utf8").split("\n\n");
      const header = (field: string) => new RegExp(`^${field}: (.*)$`, "m").exec(head)?.[1];
      return header("To") === address ? [{ subject: header("Subject") ?? "", text: text.join("\n\n") }] : [];
    });
}

/** The newest mail to an address, once there are as many. */
export async function mailTo(address: string, number = 1): Promise<Mail> {
  await expect.poll(() => mailsTo(address).length).toBeGreaterThanOrEqual(number);
  return mailsTo(address).at(-1) as Mail;
}

/** The six digits of the newest mail to an address, once there are as many mails. */
export async function codeFor(address: string, number = 1): Promise<string> {
  return /\b\d{6}\b/.exec((await mailTo(address, number)).text)?.[0] ?? "";
}
