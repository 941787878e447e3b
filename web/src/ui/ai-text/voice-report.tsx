import { chakra } from "@chakra-ui/react";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GenerationOutcome } from "../../lib/generation/use-outcome.ts";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { VoiceRuleBadge } from "../voice-rule-badge.tsx";

type Voice = NonNullable<GenerationOutcome["voice"]>;

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
      <chakra.span color={broken ? "danger.fg" : "fg.muted"}>{t(broken ? "voiceReport.broken" : "voiceReport.kept")}</chakra.span>
      {[...new Set(words)].map((word) => (
        <chakra.q key={word} textStyle="caption" color="fg.muted">
          <bdi>{word}</bdi>
        </chakra.q>
      ))}
    </chakra.li>
  );
}

/** Which of the brand's rules bear on a text and whether it keeps them, what changed because of them, and the text without them beside it. */
export function VoiceReport({ voice, text }: { voice: Voice; text: string }) {
  const { t } = useTranslation("generation");
  const [comparing, setComparing] = useState(false);
  const checks = voice.checks.filter(({ applies }) => applies);
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
      {voice.changes.length > 0 && (
        <>
          <chakra.h4 textStyle="label">{t("voiceReport.changed")}</chakra.h4>
          <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="1">
            {voice.changes.map(({ before, after }, index) => (
              <chakra.li key={`${index}-${before}`} display="flex" flexWrap="wrap" gap="2" textStyle="small">
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
              </chakra.li>
            ))}
          </chakra.ul>
        </>
      )}
      {voice.plainText == null ? (
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
                <Text dir="auto">{text}</Text>
              </Box>
              <Box aria-label={t("options.withoutVoice")}>
                <chakra.h4 textStyle="label">{t("options.withoutVoice")}</chakra.h4>
                <Text dir="auto">{voice.plainText}</Text>
              </Box>
            </chakra.div>
          )}
        </>
      )}
    </Box>
  );
}
