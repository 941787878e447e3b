import { fieldName, isListField } from "../writing/terms.ts";
import { ITEM_COUNT } from "./lengths.ts";
import type { TaskPrompt } from "./prompt.ts";

/** What a form's field holds; the name of one that isn't listed has to speak for itself. */
const FIELDS: Record<string, string> = {
  title: "the title of the content, under 70 characters",
  idea: "the idea of the content, in one sentence",
  ideaExplanation: "the explanation of the idea, in 2 to 4 sentences",
  objective: "the objective: what a reader knows or does afterwards, in one sentence",
  details: "further instructions to the writer, in 2 to 4 sentences",
  writerRole: "the role the writer speaks from, in a few words",
  sharingStyle: "the style in which the content is shared, in a few words",
  framework: "the framework that orders the content, in a few words",
  vision: "the company's vision, in one sentence",
  mission: "the company's mission, in one or two sentences",
  goal: "the company's goal, in one sentence",
  slogan: "a slogan of at most 7 words",
  targetMarket: "the target market, in one sentence",
  scopeOfImpact: "the scope of impact, in a few words",
  character: "the brand's character, in one sentence",
  language: "the brand's manner of speaking, in a few words",
  name: "a short name for the targeted customer (a type, not a person)",
  ageRange: "the targeted customer's age range",
  role: "the targeted customer's role, in a few words",
  description: "a description in 2 sentences",
};

const LISTS: Record<string, string> = {
  topics: "topics of the content, each fit to be a section heading",
  keywords: "search keywords, two to four words each, in the words people really type",
  tools: "tools and materials the writer will use",
  values: "the company's values, one or two words each",
  competitors: "kinds of competitors (no invented names)",
  needs: "needs of the targeted customer",
  pains: "pains of the targeted customer",
  channels: "channels on which the targeted customer is reached",
  personality: "traits of the brand's personality, one word each",
  goals: "goals of the brand's voice",
  tags: "tags for the brand's voice",
};

const named = (names: Record<string, string>, name: string) => (Object.hasOwn(names, name) ? names[name] : undefined);
const known = (name: string) => named(FIELDS, name) ?? named(LISTS, name) ?? "the form field named in the part below";

export const field: TaskPrompt = {
  version: "field@1",
  task(assignment) {
    const name = fieldName(assignment.field ?? "");
    const count = isListField(name)
      ? ` Give ${ITEM_COUNT[assignment.length]} to ${ITEM_COUNT[assignment.length] + 3} of them.`
      : " Give the value alone, on one paragraph, without quotation marks.";
    return `Fill one field of a form: ${known(name)}.${count}`;
  },
};
