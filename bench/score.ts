/**
 * What it costs to measure a text while it is written: 3,000 words of natural Arabic, and of the same words with a sentence added, as after a
 * key press. Needs nothing running:
 *
 *   node_modules/.bin/node bench/score.ts
 */
import { readFileSync } from "node:fs";
import { arabicLexicon } from "@muhtawa/arabic-lexicon/files";
import { type DocumentNode, type ScoredText, scoreOf } from "@muhtawa/text-analysis/score";
import { wordCount } from "@muhtawa/text-analysis";

const WORDS = 3_000;
const ROUNDS = 30;
const SENTENCES_OF_A_PARAGRAPH = 5;

const gold = (file: string) =>
  readFileSync(new URL(`../packages/text-analysis/test/proof/gold/${file}`, import.meta.url), "utf8").split("\n");
const meant = gold("errors.tsv").map((line) => (line.split("\t")[1] ?? "").replaceAll(/\{[^{|}]*\|([^{}]*)\}/gu, "$1"));
const all = [...gold("clean.txt"), ...meant].filter((line) => line.trim() !== "");

const sentences: string[] = [];
let counted = 0;
for (let at = 0; counted < WORDS; at += 1) {
  const sentence = all[at % all.length] ?? "";
  sentences.push(sentence);
  counted += wordCount(sentence);
}

const node = (type: string, text: string): DocumentNode => ({ type, attrs: { level: 2 }, content: [{ type: "text", text }] });
function articleOf(written: readonly string[]): ScoredText {
  const content: DocumentNode[] = [];
  for (let at = 0; at < written.length; at += SENTENCES_OF_A_PARAGRAPH) {
    if (at % (4 * SENTENCES_OF_A_PARAGRAPH) === 0) content.push(node("heading", written[at] ?? ""));
    content.push(node("paragraph", written.slice(at, at + SENTENCES_OF_A_PARAGRAPH).join(" ")));
  }
  const rules = ["رخيص", "الأفضل", "مجاني"].map((term) => ({ locale: "ar" as const, kind: "BAN" as const, term }));
  const title = "كيف تختار التمر الطازج لضيوفك";
  return {
    locale: "ar",
    type: "ARTICLE",
    title,
    keywords: ["التمر الطازج"],
    brandName: "نور",
    internalLinks: [],
    rules,
    body: { type: "doc", content },
  };
}

/** Milliseconds of the processor's: what else the machine does doesn't count. */
const taking = (work: () => unknown): number => {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
};
const read = taking(() => arabicLexicon());
const first = taking(() => scoreOf(articleOf(sentences)));
const again = Array.from({ length: ROUNDS }, (_, at) => {
  const article = articleOf([...sentences, all[(at * 7) % all.length] ?? ""]);
  return taking(() => scoreOf(article));
}).toSorted((one, other) => one - other);
const at = (share: number) => (again[Math.floor(share * (again.length - 1))] ?? 0).toFixed(1);
process.stdout.write(
  `${counted} words; lexicon ${read.toFixed(0)} ms, first ${first.toFixed(0)} ms, then median ${at(0.5)} ms, worst of ${ROUNDS} ${at(1)} ms\n`,
);
