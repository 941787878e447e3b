import { startCapital, words } from "../prose.ts";
import { ownTopics, type Material } from "../material.ts";
import { inSentence } from "./grammar.ts";

const FEW = { LOW: 3, MEDIUM: 4, HIGH: 5 } as const;
const MORE = { LOW: 4, MEDIUM: 6, HIGH: 8 } as const;

interface Choices {
  readonly count: Record<Material["length"], number>;
  readonly items: readonly string[];
  /** The best stand first. */
  readonly ranked?: true;
}
type Pool = (m: Material) => Choices;

const STOP = new Set(
  "a an and are as at be before by do for from how in is it its of on or our that the this to what when which who why with you your".split(
    " ",
  ),
);

/** What the brief is searched for by: its own keywords, its short topics, and the word groups of its title. */
function phrases(m: Material): string[] {
  const groups: string[][] = [[]];
  for (const word of words(m.title)) {
    if (STOP.has(word.toLowerCase())) groups.push([]);
    else groups.at(-1)?.push(word);
  }
  const short = (list: readonly string[]) => list.length >= 2 && list.length <= 3;
  const found = [
    ...m.keywords,
    ...groups.filter(short).map((group) => group.join(" ")),
    ...ownTopics(m).filter((topic) => short(words(topic))),
  ];
  return [...new Set(found.map((phrase) => phrase.toLowerCase()))];
}

export const listPools: Record<string, Pool> = {
  topics: (m) => ({
    ranked: true,
    count: FEW,
    items: [
      ...m.keywords.map((keyword) => `${startCapital(keyword)}: what to look for`),
      "What to know before you begin",
      "How to compare your options",
      "Mistakes worth avoiding",
      "The first step, today",
      ...m.needs.map((need) => `How to make sure of ${inSentence(need)}`),
      "Signs that it is working",
      "Questions to ask before you decide",
      "An example from an ordinary day",
      "What to do yourself and what to hand over",
      ...m.pains.map((pain) => `When the worry is ${inSentence(pain)}`),
      "How to keep it simple",
      "What changes over time",
      "Where to get help",
      "A checklist to keep",
    ],
  }),
  keywords: (m) => {
    const base = phrases(m);
    const main = base[0] ?? m.title.toLowerCase();
    return {
      ranked: true,
      count: MORE,
      items: [
        ...base,
        ...["guide", "tips", "for beginners", "step by step", "questions", "checklist", "comparison", "examples"].map(
          (tail) => `${main} ${tail}`,
        ),
      ],
    };
  },
  tools: () => ({
    count: FEW,
    items: [
      "A one-page brief everyone has read",
      "A content calendar",
      "A shared folder of photos of our own work",
      "Questions from real customers",
      "A keyword research tool",
      "A style guide with examples",
      "A short survey among readers",
      "A phone with a good camera",
      "A spelling and readability check",
      "An editor who wasn't in the room",
      "A template for social images",
      "Search results for the main question",
      "A recorder for interviews",
      "A checklist before publishing",
      "Web analytics",
    ],
  }),
  values: () => ({
    count: FEW,
    items: [
      "Honesty",
      "Care",
      "Clarity",
      "Reliability",
      "Curiosity",
      "Respect",
      "Quality",
      "Simplicity",
      "Generosity",
      "Patience",
      "Responsibility",
      "Openness",
      "Fairness",
      "Craftsmanship",
      "Courage",
    ],
  }),
  competitors: () => ({
    count: FEW,
    items: [
      "Local shops with a similar offer",
      "Large chains with many branches",
      "Online marketplaces",
      "Freelancers working on their own",
      "Imported brands",
      "In-house solutions",
      "Low-price newcomers",
      "Established specialists",
      "Do-it-yourself alternatives",
      "Doing nothing for now",
      "Agencies that offer it as a side service",
      "Home businesses on social media",
    ],
  }),
  needs: () => ({
    count: FEW,
    items: [
      "A clear answer without small print",
      "Saving time",
      "Someone to ask",
      "Good quality that lasts",
      "A fair comparison",
      "Knowing what comes next",
      "An easy start",
      "Being taken seriously",
      "Delivery on the promised day",
      "Advice that fits the situation",
      "A choice that can be changed",
      "Support after the purchase",
      "Information in Arabic and English",
      "A safe way to pay",
      "Fewer steps",
    ],
  }),
  pains: () => ({
    count: FEW,
    items: [
      "Too many options that look alike",
      "Promises that aren't kept",
      "No time to compare",
      "Fear of the wrong choice",
      "Nobody answers questions",
      "Hidden conditions",
      "Complicated instructions",
      "Late deliveries",
      "Quality that varies",
      "Not knowing whom to trust",
      "Having to explain everything twice",
      "Advice that only sells",
      "Difficult returns",
      "Unclear responsibilities",
      "Information out of date",
    ],
  }),
  channels: () => ({
    count: FEW,
    items: [
      "Instagram",
      "Search engines",
      "WhatsApp",
      "YouTube",
      "Recommendations by friends",
      "Snapchat",
      "E-mail newsletters",
      "TikTok",
      "Our own website",
      "Local events",
      "X",
      "Facebook",
    ],
  }),
  personality: () => ({
    count: FEW,
    items: [
      "Warm",
      "Clear",
      "Calm",
      "Knowledgeable",
      "Honest",
      "Lively",
      "Attentive",
      "Confident",
      "Modest",
      "Helpful",
      "Precise",
      "Playful",
      "Reliable",
      "Curious",
      "Generous",
    ],
  }),
  goals: (m) => ({
    count: FEW,
    items: [
      "Answer the question in the first sentence",
      "Sound like one person talking to another",
      "Build trust before asking for anything",
      "Be understood at first reading",
      `Make ${m.brand} recognisable without its logo`,
      "Explain without talking down",
      "Invite a reply",
      "Say what we don't offer as clearly as what we do",
      "Keep the same tone on every channel",
      "Show the people behind the work",
      "Be remembered for one thing",
      "Encourage a small first step",
    ],
  }),
  tags: (m) => ({
    ranked: true,
    count: MORE,
    items: [
      ...phrases(m),
      "how-to",
      "guide",
      "tips",
      "questions and answers",
      "behind the scenes",
      "customers",
      "quality",
      "community",
      "everyday life",
      "first steps",
      "news",
      "inspiration",
      "advice",
      "team",
      "craft",
    ],
  }),
};
