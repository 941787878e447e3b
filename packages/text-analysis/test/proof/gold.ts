import { readFileSync } from "node:fs";
import { calibration, graded } from "../readability/graded.ts";
import { type Finding, proofread, type ProofOptions } from "../../src/index.ts";

/** A sentence with one error: what is written, what is meant, and where they differ. */
export interface Slip {
  readonly kind: string;
  readonly written: string;
  readonly meant: string;
  readonly start: number;
  readonly end: number;
}

const linesOf = (file: string): string[] =>
  readFileSync(new URL(`gold/${file}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "");

/** Sentences as people write them, by hand: `KIND`, a tab, and the sentence with `{wrong|right}`. */
const slipsOf = (file: string): Slip[] =>
  linesOf(file).map((line) => {
    const [kind = "", marked = ""] = line.split("\t");
    const [, before = "", wrong = "", right = "", after = ""] = /^([^{]*)\{([^|]*)\|([^}]*)\}(.*)$/u.exec(marked) ?? [];
    return {
      kind,
      written: before + wrong + after,
      meant: before + right + after,
      start: before.length,
      end: before.length + wrong.length,
    };
  });

export const slips = slipsOf("errors.tsv");

/** Written before the rules were read, and nothing was made for them: what they tell is nearer to what people will see. */
export const heldOut = { slips: slipsOf("held-out-errors.tsv"), clean: linesOf("held-out-clean.txt") };

/** Right sentences, with rare forms, names, loan words and all that looks like an error. */
export const clean: readonly string[] = linesOf("clean.txt");

/** Of the Universal Declaration of Human Rights. */
export const rights: readonly string[] = linesOf("rights.txt");

export type Lexicon = ProofOptions["lexicon"];

export const findingsIn = (text: string, lexicon: Lexicon): Finding[] => proofread(text, { locale: "ar", lexicon });
export const isAlarm = ({ severity }: Finding): boolean => severity !== "NOTE";

/** Harakat and the number of spaces don't tell two corrections apart. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\p{Mn}/gu, "")
    .replace(/ +/gu, " ");

export interface Figures {
  readonly kind: string;
  readonly sentences: number;
  readonly found: number;
  readonly right: number;
  /** Findings above a note that are no errors, in all sentences. */
  readonly wrong: number;
}

/** What is told of a sentence with an error: whether it is found, and mended by the first suggestion. */
function judged({ written, meant, start, end }: Slip, lexicon: Lexicon) {
  const findings = findingsIn(written, lexicon);
  const hit = findings.find((finding) => finding.start < end && finding.end > start);
  const mended = hit && written.slice(0, hit.start) + (hit.suggestions[0] ?? "") + written.slice(hit.end);
  return { findings, hit, right: mended !== undefined && plain(mended) === plain(meant) };
}

/** How the checks do with the sentences that nothing was made for. */
export function heldOutFigures(lexicon: Lexicon) {
  const told = heldOut.slips.map((slip) => judged(slip, lexicon));
  const alarms = heldOut.clean.filter((text) => findingsIn(text, lexicon).some(isAlarm)).length;
  return { found: told.filter(({ hit }) => hit).length, right: told.filter(({ right }) => right).length, alarms };
}

/** How the checks do with the gold set, by kind. */
export function figuresOf(lexicon: Lexicon): Figures[] {
  const figures = new Map<string, { sentences: number; found: number; right: number; wrong: number }>();
  const of = (kind: string) => {
    const known = figures.get(kind) ?? { sentences: 0, found: 0, right: 0, wrong: 0 };
    figures.set(kind, known);
    return known;
  };
  for (const slip of slips) {
    const { findings, hit, right } = judged(slip, lexicon);
    const { kind } = slip;
    of(kind).sentences += 1;
    if (hit) of(kind).found += 1;
    if (right) of(kind).right += 1;
    for (const finding of findings) if (finding !== hit && isAlarm(finding)) of(finding.kind).wrong += 1;
  }
  for (const text of clean) for (const finding of findingsIn(text, lexicon).filter(isAlarm)) of(finding.kind).wrong += 1;
  return [...figures].map(([kind, counted]) => ({ kind, ...counted }));
}

const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`);

/** The page about them. */
export function pageOf(figures: readonly Figures[], after: ReturnType<typeof heldOutFigures>): string {
  const sum = (field: "sentences" | "found" | "right" | "wrong") => figures.reduce((total, row) => total + row[field], 0);
  const all = { kind: "all", sentences: sum("sentences"), found: sum("found"), right: sum("right"), wrong: sum("wrong") };
  const rows = [...figures, all].map(
    ({ kind, sentences, found, right, wrong }) =>
      `| ${kind} | ${sentences} | ${percent(found, sentences)} | ${percent(right, sentences)} | ${percent(found, found + wrong)} |`,
  );
  return `# How well Arabic is proofread

Written by \`npm run figures -w packages/text-analysis\` from ${slips.length} sentences with one error each and ${clean.length} right ones with rare
forms, names and loan words (\`packages/text-analysis/test/proof/gold\`, written by hand: phone typing, Egyptian ى and ه, dictated text). A finding counts as
found where it lies over the error; precision counts what is told above a note and is no error.

| Kind | Sentences | Found | First suggestion right | Precision |
|---|---|---|---|---|
${rows.join("\n")}

## With sentences that the rules hadn't seen

The checks were made with the sentences above at hand, so new ones do worse. Each row was written before its writer read the rules (the last when half of
them were read), and is counted as it was then; what was missed was mended afterwards by general rules, and the sentences but those of the third row and of the 46 went into the table above.

| Sentences | Found | First suggestion right | Right sentences | Of these with an alarm |
|---|---|---|---|---|
| 76 | 64 | 63 | 44 | 3 |
| 31 | 26 | 16 | 15 | 0 |
| 60 | 56 | 53 | 40 | 3 |
| 78 | 72 | 63 | 44 | 1 |
| 24 | 23 | 21 | 12 | 0 |
| 76 | 65 | 65 | 44 | 2 |
| 28 | 23 | 19 | 19 | 4 |
| 46 | 40 | 36 | 71 | 3 |
| 44 | 39 | 38 | 44 | 2 |
| 32 | 30 | 30 | 22 | 1 |

The ${heldOut.slips.length} of the third row are \`held-out-errors.tsv\`: now ${after.found} are found, ${after.right} mended, and ${after.alarms} of ${heldOut.clean.length} right ones raise an alarm. What is missed there needs
the meaning (لدى for لدي, موسيقي, ضاهر) or a gender that isn't certain (خمسة مصممات), as do طلبة for طلبه, حظر for حضر, علا for على and سئلت for سألت elsewhere.

Of the application's own Arabic texts without variables, 7,316 words, one alarm isn't an error: a word that is quoted as what Egypt writes (\`فى\`).

## How to change it

| To | Do |
|---|---|
| add a check | a file in \`packages/text-analysis/src/proof/checks\` that exports a \`Check\` (\`check.ts\`): given the text's reading (\`reading.ts\`: parts, words with their neighbours) it yields findings, each with its reason in both languages, which stands at the top of the file. Put it into the list in \`proofread.ts\`: where findings overlap, that of the earlier check is kept |
| add a word that is always written wrong | a pair \`wrong>right\` in \`src/proof/words/written-otherwise.ts\`; where the wrong form can be meant, also in the set below it, and what tells in \`known-slips.ts\` |
| add a word that the lexicon lacks | \`packages/arabic-lexicon/data/ar.txt\` or \`en.txt\`, then \`npm run build -w packages/arabic-lexicon\`, which compiles the dictionaries and these lists into \`dist\`; the start of the system and \`npm run generate\` do it too |
| show that it works | an example in \`test/proof/examples.test.ts\`, right sentences with traps in \`gold/clean.txt\`, and \`npm run figures -w packages/text-analysis\` for this page, which a test compares |
| add a kind of finding | \`finding.ts\`, the enumeration of catalog's \`schema.graphql\`, then \`npm run generate\` |

ERROR is for what breaks a rule whatever is meant: models' texts are mended by it without a question where it has one suggestion. LIKELY is for what
is wrong in all likelihood, NOTE for what may be meant: no finding of an unknown word is more.

## Company and region

A final ya is taken to be written with its dots (\`yaConvention: "DOTTED"\`); with \`UNDOTTED\`, as in Egypt, ى at the end is no error where ي is meant.
A company chooses that, and its digits, on its page (\`setOrthography\`); the editor, the query and the texts that are written for it go by it.

## While a text is written

The editor (\`web/src/entities/proof\`) asks a Web Worker, 300 ms after the last change, for the findings of the blocks that have changed. The worker fetches a
language's lexicon, a file of its own, when the first text of that language comes, and needs no network from then on; the service worker keeps both.
Blocks are read in the language that they begin in; code, prompts and link targets are passed over. Underlines are decorations: the text is changed by a suggestion that is taken,
in one step of undoing, and by nothing else. The title and the stages' fields are read in the same way. What is ignored is ignored at that place, by the words around it, on this device: the last hundred places of each
of fifty contents, known to its other windows at once, and isn't counted before the text moves on either. Words added to the company's
(\`setCompanyWords\`, by its owner) are right for everybody who writes for it, in other windows once they are looked at again; vowel marks, tatweel and what
isn't seen make no other word. A company may choose to be warned when a text with errors is to move on
(\`setProofBeforeReview\`): a warning only, nothing is refused. The dictionaries and their licences are named in \`/dictionaries.txt\`.

## How hard an Arabic text is to read

\`readabilityOf\` gives Lix and, of Arabic, OSMAN by the formula of El-Haj and Rayson (LREC 2016), its syllables estimated from the letters where no vowels are written. The share of
rare words is that of words that are in no form among some two thousand that everybody reads (\`src/arabic/common-words.ts\`, by hand, after what our own
texts use most). \`easeOf\` puts sentence length, long words and rare words together, by least squares over ${graded.length} short texts written for five
kinds of readers (\`test/readability/graded.txt\`), so it is measured by what it was fitted to. From 80 a child reads it, from 60 a pupil, from 40 everybody, from 20 who reads
newspapers.

${calibration()}

The score judges an Arabic text by the ease, from 50, 40, 20 or 5 on by its readers' level, and tells Lix and OSMAN beside it. Sentences are long above 18, 25, 30 or 38 words by
the same level, after the sentences of the graded texts. What is in print about Arabic and could be checked is one number: teaching texts on writing for
the public take over Flesch's average of 17 words a sentence, "with slight differences" for Arabic
([what makes a message easy to read](https://mail.almerja.com/reading.php?idm=158666)), which is the upper end of our texts for everybody. The guidelines of BAREC, a graded corpus of Arabic sentences ([arXiv 2410.08674](https://arxiv.org/abs/2410.08674)),
count words for the levels of beginners; their numbers couldn't be read where this was written. Nor could those of AARI, an index made of 1,196 texts of the Jordanian
curriculum ([Al-Tamimi and others 2014](https://m.moam.info/aari-automatic-arabic-readability-index_59f158ac1723dd1a2a7df901.html)): what was at hand of it, of OSMAN's paper and
of surveys of Arabic readability ([one of 2023](https://dl.acm.org/doi/10.1145/3571510)) names sentence length as a measure and gives no norm of it. So these limits stay our own.

OSMAN's paper prints no text with its value. Of other implementations [textstat](https://github.com/textstat/textstat) has two in its tests, 102.186 and 39.292, without vowels: ours are
94.13 and 35.91, the same but for what it leaves out there, two syllables of a whole text and all complex words (\`test/osman.test.ts\`).
`;
}
