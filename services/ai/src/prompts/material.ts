import { allOf } from "../brand/brand-source.ts";
import { type Assignment, rulesFor } from "../writing/assignment.ts";
import type { VoiceRule } from "../writing/terms.ts";
import { fixedTranslations } from "../writing/voice-rules.ts";
import { facts, fence } from "./fence.ts";

const RULES: Record<VoiceRule["kind"], (rule: VoiceRule) => string> = {
  BAN: (rule) => `never write: ${rule.term}${rule.replacement ? ` (write instead: ${rule.replacement})` : ""}`,
  PREFER: (rule) => (rule.replacement ? `instead of: ${rule.replacement}, write: ${rule.term}` : `use where it fits: ${rule.term}`),
  GLOSSARY: (rule) => `always write exactly: ${rule.term}${rule.replacement ? ` (never: ${rule.replacement})` : ""}`,
  STYLE: (rule) => `style: ${rule.term}`,
};

const ruleLine = (rule: VoiceRule) => `- ${RULES[rule.kind](rule)}${rule.note ? ` — ${rule.note}` : ""}`;

function company({ company: of }: Assignment): string {
  return facts({
    "company name": of.companyName,
    "brand name": of.brandName,
    slogan: of.slogan,
    vision: of.vision,
    mission: of.mission,
    goal: of.goal,
    values: of.values,
    "target market": of.targetMarket,
    "scope of impact": of.scopeOfImpact,
    character: of.character,
    competitors: of.competitors,
  });
}

function persona({ company: { persona: of } }: Assignment): string {
  return facts({ name: of?.name, "age range": of?.ageRange, role: of?.role, needs: of?.needs, pains: of?.pains, channels: of?.channels });
}

function voice(assignment: Assignment): string {
  const { brandVoice, language } = assignment.company;
  const manner = facts({
    personality: brandVoice.personality,
    "manner of speaking": brandVoice.language ?? language,
    goals: brandVoice.goals,
    tags: brandVoice.tags,
  });
  const rules = rulesFor(assignment).map(ruleLine);
  return [manner, rules.length > 0 ? `rules:\n${rules.join("\n")}` : ""].filter(Boolean).join("\n");
}

function brief({ brief: of }: Assignment): string {
  return facts({
    title: of.title,
    type: of.type,
    classification: of.classification,
    level: of.level,
    methodology: of.methodology,
    "interest area": of.interestArea,
    framework: of.framework,
    keywords: of.keywords,
    idea: of.idea,
    "idea explained": of.ideaExplanation,
    "conversion funnel": of.conversionFunnel,
    objective: of.objective,
    topics: of.topics,
    tools: of.tools,
    "sharing style": of.sharingStyle,
    "writer role": of.writerRole,
    participation: of.participation,
    intensity: of.intensity,
    "social channels": of.socialChannels,
    details: of.details,
  });
}

/** The company's own words for what stands in a text that is to be translated. */
function glossary(assignment: Assignment): string {
  if (assignment.kind !== "TRANSLATE" || !assignment.selection) return "";
  return fixedTranslations(assignment, assignment.selection)
    .map(({ from, to }) => `- ${from} → ${to}`)
    .join("\n");
}

/** As much of a document as shows how somebody speaks, and of a page as says what it is about; in UTF-16 code units. */
const TONE_FILE = 8_000;
const SEARCH_RESULT = 2_000;

/** All that is known for the task, each part fenced as data. */
export function materialOf(assignment: Assignment): string {
  const parts: readonly (readonly [string, string | undefined])[] = [
    ["company", company(assignment)],
    ["persona", persona(assignment)],
    ["voice", voice(assignment)],
    ["brief", brief(assignment)],
    ["tone file", assignment.toneFile?.slice(0, TONE_FILE)],
    ...(assignment.searchResults ?? []).map(
      ({ title, address, text }, at) => [`search result ${at + 1}`, facts({ title, address, text: text.slice(0, SEARCH_RESULT) })] as const,
    ),
    ["request", assignment.prompt],
    ["tone", assignment.tone],
    ["style", assignment.style],
    ["glossary", glossary(assignment)],
    ["selection", assignment.selection],
    ["source", assignment.source && allOf(assignment.source)],
  ];
  return parts.flatMap(([name, text]) => (text?.trim() ? [fence(name, text)] : [])).join("\n\n");
}
