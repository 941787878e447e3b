import type { Material } from "../material.ts";
import type { Tongue } from "../tongue.ts";
import { startCapital } from "../prose.ts";

const market = (m: Material) => (m.market ? `“${m.market}”` : "your customers");
const brand = (m: Material) => m.brand ?? "your company";
const asked = (...asks: readonly string[]): readonly string[] => asks.map((ask) => `✎ ${ask}`);
const words = (text: string) => () => text.split(", ");

/** Words to choose from, and prompts where only the company can know. */
export const lists: Tongue["lists"] = {
  topics: (m) => [
    ...m.keywords.map(startCapital),
    ...m.needs.map(startCapital),
    "What to know before you begin",
    "How to compare your options",
    "Mistakes worth avoiding",
    "The first step",
    "Questions to ask before you decide",
    "An example from an ordinary day",
    "What to do yourself and what to hand over",
    "What changes over time",
    "A checklist to keep",
    "Where to get help",
  ],
  tools: words(
    "A one-page brief, A content calendar, A folder of our own photos, Questions from customers, A keyword tool, A style guide with examples, A short survey, A phone with a good camera, A spelling checker, A second reader, A template for pictures, The first page of search results, A voice recorder, A checklist before publishing, The site’s analytics",
  ),
  values: words(
    "Honesty, Care, Clarity, Reliability, Curiosity, Respect, Quality, Simplicity, Generosity, Patience, Responsibility, Openness, Fairness, Craft, Courage",
  ),
  personality: words(
    "warm, clear, calm, expert, honest, lively, attentive, confident, modest, helpful, exact, playful, reliable, curious, generous",
  ),
  channels: words(
    "Instagram, Search engines, WhatsApp, YouTube, Friends’ advice, Snapchat, Newsletter, TikTok, Our website, Local events, X, Facebook",
  ),
  tags: words("guide, tips, questions, behind the scenes, customers, quality, community, everyday, first steps, news, team, craft"),
  goals: words(
    "Answer in the first sentence, Sound like one person talking to another, Be understood at first reading, Explain without talking down, Invite readers to reply, Say what we don’t offer, Keep one voice in every channel, Show who does the work, Be remembered for one thing, Encourage a small first step",
  ),
  competitors: (m) =>
    asked(
      `Whom else do ${market(m)} ask?`,
      `Who offers the same as ${brand(m)} nearby?`,
      `Who offers it online?`,
      `What do ${market(m)} do instead of buying?`,
      `Whom does ${brand(m)} lose orders to?`,
      `Who in the field is known for good content?`,
    ),
  needs: (m) =>
    asked(
      `What do ${market(m)} ask ${brand(m)} first?`,
      `What must be certain before ${market(m)} decide?`,
      `What do ${market(m)} thank ${brand(m)} for?`,
      `What do ${market(m)} want to be done with quickly?`,
      `Which information do ${market(m)} look for in vain?`,
      `What do ${market(m)} need after they have bought?`,
    ),
  pains: (m) =>
    asked(
      `What have ${market(m)} been disappointed by before?`,
      `What do ${market(m)} fear to get wrong?`,
      `Where do ${market(m)} lose time?`,
      `What do ${market(m)} complain about?`,
      `What keeps ${market(m)} from asking ${brand(m)}?`,
      `What is hard to understand for ${market(m)}?`,
    ),
};
