import { startCapital } from "../prose.ts";
import type { OutlineSection } from "../../writing/structures.ts";
import type { Material } from "../material.ts";
import type { Tongue } from "../tongue.ts";
import { inSentence, join, quote, thing } from "./grammar.ts";

const pain = (m: Material, otherwise: string) => inSentence(m.pains[m.assignment.variant % Math.max(1, m.pains.length)] ?? otherwise);
const need = (m: Material, otherwise: string) => inSentence(m.needs[m.assignment.variant % Math.max(1, m.needs.length)] ?? otherwise);
const topic = (m: Material, at: number) => thing(m.topics[at % m.topics.length] ?? m.title);

export const ideas: Tongue["ideas"] = [
  (m) => ({
    title: "Ask this before you decide",
    explanation: `The questions a reader can take to anyone about ${quote(m.title)}, each with what a good answer sounds like. Useful even to those who never come to ${m.brand}, and that is why they will remember it.`,
  }),
  (m) => ({
    title: "The first week",
    explanation: `Day by day through the beginning of ${quote(m.title)}: what is normal, what is a sign to act, and when to ask for help.`,
  }),
  (m) => ({
    title: "Two ways, side by side",
    explanation: `A plain comparison of the two usual ways to go about ${quote(m.title)}, put to the same questions. The reader chooses by one need: ${need(m, "peace of mind")}.`,
  }),
  (m) => ({
    title: "What nobody mentions",
    explanation: `It starts from the worry people rarely say aloud, ${quote(pain(m, "what if I choose wrong?"))}, and answers it in the open.`,
  }),
  (m) => ({
    title: "A day behind the scenes",
    explanation: `How the people at ${m.brand} deal with ${topic(m, 0)} on an ordinary morning: what they look at first and what they leave alone.`,
  }),
  (m) => ({
    title: "From doubt to decision",
    explanation: `One person, one question, one ordinary week. The story follows them through ${join(m.topics.slice(0, 3).map(thing))} to a choice they are content with.`,
  }),
  (m) => ({
    title: "The checklist to keep",
    explanation: `One page about ${quote(m.title)} that readers will save: a few checks before, during and after, in the order in which they come up.`,
  }),
  (m) => ({
    title: "Three habits to drop",
    explanation: `The small habits that get in the way of ${topic(m, 1)}, where they come from, and one easy replacement for each.`,
  }),
  (m) => ({
    title: "Explained to a friend",
    explanation: `${startCapital(topic(m, 0))} without a single special term, in the words one would use over coffee. It ends with one thing to try the same day.`,
  }),
  (m) => ({
    title: "Your questions, answered",
    explanation: `The questions ${m.brand} hears most about ${quote(m.title)}, in customers' own words, each with a short answer and a longer reason.`,
  }),
  (m) => ({
    title: "When it isn't for you",
    explanation: `An open account of the cases, around ${quote(m.title)}, in which another way is the better one. Few things build more trust.`,
  }),
  (m) => ({
    title: "Small start, same day",
    explanation: `The smallest first step towards ${topic(m, 2)}, with what is needed for it and how to tell that it worked.`,
  }),
  (m) => ({
    title: "One word at a time",
    explanation: `A short glossary of the terms that come up around ${quote(m.title)}, each with an example from everyday life.`,
  }),
  (m) => ({
    title: "Before and after",
    explanation: `The same ordinary situation told twice: as it usually goes, and with one thing changed. What changes is ${topic(m, 1)}.`,
  }),
  (m) => ({
    title: "What we learned ourselves",
    explanation: `${m.brand} looks back at its own beginnings with ${topic(m, 0)}: what we would do again, and what we would leave out.`,
  }),
];

export const objectives: Tongue["objectives"] = [
  (m) => ({
    title: "Answer the main question at once",
    explanation: `After the first paragraph the reader can say in their own words what matters about ${quote(m.title)}.`,
  }),
  (m) => ({
    title: "Take away one worry",
    explanation: `The reader no longer has to wonder about this: ${pain(m, "where to begin")}. The piece says what can be done about it.`,
  }),
  (m) => ({
    title: "Make the options comparable",
    explanation: `With one set of questions the reader can weigh any two offers, ours included, and see the difference in ${topic(m, 0)}.`,
  }),
  () => ({
    title: "Lead to a first step",
    explanation: `The reader knows one thing to do today, what it takes, and how to tell that it worked.`,
  }),
  (m) => ({ title: "Earn trust", explanation: `The reader has learned something useful from ${m.brand} before being asked for anything.` }),
  (m) => ({
    title: "Be found for the real question",
    explanation: `Someone who searches for ${quote(m.keywords[0] ?? topic(m, 0))} finds a complete answer here and needn't go back to the results.`,
  }),
  (m) => ({
    title: "Start a conversation",
    explanation: `Readers have a reason to reply with their own case, and ${m.brand} learns what they ask next.`,
  }),
  (m) => ({
    title: "Meet the need first",
    explanation: `Whoever comes for this, ${need(m, "a clear answer")}, finds it before anything about ${m.brand}.`,
  }),
  (m) => ({
    title: "Bring decided readers to us",
    explanation: `A reader who is ready to act finds the way to ${m.brand} in one step and knows what to ask.`,
  }),
  (m) => ({
    title: "Give something to share",
    explanation: `At least one passage about ${topic(m, 1)} is worth sending to a friend on its own.`,
  }),
];

export function outline(m: Material): readonly OutlineSection[] {
  const ways = [
    ["What is to be decided here, in one sentence", "The questions to ask", "What a good answer sounds like"],
    ["How it usually goes", "Where it goes wrong, and why", "The small change that helps"],
    ["An example from an ordinary day", "What the example shows", "How the reader can use it"],
    ["The first step", "What comes after it", "How to tell that it worked"],
    ["The options side by side", "What each of them asks for", "Whom each of them suits"],
  ];
  const depth = { LOW: 2, MEDIUM: 3, HIGH: 3 }[m.length];
  const concerns = [...m.needs.map((text) => `Need: ${inSentence(text)}`), ...m.pains.map((text) => `Worry: ${inSentence(text)}`)];
  return [
    {
      title: "The answer in short",
      points: [
        m.idea ?? `What matters about ${quote(m.title)}, in two sentences`,
        m.reader ? `Whom it is for: ${inSentence(m.reader)}` : "Whom it is for, and what they already know",
      ],
    },
    ...m.topics.map((title, at) => ({
      title: startCapital(title),
      points: (ways[(at + m.assignment.variant) % ways.length] ?? []).slice(0, depth),
    })),
    ...(concerns.length > 0 ? [{ title: "Needs and worries", points: concerns }] : []),
    {
      title: `Where ${m.brand} comes in`,
      points: [
        "What we do, in one sentence",
        "What the reader does themselves",
        ...(m.terms.length > 0 ? [`Words to use: ${join(m.terms)}`] : []),
      ],
    },
    {
      title: "Frequently asked questions",
      points: ["Where should I start?", "What if I choose wrong?", "When is it time to ask for help?"].slice(0, depth),
    },
    { title: "The next step", points: [`One invitation that fits the reader's stage, leading to ${m.brand}`] },
  ];
}
