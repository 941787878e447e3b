import { PROMPT_MARK } from "@muhtawa/text-analysis";
import type { Material } from "../material.ts";
import { bullets } from "../prose.ts";
import type { Ask, Tongue } from "../tongue.ts";
import { one, some, turned } from "../turns.ts";

export const prompt = (ask: string): string => `${PROMPT_MARK}${ask}`;

/** Prompts as a list under a heading. */
export const prompts = (asks: readonly string[]): string => bullets(asks.map(prompt));

export const askOne = (m: Material, asks: readonly Ask[]): string => one(asks, m.variant)(m);

const OF_TOPIC = { LOW: 2, MEDIUM: 2, HIGH: 3 } as const;

/** What is asked of each topic: in the way that suits it, once; needs and worries of the reader take turns. */
export function topicAsks(m: Material, { asks }: Tongue, topics: readonly string[]): readonly (readonly string[])[] {
  const used = new Set<unknown>();
  let next = m.variant;
  const concerns = [...m.needs.map((need) => asks.need(need)), ...m.pains.map((pain) => asks.pain(pain))];
  const moved = turned(concerns, m.variant);
  return topics.map((topic, at) => {
    const suiting = asks.ways.find((way) => way.suits.test(topic) && !used.has(way));
    used.add(suiting);
    const pool = suiting?.asks ?? one(asks.anyTopic, next++);
    const concern = m.length === "LOW" ? undefined : moved[at];
    return [...some(pool, m.variant, OF_TOPIC[m.length]), ...(concern ? [concern] : [])];
  });
}

/** How the brand speaks, for whoever writes. */
export function voiceAsks(m: Material, { asks, quote }: Tongue): readonly string[] {
  const words = [...m.personality, ...m.terms].map(quote).join(m.locale === "ar" ? "، " : ", ");
  return [...(m.tone ? [asks.tone(quote(m.tone))] : []), ...(words ? [asks.voice(words)] : [])];
}
