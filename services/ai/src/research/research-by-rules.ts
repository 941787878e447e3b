import type { Assignment } from "../writing/assignment.ts";
import type { Draft } from "../writing/writer.ts";
import { kept } from "./findings.ts";
import type { Investigation } from "./investigation.ts";
import { Logbook } from "./logbook.ts";
import { renderFindings } from "./research.ts";
import { isQuestion, wordsOfBrief } from "./suggestions.ts";
import { Toolbox } from "./toolbox.ts";

/**
 * What can be found out without a model: what the brief says itself, and what a search suggests beside it. Claims are none: to read a page
 * for what it states takes a model.
 */
export async function* researchByRules(
  assignment: Assignment,
  investigation: Investigation,
  signal: AbortSignal,
): AsyncGenerator<string, Draft> {
  const toolbox = new Toolbox(investigation, assignment);
  const log = new Logbook(investigation, toolbox.tools);
  const used = { inputTokens: 0, outputTokens: 0, costMicros: 0 };
  const { brief, locale, selection } = assignment;
  const [keyphrase = brief.title ?? ""] = wordsOfBrief(brief);
  const either = AbortSignal.any([signal, AbortSignal.timeout(investigation.limits.time)]);
  await log.open();
  try {
    const suggested = await toolbox.use({ tool: "suggest_keywords", phrase: keyphrase }, either);
    await log.add(suggested.step);
    if (selection?.trim()) await log.add((await toolbox.use({ tool: "score", keyphrase }, either)).step);
    const own = wordsOfBrief(brief);
    const words = [...own.slice(0, brief.keywords.length), ...suggested.step.found];
    const findings = kept(
      [
        { kind: "KEYPHRASE", value: keyphrase },
        ...words.filter((one) => one !== keyphrase && !isQuestion(one)).map((value) => ({ kind: "KEYWORD" as const, value })),
        ...[...suggested.step.found, ...brief.topics].filter(isQuestion).map((value) => ({ kind: "QUESTION" as const, value })),
        ...brief.topics.map((value) => ({ kind: "TOPIC" as const, value })),
      ],
      () => undefined,
    );
    const text = renderFindings(findings, locale);
    yield text;
    return { text, items: findings, ...used };
  } catch (error) {
    if (!signal.aborted) throw error;
    return { text: "", ...used };
  }
}
