import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "@jest/globals";
import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { graded } from "../readability/graded.ts";
import { clean, figuresOf, findingsIn, heldOut, heldOutFigures, isAlarm, type Lexicon, pageOf, rights, slips } from "./gold.ts";

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await lexiconOf("ar");
}, 300_000);

test("of nearly 400 natural sentences with an error nine in ten are found and mended by the first suggestion", () => {
  const figures = figuresOf(lexicon);
  const sum = (field: "found" | "right") => figures.reduce((total, row) => total + row[field], 0);
  expect(slips.length).toBeGreaterThanOrEqual(380);
  expect(sum("found") / slips.length).toBeGreaterThan(0.95);
  expect(sum("right") / slips.length).toBeGreaterThan(0.94);
});

test("of right sentences full of traps one in fifty raises an alarm at most", () => {
  const raised = clean.filter((text) => findingsIn(text, lexicon).some(isAlarm));
  expect(clean.length).toBeGreaterThanOrEqual(200);
  expect(raised.length / clean.length).toBeLessThan(1 / 50);
});

test("a mended sentence raises no new alarm", () => {
  const alarms = slips.flatMap(({ meant }) =>
    findingsIn(meant, lexicon)
      .filter(isAlarm)
      .map(({ kind, suggestions }) => [kind, suggestions[0], meant]),
  );
  expect(alarms).toEqual([]);
});

test("natural texts of each kind of readers, and the Declaration of Human Rights, raise no alarm", () => {
  const texts = [...graded.map(({ text }) => text), ...rights];
  expect(texts.join(" ").split(" ").length).toBeGreaterThan(2_000);
  expect(
    texts.flatMap((text) =>
      findingsIn(text, lexicon)
        .filter(isAlarm)
        .map(({ start, end }) => text.slice(start, end)),
    ),
  ).toEqual([]);
});

test("clean sentences stay clean one after another", () => {
  const quiet = clean.filter((text) => !findingsIn(text, lexicon).some(isAlarm) && !/[٠-٩]/u.test(text));
  expect(findingsIn(quiet.join("\n"), lexicon).filter((finding) => isAlarm(finding))).toEqual([]);
});

test("of sentences that nothing was made for nine in ten are found and seven in eight mended; of forty right ones one raises an alarm at most", () => {
  const { found, right, alarms } = heldOutFigures(lexicon);
  expect([heldOut.slips.length, heldOut.clean.length]).toEqual([60, 40]);
  expect(found).toBeGreaterThanOrEqual(54);
  expect(right).toBeGreaterThanOrEqual(53);
  expect(alarms).toBeLessThanOrEqual(1);
});

test("docs/proofreading.md has these figures (npm run figures -w packages/text-analysis)", () => {
  expect(readFileSync(new URL("../../../../docs/proofreading.md", import.meta.url), "utf8")).toBe(
    pageOf(figuresOf(lexicon), heldOutFigures(lexicon)),
  );
});
