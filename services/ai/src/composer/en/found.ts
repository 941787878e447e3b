import type { Tongue } from "../tongue.ts";
import { sentence, startCapital } from "../prose.ts";
import { inSentence, thing } from "./grammar.ts";

export const seo: Tongue["seo"] = {
  titles: (title, keyword, brand) =>
    keyword === undefined
      ? [
          `${title} | ${brand}`,
          `${title}: a clear guide`,
          `${title}: the questions to ask`,
          `${title}, step by step`,
          `${brand}: ${inSentence(title)}`,
        ]
      : [
          `${startCapital(keyword)}: ${inSentence(title)}`,
          `${title}: ${keyword}`,
          `${startCapital(keyword)}, explained: ${inSentence(title)}`,
          `A guide to ${keyword}: ${inSentence(title)}`,
          `${startCapital(keyword)} | ${brand}`,
        ],
  leads: [
    (keyword) => `This is about ${keyword}: what matters first, and what to do next.`,
    (keyword) => `Here is what to know about ${keyword}, in the order in which you will need it.`,
    (keyword) => `Anyone who looks into ${keyword} meets the same few questions. The answers come first.`,
  ],
  reasons: {
    title: "The title names what people search for and is short enough to be shown whole.",
    description: "People read this line before they open the page, and at this length it isn't cut off.",
    introduction: "A first paragraph that names its subject is understood at once, by readers and by search engines.",
    heading: "A heading that says what follows can be shown as an answer of its own.",
    paragraph: "Short paragraphs are easier to read on a screen and easier to quote as an answer.",
    questions: "Questions in readers' words, each with a short answer, are what AI assistants like to quote.",
  },
};

export const picture: Tongue["picture"] = {
  scenes: [
    {
      shows: (m) =>
        `Two hands at a calm everyday task to do with ${thing(m.topics[0] ?? m.title)}; daylight from one side, a plain background, room above for a title.`,
      alt: (m) => `Two hands at a calm everyday task: ${thing(m.topics[0] ?? m.title)}`,
    },
    {
      shows: (m) =>
        `A tidy table seen from above with the few things that belong to ${thing(m.title)}, in good order, with space between them.`,
      alt: (m) => `A tidy table seen from above, with what belongs to ${thing(m.title)}`,
    },
    {
      shows: (m) =>
        `Somebody asks a question and somebody listens, at a small table near a window; the subject is ${thing(m.topics[0] ?? m.title)}. Relaxed faces, no pose.`,
      alt: (m) => `Two people talk at a table near a window about ${thing(m.topics[0] ?? m.title)}`,
    },
    {
      shows: (m) => `One thing that stands for ${thing(m.title)}, close up, sharp in front of a soft background, lit by the evening.`,
      alt: (m) => `A close view of one thing that stands for ${thing(m.title)}`,
    },
    {
      shows: (m) =>
        `A bright place in the morning where the day with ${thing(m.topics[0] ?? m.title)} begins; nobody is in the picture yet.`,
      alt: (m) => `A bright, empty place in the morning, before the day with ${thing(m.topics[0] ?? m.title)} begins`,
    },
  ],
  wish: (text) => `What is wanted: ${sentence(text)}`,
  manner: (style, manner) =>
    style
      ? `Manner: ${sentence(style)}`
      : {
          warm: "Natural photograph, warm light.",
          formal: "Clean photograph, even light, muted colours.",
          plain: "Natural photograph, soft light.",
        }[manner],
  never: "No letters, no figures, no logos.",
  preface: /^(?:an?\s+|the\s+)?(?:image|picture|photo|photograph|graphic)\s+(?:of|showing)\s+/i,
  alts: [
    (subject) => subject,
    (subject, m) => `${startCapital(subject)}: ${inSentence(m.title)}`,
    (subject, m) => `${startCapital(subject)}, from ${m.brand}`,
    (subject, m) => `${m.brand}: ${inSentence(subject)}`,
    (subject, m) => `${startCapital(subject)}, to go with ${thing(m.topics[0] ?? m.title)}`,
  ],
  unseen: [
    (m) => `Picture to go with “${m.title}”`,
    (m) => `${m.brand}: picture about ${thing(m.topics[0] ?? m.title)}`,
    (m) => `Picture by ${m.brand} about ${thing(m.title)}`,
    (m) => `${startCapital(m.topics[0] ?? m.title)}, pictured by ${m.brand}`,
    (m) => `Picture at the beginning of “${m.title}”`,
  ],
};

export const worksheet: Tongue["worksheet"] = {
  untranslated:
    "**Not translated.** The offline composer can't translate. Here is the original in pieces, with room for each translation. Connect an AI model to have it translated.",
  already: "**Not translated.** The text is in English already.",
  words: "The brand's words",
  room: "Translation",
};
