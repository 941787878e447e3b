import { hash } from "../seed.ts";
import { bullets, paragraphs, startCapital } from "../prose.ts";
import { say } from "../say.ts";
import type { Material } from "../material.ts";
import type { Lens, Tongue } from "../tongue.ts";

const QUESTIONS = { LOW: 2, MEDIUM: 3, HIGH: 5 } as const;

/** Each section looks at its topic in another way; when the ways run out, in their other wording. */
function section(m: Material, tongue: Tongue, topic: string, at: number): string {
  const { lenses } = tongue.article;
  const turn = hash(m.seed) + m.assignment.variant * 2 + at;
  const lens = lenses[turn % lenses.length] as Lens;
  const wording = m.assignment.variant + Math.floor(at / lenses.length);
  const one = <T>(options: readonly T[]) => options[wording % options.length] as T;
  return paragraphs(
    `## ${startCapital(topic)}`,
    one(lens.lead)(topic, m),
    m.length === "HIGH" ? one(lens.second)(topic, m) : "",
    m.length === "LOW" ? "" : bullets(one(lens.points)),
    m.length === "LOW" ? "" : one(lens.close)(topic, m),
  );
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
    ...m.topics.map((topic, at) => section(m, tongue, topic, at)),
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
