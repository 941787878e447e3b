import { isolate } from "../direction.ts";
import { checkVoice, type VoiceCheck } from "../voice/check.ts";
import { avoidedBy, wantedBy } from "../voice/rule.ts";
import { evidenceOf, type ScoreCheck } from "./check.ts";
import type { Reading } from "./reading.ts";

/** How a text stands to the rules of its brand's voice that have something to say of it. A style is for readers to judge, and not counted. */
export function voiceChecks({ title, text, rules, locale }: Reading): ScoreCheck[] {
  const checked = checkVoice(`${title}\n${text}`, rules, locale);
  return checked
    .filter(({ applies, rule }) => applies && rule.kind !== "STYLE")
    .map((check) => voiceCheck(check, rules.indexOf(check.rule)));
}

function voiceCheck({ rule, broken, against, kept }: VoiceCheck, place: number): ScoreCheck {
  const avoided = avoidedBy(rule);
  const wanted = wantedBy(rule);
  return {
    id: `voice.${place}`,
    area: "VOICE",
    passed: !broken,
    severity: rule.kind === "BAN" ? "HIGH" : "MEDIUM",
    fixable: wanted !== undefined,
    evidence: evidenceOf((broken ? against : kept).map(({ text }) => text)),
    message: messageFor(avoided, wanted),
  };
}

function messageFor(avoided: string | undefined, wanted: string | undefined): ScoreCheck["message"] {
  if (avoided !== undefined && wanted !== undefined)
    return { en: `The brand writes “${wanted}”, not “${avoided}”.`, ar: `تكتب العلامة «${isolate(wanted)}» لا «${isolate(avoided)}».` };
  if (avoided !== undefined) return { en: `The brand never writes “${avoided}”.`, ar: `لا تكتب العلامة «${isolate(avoided)}» أبدًا.` };
  return { en: `The brand writes “${wanted ?? ""}” in this form.`, ar: `تكتب العلامة «${isolate(wanted ?? "")}» بهذه الصيغة.` };
}
