import { plain, sentence, startCapital } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { asked, inSentence, join, thing } from "./grammar.ts";

const TOPIC_LINES = [
  "decide what you expect from it before you compare.",
  "start small and add only what has proved useful.",
  "ask every option the same questions.",
  "look first at the habit that gets in the way.",
  "choose one sign by which you will know it worked.",
];

export const short: Tongue["short"] = {
  hooks: [
    (m) => (m.idea ? sentence(m.idea) : `${m.title}: shorter than you might think.`),
    (m) =>
      m.pains[0]
        ? `“${startCapital(m.pains[0])}.” Sounds familiar?`
        : `One question we hear a lot: ${inSentence(m.title)}. Here is our answer.`,
    (m) => `${m.title}. Let's take it one step at a time.`,
    (m) =>
      m.needs[0]
        ? `Looking for ${inSentence(m.needs[0])}? Begin here.`
        : `Before you decide anything about this, read on: ${inSentence(m.title)}.`,
    (m) => `What if it were simpler than it looks? ${asked(m.title)}`,
  ],
  bodies: [
    (m) =>
      m.explanation
        ? sentence(m.explanation)
        : `At ${m.brand} we look at it from the side of the person who has to live with the result. That changes which question comes first.`,
    (m) =>
      `Much of the advice out there begins with the answer and goes looking for your problem. At ${m.brand} we do it the other way round.`,
    (m) => `You don't need to know everything about it. You need to know what to ask, and ${m.brand} can help you with that.`,
    (m) => `We wrote this at ${m.brand} for anyone who would like a plain answer before making up their mind.`,
    (m) => `Three minutes of thinking now can spare you a long detour later. This is how we go about it at ${m.brand}.`,
  ],
  topicLine: (topic, at, m) => `**${startCapital(topic)}**: ${TOPIC_LINES[(at + m.assignment.variant) % TOPIC_LINES.length]}`,
  tweets: [
    (m) =>
      `${m.idea ? sentence(m.idea) : asked(m.title)} Start with ${thing(m.topics[0] ?? m.title)}; the rest follows. ${m.brand} can show you how.`,
    (m) =>
      `${m.title}: begin with what you need, ask every option the same questions, and decide by what you can see. A thought from ${m.brand}.`,
    (m) =>
      m.pains[0]
        ? `“${startCapital(m.pains[0])}” is a fair worry. Take it up first, while changing course is easy. That is how we work at ${m.brand}.`
        : `The best time to ask about ${thing(m.topics[0] ?? m.title)} is before you decide. Ask ${m.brand}.`,
    (m) =>
      m.needs[0]
        ? `If you need ${inSentence(m.needs[0])}, say it first and hold every offer against it. ${m.brand} will gladly answer.`
        : `${asked(m.title)} One clear question beats ten opinions. Ask yours: ${m.brand} answers.`,
    (m) => `Small steps, in order: ${join(m.topics.slice(0, 3).map(thing))}. That is the whole of it. ${m.brand}`,
  ],
  descriptions: [
    [
      (m) => `${m.brand}: ${sentence(m.idea ? inSentence(m.idea) : m.title)}`,
      (m) => `${asked(m.title)} From ${m.brand}, for people who like to know what they are choosing.`,
      (m) => `A closer look at ${join(m.topics.slice(0, 3).map(thing))}, by ${m.brand}.`,
      (m) => `${asked(m.title)} ${m.brand} keeps it clear, from the first question to the last step.`,
      (m) => `What to know, what to ask and how to begin: ${m.title}, explained by ${m.brand}.`,
    ],
    [
      (m) =>
        m.needs.length > 0
          ? `Made for those who look for ${join(m.needs.map(inSentence))}.`
          : `It brings together ${join(m.topics.map(thing))} in one place.`,
      (m) => (m.explanation ? sentence(m.explanation) : `It takes ${join(m.topics.map(thing))} one at a time, in plain words.`),
      (m) =>
        m.assignment.company.values.length > 0
          ? `Behind it stands what we hold to: ${join(m.assignment.company.values.map(plain).map(inSentence))}.`
          : "No special knowledge is needed, only a question of your own.",
    ],
    [
      (m) => `Have a question first? Ask ${m.brand}; you will get an answer to exactly that question.`,
      (m) =>
        m.terms.length > 0
          ? `In our own words: ${join(m.terms)}. See whether it suits you, and tell ${m.brand} what you think.`
          : `See whether it suits you, and tell ${m.brand} what you think.`,
      (m) => `Take your time, compare, and come to ${m.brand} when you are ready.`,
    ],
  ],
};
