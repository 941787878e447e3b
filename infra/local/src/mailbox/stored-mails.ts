import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export type StoredMail = {
  readonly id: string;
  readonly date: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** What identity names the files of a mail, without the ending. */
const ID = /^[\w-]+$/;
const SHOWN = 100;

/** The newest mails of a folder, the last one first. */
export async function newestMails(folder: string): Promise<StoredMail[]> {
  if (!existsSync(folder)) return [];
  const ids = (await readdir(folder)).filter((name) => name.endsWith(".txt")).map((name) => name.slice(0, -".txt".length));
  return Promise.all(
    ids
      .toSorted()
      .toReversed()
      .slice(0, SHOWN)
      .map(async (id) => parsed(id, await readFile(join(folder, `${id}.txt`), "utf8"))),
  );
}

/** A mail's HTML, or undefined when there is no such mail. */
export async function htmlOf(folder: string, id: string): Promise<string | undefined> {
  const file = join(folder, `${id}.html`);
  return ID.test(id) && existsSync(file) ? readFile(file, "utf8") : undefined;
}

function parsed(id: string, file: string): StoredMail {
  const end = file.indexOf("\n\n");
  const head = file.slice(0, end);
  const lines = head.split("\n");
  const header = (name: string): string => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
  return { id, date: header("Date"), to: header("To"), subject: header("Subject"), text: file.slice(end + 2).trim() };
}
