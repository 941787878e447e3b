import { bullets, clip, hashtag, paragraphs } from "../prose.ts";
import { say } from "../say.ts";
import type { Material } from "../material.ts";
import type { Tongue } from "../tongue.ts";

const TOPICS = { LOW: 2, MEDIUM: 3, HIGH: 5 } as const;
const TWEET = 280;

const tags = (m: Material, count: number): string => {
  const phrases = m.keywords.length > 0 ? m.keywords : m.topics.filter((topic) => topic.split(" ").length <= 3);
  return phrases.slice(0, count).map(hashtag).join(" ");
};

export function writePost(m: Material, tongue: Tongue): string {
  const topics = m.topics.slice(0, TOPICS[m.length]);
  return paragraphs(
    say(m, "hook", tongue.short.hooks),
    m.length === "LOW" ? "" : `${say(m, "body", tongue.short.bodies)} ${m.choose("tone", tongue.tones[m.manner])}`,
    bullets(topics.map((topic, at) => tongue.short.topicLine(topic, at, m))),
    say(m, "action", tongue.callToAction[m.funnel]),
    tags(m, 5),
  );
}

/** Never over 280 characters, whatever the rules put in place of a word: the hashtags go first, then the end of the text. */
export function writeTweet(m: Material, tongue: Tongue): string {
  const text = say(m, "tweet", tongue.short.tweets);
  const tagged = `${text}\n\n${tags(m, 2)}`.trim();
  return tagged.length <= TWEET ? tagged : clip(text, TWEET);
}

export const shortenTweet = (text: string): string => (text.length <= TWEET ? text : clip(text.split("\n\n#")[0] ?? text, TWEET));

export function writeDescription(m: Material, tongue: Tongue): string {
  const [first, second, third] = tongue.short.descriptions;
  const parts = [first, m.length === "LOW" ? undefined : second, m.length === "HIGH" ? third : undefined];
  const said = parts.flatMap((lines, at) => (lines ? [say(m, `description${at}`, lines)] : []));
  return [...said, m.length === "HIGH" ? m.choose("tone", tongue.tones[m.manner]) : ""].join(" ").trim();
}
