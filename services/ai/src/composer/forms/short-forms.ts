import type { Material } from "../material.ts";
import { bullets, clip, hashtag, paragraphs, sentence, startCapital } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { heading, openingAsks, told, topicsOf } from "./article.ts";
import { askOne, prompt, prompts, topicAsks, voiceAsks } from "./prompts.ts";

const TOPICS = { LOW: 2, MEDIUM: 3, HIGH: 5 } as const;
const TWEET = 280;

const tags = (m: Material, count: number): string => {
  const phrases = m.keywords.length > 0 ? m.keywords : m.topics.filter((topic) => topic.split(" ").length <= 3);
  return phrases.slice(0, count).map(hashtag).join(" ");
};

export function writePost(m: Material, tongue: Tongue): string {
  return paragraphs(
    heading(m, tongue),
    told(m),
    prompts(openingAsks(m, tongue)),
    bullets(m.topics.slice(0, TOPICS[m.length]).map(startCapital)),
    prompts([askOne(m, tongue.asks.brand), askOne(m, tongue.asks.action[m.funnel])]),
    tags(m, 5),
  );
}

/** Never over 280 characters, whatever the rules put in place of a word: hashtags go first, then the end of what the brief says. */
export function fitTweet(text: string): string {
  if (text.length <= TWEET) return text;
  const parts = text.split("\n\n").filter((part) => !part.startsWith("#"));
  const ask = parts.at(-1) ?? "";
  const said = parts.slice(0, -1).join(" ");
  const room = TWEET - Math.min(ask.length, 120) - 2;
  return said === "" ? clip(ask, TWEET) : paragraphs(clip(said, room), clip(ask, 120));
}

export const writeTweet = (m: Material, { asks }: Tongue): string =>
  fitTweet(paragraphs(sentence(m.idea ?? m.question ?? m.title ?? ""), tags(m, 2), prompt(askOne(m, asks.tweet))));

export const writeDescription = (m: Material, tongue: Tongue): string =>
  paragraphs(
    [told(m), m.purpose ? sentence(m.purpose) : ""].filter(Boolean).join(" "),
    prompts([askOne(m, tongue.asks.description), askOne(m, tongue.asks.brand), ...voiceAsks(m, tongue)]),
  );

export function writeAudioScript(m: Material, tongue: Tongue): string {
  const { headings, asks } = tongue;
  const topics = topicsOf(m, tongue);
  const of = topicAsks(m, tongue, topics);
  return paragraphs(
    heading(m, tongue),
    `## ${headings.intro}`,
    told(m),
    prompts([askOne(m, asks.greeting), ...openingAsks(m, tongue)]),
    ...topics.map((topic, at) => paragraphs(`## ${startCapital(topic)}`, prompts(of[at] ?? []))),
    `## ${headings.outro}`,
    prompts([askOne(m, asks.action[m.funnel])]),
  );
}

export function writeVideoScript(m: Material, tongue: Tongue): string {
  const { headings, asks, quote } = tongue;
  const topics = topicsOf(m, tongue);
  const of = topicAsks(m, tongue, topics);
  const shot = (at: number) => asks.shot[(m.variant + at) % asks.shot.length] ?? "";
  return paragraphs(
    heading(m, tongue),
    `## ${headings.scene(1, headings.intro)}`,
    told(m),
    prompts([shot(0), askOne(m, asks.greeting), ...openingAsks(m, tongue)]),
    ...topics.map((topic, at) =>
      paragraphs(
        `## ${headings.scene(at + 2, startCapital(topic))}`,
        prompts([shot(at + 1), ...(of[at] ?? []), asks.caption(quote(topic))]),
      ),
    ),
    `## ${headings.scene(topics.length + 2, headings.outro)}`,
    prompts([shot(topics.length + 1), askOne(m, asks.action[m.funnel])]),
  );
}
