import { plain, sentence, startCapital } from "../prose.ts";
import { say } from "../say.ts";
import { bestFirst, own, window } from "../seed.ts";
import type { Material } from "../material.ts";
import type { Line } from "../tongue.ts";
import { callToAction } from "./article.ts";
import { inSentence, join, quote } from "./grammar.ts";
import { listPools } from "./field-lists.ts";

const first = (items: readonly string[], otherwise: string) => inSentence(items[0] ?? otherwise);
const market = (m: Material) => inSentence(m.assignment.company.targetMarket ?? m.reader ?? "the people we serve");
const values = (m: Material) => join(m.assignment.company.values.slice(0, 3).map(inSentence)) || "clarity, care and keeping our word";

const lines: Record<string, readonly Line[]> = {
  title: [
    (m) => `${plain(m.title)}: what to know before you decide`,
    (m) => `${plain(m.title)}, explained step by step`,
    (m) => `A practical guide: ${inSentence(m.title)}`,
    (m) => `${plain(m.title)}: the questions worth asking first`,
    (m) => `${plain(m.title)}, without the detours: a guide from ${m.brand}`,
  ],
  idea: [
    (m) => `The questions to ask before deciding on ${quote(m.title)}, each with what a good answer sounds like.`,
    (m) => `One ordinary day from the reader's side, in which ${quote(m.title)} goes from a worry to a plan.`,
    (m) =>
      `A step-by-step start to ${quote(m.title)} for someone doing it for the first time, with one small task at the end of each step.`,
    (m) => `The common detours around ${quote(m.title)}, and the shorter way past each of them.`,
    (m) => `A plain comparison that lets the reader of ${quote(m.title)} choose by their own need: ${first(m.needs, "peace of mind")}.`,
  ],
  ideaExplanation: [
    (m) =>
      `The piece opens with the answer, then gives the reason for it, point by point: ${join(m.topics.map(inSentence))}. The reader leaves with a short list of questions to use the same day, and knows what ${m.brand} can take off their hands.`,
    (m) =>
      `We follow one person from the first doubt to the decision. Their need leads the way: ${first(m.needs, "a clear answer")}. Each stop on the way answers one question, and ${m.brand} appears only where it really helps.`,
    (m) =>
      `Each part covers one point and ends with something to do: ${join(m.topics.map(inSentence))}. It stays practical throughout, so that it can be read in one go or kept at hand and used like a checklist.`,
    (m) =>
      `We begin with what usually gets in the way: ${first(m.pains, "too many options and too little time")}. Then we show what changes when one starts from the need instead of the offer, and close with one next step from ${m.brand}.`,
    (m) =>
      `The options are laid side by side and put to the same questions, so that readers can see for themselves which one fits. ${m.brand} says openly whom its own offer suits, and whom it doesn't.`,
  ],
  objective: [
    (m) => `Readers can say in one sentence what matters about ${quote(m.title)}, and know what to do next.`,
    (m) => `Answer the question readers arrive with about ${quote(m.title)} well enough that they needn't ask elsewhere.`,
    (m) =>
      `Take away one worry: ${first(m.pains, "not knowing where to begin")}. The reader gets a first step that can be taken the same day.`,
    (m) => `Give readers what they need to compare their options fairly, and a reason to put ${m.brand} on their list.`,
    (m) => `Bring readers who are nearly decided to get in touch with ${m.brand}, with a clear idea of what they want to ask.`,
  ],
  details: [
    (m) =>
      `Write for ${market(m)}. Keep the sentences short and answer the main question in the first paragraph. Cover these points: ${join(m.topics.map(inSentence))}. Leave out figures that have no source.`,
    (m) =>
      `Start from the reader's need: ${first(m.needs, "a clear answer")}. Name the usual worry, which is ${first(m.pains, "losing time on the wrong choice")}, and answer it plainly. Mention ${m.brand} where it helps, not in every paragraph.`,
    () =>
      "Use one everyday example from beginning to end, and let it carry the explanation. Close with a list of questions the reader can copy.",
    (m) =>
      `Give each topic its own section with a heading that says what is in it. Avoid superlatives. End with one invitation to contact ${m.brand}.`,
    () =>
      "Explain any special term the first time it is used. Prefer verbs to nouns, show before you claim, and put the next step where nobody can miss it.",
  ],
  description: [
    (m) => `${plain(m.title)}: what it is for, whom it serves and how it begins. ${m.brand} takes it on with ${values(m)} in mind.`,
    (m) => `A piece of work by ${m.brand} for ${market(m)}, with one clear aim and a result everyone can see.`,
    (m) => `${m.brand} brings together what belongs together here, so that ${market(m)} can find it in one place.`,
    (m) => `It starts from one need: ${first(m.needs, "a clear and reliable answer")}. Everything else in it follows from there.`,
    (m) => `What ${m.brand} sets out to do here, step by step, and how we will know that it is done.`,
  ],
  writerRole: [
    () => "An experienced colleague who explains things calmly and never talks down",
    () => "A specialist who speaks from daily practice",
    () => "A curious reporter who asks what the reader would ask",
    () => "A customer who has been through it and tells it straight",
    () => "A teacher who moves on only when the last point is clear",
  ],
  sharingStyle: [
    () => "Answer first, then the reason, then a question that invites a reply",
    () => "A short story from an ordinary day, with one lesson at the end",
    () => "A numbered list that people will want to save and send on",
    () => "A question from a customer, followed by an open and complete answer",
    () => "A look behind the scenes, in the words of the people who do the work",
  ],
  framework: [
    () => "Problem, consequence, solution",
    () => "Question, answer, reason, next step",
    () => "Attention, interest, desire, action",
    () => "Before, after, and the bridge between them",
    () => "What, why, how, what now",
  ],
  vision: [
    (m) => `To be the first name that comes to mind for ${market(m)}, because ${m.brand} has earned it every day.`,
    (m) => `A time in which ${market(m)} can choose without doubt, and ${m.brand} is one of the reasons.`,
    (m) => `That what ${m.brand} stands for, ${values(m)}, becomes what people expect of everyone in our field.`,
    (m) => `To grow so carefully that every customer of ${m.brand} still feels like the first one.`,
    (m) => `To leave our field clearer, fairer and more human than ${m.brand} found it.`,
  ],
  mission: [
    (m) => `${m.brand} helps ${market(m)} get what they need without detours: with ${values(m)}.`,
    (m) => `We listen first, then offer what fits, and stay until it works. That is what ${m.brand} does every day.`,
    (m) => `${m.brand} makes a difficult choice easy to understand, and stands by the result.`,
    (m) =>
      `We take one worry after another off our customers' minds, beginning with this one: ${first(m.pains, "not knowing whom to trust")}.`,
    (m) => `To give ${market(m)} an honest answer and careful work, each time they turn to ${m.brand}.`,
  ],
  goal: [
    (m) => `Become the name that ${market(m)} recommend to each other without being asked.`,
    (m) => `Answer every question that reaches ${m.brand} clearly, and on the day it arrives.`,
    (m) => `Win lasting customers by keeping to ${values(m)}, rather than buying attention.`,
    (m) => `Make ${m.brand} easy to find and easy to understand, wherever our customers look.`,
    (m) => `Build content that answers the need behind the question: ${first(m.needs, "a clear and reliable answer")}.`,
  ],
  slogan: [
    (m) => `${m.brand}. Made for your day.`,
    (m) => `${m.brand}: ask us first.`,
    (m) => `Clear from the first step. ${m.brand}.`,
    (m) => `${m.brand}. Care you can see.`,
    (m) => `Good choices begin here. ${m.brand}.`,
  ],
  targetMarket: [
    () => "People who compare carefully before they buy and stay loyal once they are convinced",
    () => "Families and professionals in our city who value reliability over the lowest price",
    () => "Small and medium businesses that want one dependable partner instead of many suppliers",
    () => "Young adults choosing for themselves for the first time, who ask online before they visit",
    () => "Returning customers and the people they recommend us to",
  ],
  scopeOfImpact: [
    () => "Our own city first, then the region around it",
    () => "The whole country, with service in every large city",
    () => "The Gulf states and the wider Arabic-speaking world",
    () => "Our neighbourhood: the people who can reach us in person",
    () => "Everyone who can be reached online, in Arabic and English",
  ],
  character: [
    (m) => `${m.brand} speaks like a knowledgeable friend: calm, direct, and never pushy.`,
    (m) => `A careful craftsman who would rather show than promise. That is ${m.brand}.`,
    (m) => `${m.brand} is a warm host: attentive, generous, and easy to talk to.`,
    (m) => `A clear-headed guide who knows the way and lets you set the pace. That is ${m.brand}.`,
    (m) => `${m.brand} is curious and lively: quick to ask, quick to help, serious about quality.`,
  ],
  language: [
    () => "Plain and warm, in short sentences, addressed to one reader",
    () => "Professional and precise, without jargon",
    () => "Simple everyday words, with examples from daily life",
    () => "Lively and direct, with verbs in front and no superlatives",
    () => "Calm and respectful, in complete sentences",
  ],
  name: [
    () => "The careful planner",
    () => "The busy parent",
    () => "The first-time buyer",
    () => "The loyal regular",
    () => "The small-business owner",
  ],
  ageRange: [() => "25 to 34", () => "35 to 44", () => "18 to 24", () => "45 to 54", () => "25 to 44"],
  role: [
    () => "The person who compares the options and makes the final choice",
    () => "A manager who chooses on behalf of a team",
    () => "The head of a household who plans ahead",
    () => "An owner who does a little of everything",
    () => "A young professional short of time",
  ],
  callToAction: [0, 1, 2, 3, 4].map((at) => (m: Material) => callToAction[m.funnel][at]?.(m) ?? ""),
};

const ALIASES: Record<string, string> = {
  message: "mission",
  explanation: "ideaExplanation",
  cta: "callToAction",
  about: "description",
  projectDescription: "description",
  age: "ageRange",
};

const anything: readonly Line[] = [
  (m) => `${sentence(m.idea ?? m.title)} ${m.brand} puts it in plain words and keeps to what can be shown.`,
  (m) => `What matters most here: ${join(m.topics.map(inSentence))}.`,
  (m) => `Written for ${market(m)}, with one need in mind: ${first(m.needs, "a clear answer")}.`,
  (m) => `${startCapital(values(m))}: this is how ${m.brand} goes about it.`,
  (m) => `Start from the need, take one step at a time, and ask ${m.brand} whenever a question stays open.`,
];

export function field(name: string, m: Material): string | readonly string[] {
  const key = own(ALIASES, name) ?? name;
  const pool = own(listPools, key);
  if (!pool) return say(m, key, own(lines, key) ?? anything);
  const { count, items, ranked } = pool(m);
  const distinct = [...new Set(items)];
  return ranked
    ? bestFirst(m.assignment.variant, distinct, count[m.length])
    : window(m.seed, m.assignment.variant, distinct, count[m.length]);
}
