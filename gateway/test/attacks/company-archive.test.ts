import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "@jest/globals";
import { ZipFile } from "yazl";
import { planArchive } from "../../src/company-archive/plan-archive.ts";
import { GATEWAY_MESSAGES } from "../../src/messages.ts";

/*
 * An archive of some kilobytes may unpack to many megabytes, and these take twenty times as much once they are read. The gateway has less
 * memory than that, and everybody's requests pass through it.
 */

const COMPANY = "a".repeat(24);
const CONTENT = "b".repeat(24);
const PARTS = { company: `[{"_id":"${COMPANY}"}]`, projects: "[]", contents: "[]", versions: "[]", templates: "[]", media: "[]" };

/** An archive whose manifest is right about all that is in it. */
async function archiveOf(parts: Partial<typeof PARTS>): Promise<Buffer> {
  const zip = new ZipFile();
  const files: Record<string, { bytes: number; sha256: string }> = {};
  for (const [part, text] of Object.entries({ ...PARTS, ...parts })) {
    const bytes = Buffer.from(text);
    files[`${part}.json`] = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    zip.addBuffer(bytes, `${part}.json`);
  }
  const manifest = { format: "muhtawa-company", version: 1, madeAt: new Date().toISOString(), files };
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), "manifest.json");
  zip.end();
  return buffer(zip.outputStream);
}

const planned = async (parts: Partial<typeof PARTS>) => planArchive("noura", await archiveOf(parts));
const contentWith = (more: string) => `[{"_id":"${CONTENT}","companyId":"${COMPANY}","more":${more}}]`;
const TOO_LARGE = { code: "BAD_USER_INPUT", localised: GATEWAY_MESSAGES.archiveTooLarge };
const MB = 1024 * 1024;

test("an archive comes to a step for each thing, under new ids, the company last", async () => {
  const { companyId, steps } = await planned({ contents: contentWith('"kept"') });
  expect(steps.map(({ service, part }) => `${service} ${part}`)).toEqual(["content contents", "catalog company"]);
  const [content] = steps.map(({ given }) => JSON.parse(Buffer.from(given).toString()) as Record<string, unknown>);
  expect(content).toMatchObject({ companyId, more: "kept" });
  expect([companyId, content?.["id"]].every((id) => /^[0-9a-f]{24}$/.test(String(id)) && id !== COMPANY && id !== CONTENT)).toBe(true);
});

test.each([
  ["more things than there is memory for", { contents: contentWith(`[${"{},".repeat(7 * MB)}{}]`) }],
  ["one larger than a service reads", { contents: contentWith(`"${"x".repeat(3 * MB)}"`) }],
  ["documents of more megabytes than may be", { contents: contentWith(`"x"${" ".repeat(40 * MB)}`) }],
  ["one that is nested without end", { contents: contentWith("[".repeat(MB) + "]".repeat(MB)) }],
])("%s: refused, and nothing else notices", async (_what, parts) => {
  await expect(planned(parts)).rejects.toMatchObject(TOO_LARGE);
  expect((await planned({})).steps).toHaveLength(1);
});

test("earlier texts are given together as far as a service reads them, and in their order", async () => {
  const version = (number: number) => `{"_id":"${number}","contentId":"${CONTENT}","number":${number},"body":"${"x".repeat(300_000)}"}`;
  const { steps } = await planned({
    contents: `[{"_id":"${CONTENT}","companyId":"${COMPANY}","bodyVersion":{"number":9}}]`,
    versions: `[${[3, 1, 2, 5, 4].map(version).join(",")}]`,
  });
  const given = steps.filter(({ part }) => part === "versions").map((step) => JSON.parse(Buffer.from(step.given).toString()) as object);
  expect(given).toMatchObject([{ versions: [{ number: 1 }, { number: 2 }, { number: 3 }] }, { versions: [{ number: 4 }, { number: 5 }] }]);
});
