import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "@muhtawa/testkit";

export interface ReadMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails in the folder of an identity without SMTP that went to an address, oldest first. */
export function mailsTo(folder: string, address: string): ReadMail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .flatMap((name) => {
      const [head = "", ...text] = readFileSync(join(folder, name), "utf8").split("\n\n");
      const header = (field: string) => new RegExp(`^${field}: (.*)$`, "m").exec(head)?.[1] ?? "";
      if (header("To") !== address) return [];
      return [
        { subject: header("Subject"), text: text.join("\n\n"), html: readFileSync(join(folder, name.replace(/txt$/, "html")), "utf8") },
      ];
    });
}

/** The code of the newest mail to an address, once there are as many. */
export async function codeFor(folder: string, address: string, mails = 1): Promise<string> {
  const found = await eventually(() => {
    const all = mailsTo(folder, address);
    return all.length >= mails && all;
  });
  return /\b\d{6}\b/.exec(found.at(-1)?.text ?? "")?.[0] ?? "";
}
