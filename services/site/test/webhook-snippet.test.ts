import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { signatureOf } from "../src/webhooks/signature.ts";

type Verify = (body: string, header: string, secret: string, now?: number) => boolean;

const NOW = 1_700_000_000_000;
const BODY = '{"title":"عشرة فناجين"}';
let isFromMuhtawa: Verify;
let folder: string;
beforeAll(async () => {
  const page = await readFile(new URL("../../../docs/api.md", import.meta.url), "utf8");
  const [, snippet = ""] = page.split("webhook-snippet.test.ts -->\n```js\n");
  folder = await mkdtemp(join(tmpdir(), "snippet-"));
  const file = join(folder, "verify.mjs");
  await writeFile(file, snippet.slice(0, snippet.indexOf("```")));
  ({ isFromMuhtawa } = (await import(pathToFileURL(file).href)) as { isFromMuhtawa: Verify });
});
afterAll(() => rm(folder, { recursive: true }));

const signed = (secrets: string[], at = NOW) => signatureOf(BODY, secrets, at / 1_000);

test("what docs/api.md shows takes what is signed, by either of two secrets", () => {
  expect(isFromMuhtawa(BODY, signed(["one"]), "one", NOW)).toBe(true);
  for (const secret of ["one", "two"]) expect(isFromMuhtawa(BODY, signed(["one", "two"]), secret, NOW)).toBe(true);
});

test("and nothing that is changed, signed by another, old, or no signature", () => {
  expect(isFromMuhtawa(`${BODY} `, signed(["one"]), "one", NOW)).toBe(false);
  expect(isFromMuhtawa(BODY, signed(["one"]), "two", NOW)).toBe(false);
  expect(isFromMuhtawa(BODY, signed(["one"], NOW - 301_000), "one", NOW)).toBe(false);
  for (const header of ["", "t=1700000000", "v1=", "t=1700000000,v1=zz", "nonsense"])
    expect(isFromMuhtawa(BODY, header, "one", NOW)).toBe(false);
});
