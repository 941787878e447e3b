import { hash } from "../seed.ts";
import { bullets, paragraphs, startCapital } from "../prose.ts";
import { say } from "../say.ts";
import type { Material } from "../material.ts";
import type { Lens, Tongue } from "../tongue.ts";

const QUESTIONS = { LOW: 2, MEDIUM: 3, HIGH: 5 } as const;

interface Planned {
  readonly topic: string;
  readonly lens: Lens;
  /** Which of a lens's wordings; another one when it comes again. */
  readonly wording: number;
}

/** Each section looks at its topic in a way that suits it; where none does, or it has just been used, in one that wasn't used yet. */
function plan(m: Material, { article: { lenses, suits } }: Tongue): Planned[] {
  const uses = new Map<Lens, number>();
  const first = hash(m.seed) + m.assignment.variant * 2;
  return m.topics.map((topic, at) => {
    const suiting = suits.find(([words]) => words.test(topic))?.[1] ?? [];
    const turned = lenses.map((_, n) => lenses[(first + at + n) % lenses.length] as Lens);
    const candidates = [...rotated(suiting, m.assignment.variant), ...turned];
    const least = Math.min(...candidates.map((lens) => uses.get(lens) ?? 0));
    const lens = candidates.find((candidate) => (uses.get(candidate) ?? 0) === least) as Lens;
    const used = uses.get(lens) ?? 0;
    uses.set(lens, used + 1);
    return { topic, lens, wording: m.assignment.variant + used };
  });
}

const rotated = <T>(items: readonly T[], by: number): T[] => items.map((_, at) => items[(at + by) % items.length] as T);

function section(m: Material, tongue: Tongue, { topic, lens, wording }: Planned, at: number): string {
  const one = <T>(options: readonly T[]) => options[wording % options.length] as T;
  return paragraphs(
    `## ${startCapital(topic)}`,
    [one(lens.lead)(topic, m), m.length === "LOW" ? "" : tie(m, tongue, at)].filter(Boolean).join(" "),
    m.length === "HIGH" ? one(lens.second)(topic, m) : "",
    m.length === "LOW" ? "" : bullets(one(lens.points)),
    m.length === "LOW" ? "" : one(lens.close)(topic, m),
  );
}

/** Needs and worries take turns with the sections, each of them once. */
function tie(m: Material, { article: { ties } }: Tongue, at: number): string {
  const turn = Math.floor(at / 2);
  const [concern, wordings] = at % 2 === 0 ? [m.needs[turn], ties.need] : [m.pains[turn], ties.pain];
  return concern ? (wordings[(hash(m.seed) + m.assignment.variant + at) % wordings.length]?.(concern) ?? "") : "";
}

function needsSection(m: Material, { article }: Tongue): string {
  const concerns = [
    ...m.needs.map((text) => ({ text, answers: article.needAnswers })),
    ...m.pains.map((text) => ({ text, answers: article.painAnswers })),
  ];
  if (concerns.length === 0) return "";
  const lines = concerns.map(({ text, answers }, at) => {
    const answer = answers[(hash(m.seed) + m.assignment.variant + at) % answers.length] ?? "";
    return `**${startCapital(text)}**: ${answer}`;
  });
  return paragraphs(`## ${m.choose("needs", article.needsHeading)}`, bullets(lines));
}

function keyPoints(m: Material, tongue: Tongue): string {
  if (m.length !== "HIGH") return "";
  return paragraphs(`## ${tongue.article.keyPoints}`, bullets(m.topics.map((topic, at) => tongue.short.topicLine(topic, at, m))));
}

export function writeArticle(m: Material, tongue: Tongue): string {
  const { article } = tongue;
  const opening = say(m, "opening", article.openings[m.manner]);
  return paragraphs(
    `# ${m.title}`,
    article.answer(m),
    m.length === "LOW" ? opening : `${opening} ${say(m, "promise", article.promise)}`,
    keyPoints(m, tongue),
    ...plan(m, tongue).map((planned, at) => section(m, tongue, planned, at)),
    needsSection(m, tongue),
    `## ${article.brandHeading(m)}`,
    article.brand(m),
    `## ${m.choose("next", article.nextStep)}`,
    say(m, "action", tongue.callToAction[m.funnel]),
    `## ${article.faqHeading}`,
    ...article
      .faq(m)
      .slice(0, QUESTIONS[m.length])
      .map(({ question, answer }) => `### ${question}\n\n${answer}`),
  );
}
