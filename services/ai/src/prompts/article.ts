import type { Assignment } from "../writing/assignment.ts";
import { formOf, type WrittenForm } from "../writing/written-form.ts";
import { lengthOf } from "./lengths.ts";
import type { TaskPrompt } from "./prompt.ts";

const FORMS: Record<WrittenForm, string> = {
  ARTICLE: [
    "Write the article of the brief in Markdown.",
    "Begin with the title as a level-1 heading, then answer the main question in the first paragraph, in at most three sentences.",
    "Give each topic of the brief a section of its own with a level-2 heading, in the brief's order; without topics, choose three to five that the title calls for.",
    "Address the persona's needs and pains. Use the keywords where they read naturally.",
    "Close with one call to action that fits the stage of the conversion funnel, then a short list of frequently asked questions.",
  ].join(" "),
  POST: "Write the social media post of the brief: a first line that makes one stop, short paragraphs, one call to action that fits the stage of the conversion funnel, at most five hashtags at the end.",
  TWEET: "Write the tweet of the brief. Never more than 280 characters, hashtags included.",
  NEWSLETTER:
    "Write the newsletter of the brief in Markdown: the subject line as a level-1 heading, a greeting, the one thing worth knowing in the first paragraph, two or three short sections with level-2 headings, one call to action that fits the stage of the conversion funnel, a short farewell.",
  DESCRIPTION: "Write the description of the brief: what it is, for whom, and why it matters to them. No heading.",
  AUDIO_SCRIPT:
    "Write the audio script of the brief in Markdown: an opening, a part for each topic with a level-2 heading, a closing with one call to action. Put sound cues in italics and brackets. Write for the ear.",
  VIDEO_SCRIPT:
    "Write the video script of the brief in Markdown: numbered scenes with level-2 headings; in each, what is on screen, the voice-over, and the caption. An opening scene, one for each topic, a closing scene with one call to action.",
};

/** What is made from a finished text says what that says. */
const fromText = ({ selection }: Assignment): string =>
  selection?.trim()
    ? 'Make it from the text in the part named "selection": take its facts, its order of importance and its conclusion, and say nothing that neither it nor the brief says. Write it anew for this form; don\'t copy paragraphs. Where that text is in another language, think it through in the one you write.'
    : "";

export const article: TaskPrompt = {
  version: "article@2",
  task: (assignment) =>
    [`${FORMS[formOf(assignment.brief)]} Length: ${lengthOf(assignment)}.`, fromText(assignment)].filter(Boolean).join(" "),
};
