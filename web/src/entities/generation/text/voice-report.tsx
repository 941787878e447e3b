import { chakra } from "@chakra-ui/react";
import { sentencesOf } from "@muhtawa/text-analysis";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GenerationOutcome } from "../use-outcome.ts";
import { Button } from "../../../ui/button.tsx";
import { MarkdownView } from "../../../ui/document/markdown-view.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { VoiceRuleBadge } from "../../voice/voice-rule-badge.tsx";

type Voice = NonNullable<GenerationOutcome["voice"]>;
/** What it has changed, and the text without it, are known of a generation's first variant. */
type Reported = Pick<Voice, "checks"> & Partial<Voice>;

const Text = chakra("p", { base: { textStyle: "small", whiteSpace: "pre-wrap", overflowWrap: "anywhere" } });
const Box = chakra("section", {
  base: { display: "flex", flexDirection: "column", gap: "2", p: "3", border: "1px solid", borderColor: "border", borderRadius: "md" },
});

function RuleCheck({ check: { rule, broken, against, kept } }: { check: Voice["checks"][number] }) {
  const { t } = useTranslation("generation");
  const words = (broken ? against : kept).map(({ text }) => text);
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" textStyle="small">
      <Icon as={broken ? CircleAlert : CircleCheck} color={broken ? "danger.fg" : "success.fg"} />
      <VoiceRuleBadge kind={rule.kind}>{t(`ruleKinds.${rule.kind}`)}</VoiceRuleBadge>
      <chakra.bdi fontWeight="medium">{rule.term}</chakra.bdi>
      <chakra.span color={broken ? "danger.fg" : "fg.muted"}>
        {t(broken ? "voiceReport.broken" : rule.kind === "BAN" ? "voiceReport.avoided" : "voiceReport.kept")}
      </chakra.span>
      {[...new Set(words)].map((word) => (
        <chakra.q key={word} textStyle="caption" color="fg.muted">
          <bdi>{word}</bdi>
        </chakra.q>
      ))}
    </chakra.li>
  );
}

/** What a rule has changed, and the sentence that it shaped. */
function RuleChange({ change: { rule, before, after, at }, text }: { change: Voice["changes"][number]; text: string }) {
  const { t } = useTranslation("generation");
  const sentence = sentencesOf(text).find(({ start, end }) => start <= at && at < end);
  return (
    <chakra.li display="flex" flexDirection="column" gap="1" textStyle="small">
      <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
        <VoiceRuleBadge kind={rule.kind}>{t(`ruleKinds.${rule.kind}`)}</VoiceRuleBadge>
        <chakra.bdi fontWeight="medium">{rule.term}</chakra.bdi>
        <chakra.del color="fg.subtle">
          <bdi>{before}</bdi>
        </chakra.del>
        {after ? (
          <chakra.ins bg="brand.muted" textDecorationThickness="2px">
            <bdi>{after}</bdi>
          </chakra.ins>
        ) : (
          <chakra.span color="fg.muted">{t("voiceReport.removed")}</chakra.span>
        )}
      </chakra.span>
      {sentence && (
        <chakra.q dir="auto" textStyle="caption" color="fg.muted">
          {sentence.text}
        </chakra.q>
      )}
    </chakra.li>
  );
}

/** Which of the brand's rules bear on a text and whether it keeps them, what changed because of them, and the text without them beside it. */
export function VoiceReport({ voice, text }: { voice: Reported; text: string }) {
  const { t } = useTranslation("generation");
  const [comparing, setComparing] = useState(false);
  const checks = voice.checks.filter(({ applies }) => applies);
  const { changes = [], plainText } = voice;
  return (
    <Box aria-label={t("voiceReport.title")}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.h3 textStyle="h3">{t("voiceReport.title")}</chakra.h3>
        <chakra.span textStyle="caption" color="fg.muted">
          {t("voiceReport.applied", { count: checks.length })}
        </chakra.span>
      </chakra.div>
      {checks.length > 0 ? (
        <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="2">
          {checks.map((check) => (
            <RuleCheck key={`${check.rule.kind}-${check.rule.term}`} check={check} />
          ))}
        </chakra.ul>
      ) : (
        <Text color="fg.subtle">{t("voiceReport.noRules")}</Text>
      )}
      {changes.length > 0 && (
        <>
          <chakra.h4 textStyle="label">{t("voiceReport.changed")}</chakra.h4>
          <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="3">
            {changes.map((change) => (
              <RuleChange key={`${change.at}-${change.before}`} change={change} text={text} />
            ))}
          </chakra.ul>
        </>
      )}
      {plainText === undefined ? null : plainText === null ? (
        <Text color="fg.subtle">{t("voiceReport.same")}</Text>
      ) : (
        <>
          <div>
            <Button size="sm" variant="ghost" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
              {t(comparing ? "voiceReport.hideComparison" : "voiceReport.compare")}
            </Button>
          </div>
          {comparing && (
            <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
              <Box aria-label={t("options.withVoice")} bg="brand.subtle">
                <chakra.h4 textStyle="label">{t("options.withVoice")}</chakra.h4>
                <MarkdownView text={text} />
              </Box>
              <Box aria-label={t("options.withoutVoice")}>
                <chakra.h4 textStyle="label">{t("options.withoutVoice")}</chakra.h4>
                <MarkdownView text={plainText} />
              </Box>
            </chakra.div>
          )}
        </>
      )}
    </Box>
  );
}
