import type { Material } from "../material.ts";
import { paragraphs, sentence, startCapital } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { some } from "../turns.ts";
import { askOne, prompt, prompts, topicAsks, voiceAsks } from "./prompts.ts";

const QUESTIONS = { LOW: 2, MEDIUM: 3, HIGH: 5 } as const;

export const heading = (m: Material, tongue: Tongue): string => (m.title ? `# ${m.title}` : prompt(askOne(m, tongue.asks.title)));

/** What the brief says itself, as sentences. */
export const told = (m: Material): string =>
  [m.question, m.idea]
    .filter((text) => text !== undefined)
    .map(sentence)
    .join(" ");

export const openingAsks = (m: Material, tongue: Tongue): readonly string[] => [
  askOne(m, tongue.asks.opening),
  ...(m.explanation ? [tongue.asks.explanation(tongue.quote(m.explanation))] : []),
  ...voiceAsks(m, tongue),
];

export const topicsOf = (m: Material, tongue: Tongue): readonly string[] =>
  m.topics.length > 0 ? m.topics : tongue.headings.topics[m.assignment.brief.type];

function brandPart(m: Material, { headings, asks, quote }: Tongue): string {
  if (!m.brand) return "";
  const values = m.values.map(quote).join(m.locale === "ar" ? "، " : ", ");
  return paragraphs(
    `## ${headings.brand(m.brand)}`,
    m.purpose ? sentence(m.purpose) : "",
    m.slogan ? `*${m.slogan}*` : "",
    prompts([askOne(m, asks.brand), ...(values ? [asks.values(values)] : [])]),
  );
}

function questions(m: Material, { headings, asks, quote }: Tongue): string {
  const about = [...m.topics, ...(m.about ? [m.about] : [])];
  const subjects = about.length > 0 ? about : headings.topics.ARTICLE;
  const asked = some(asks.questions, m.variant, QUESTIONS[m.length]).map((ask, at) => ask(quote(subjects[at % subjects.length] ?? "")));
  return paragraphs(`## ${headings.questions}`, prompts(asked));
}

export function writeArticle(m: Material, tongue: Tongue): string {
  const topics = topicsOf(m, tongue);
  const asks = topicAsks(m, tongue, topics);
  return paragraphs(
    heading(m, tongue),
    told(m),
    prompts(openingAsks(m, tongue)),
    ...topics.map((topic, at) => paragraphs(`## ${startCapital(topic)}`, prompts(asks[at] ?? []))),
    brandPart(m, tongue),
    paragraphs(`## ${tongue.headings.next}`, prompts([askOne(m, tongue.asks.action[m.funnel])])),
    questions(m, tongue),
  );
}
