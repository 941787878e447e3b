import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { GenerationResultFragment } from "../../../generated/graphql.ts";
import { formatNumber } from "../../../lib/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { OfflineBadge } from "../../../ui/offline-badge.tsx";
import { VoiceRuleBadge } from "../../../entities/voice/voice-rule-badge.tsx";

/** Which of the brand's rules shaped the text, and what it took to write it. */
export function TextVoicePanel({ generation }: { generation: GenerationResultFragment | undefined }) {
  const { t } = useTranslation(["generation", "companies"]);
  if (!generation)
    return (
      <chakra.p textStyle="small" color="fg.subtle">
        {t("voiceEmpty")}
      </chakra.p>
    );
  const { voiceRules, offline, model, inputTokens, outputTokens } = generation;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.p textStyle="small" color="fg.muted">
        {t("rulesApplied", { count: voiceRules.length })}
      </chakra.p>
      {voiceRules.length > 0 && (
        <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="3">
          {voiceRules.map((rule) => (
            <chakra.li key={`${rule.kind}-${rule.term}`} display="flex" flexDirection="column" gap="1" textStyle="small">
              <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2">
                <VoiceRuleBadge kind={rule.kind}>{t(`ruleKinds.${rule.kind}`)}</VoiceRuleBadge>
                <chakra.bdi fontWeight="medium">{rule.term}</chakra.bdi>
              </chakra.span>
              {(rule.replacement || rule.note) && (
                <chakra.span textStyle="caption" color="fg.subtle">
                  {rule.replacement && (
                    <>
                      {t(rule.kind === "BAN" ? "companies:rule.writtenInstead" : "insteadOf")} <bdi>{rule.replacement}</bdi>
                    </>
                  )}
                  {rule.replacement && rule.note && " · "}
                  {rule.note && <bdi>{rule.note}</bdi>}
                </chakra.span>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" pt="3" borderBlockStartWidth="1px" borderColor="border.muted">
        {offline ? <OfflineBadge /> : <Badge>{model}</Badge>}
        <chakra.span textStyle="caption" color="fg.subtle">
          {t("tokens", { count: formatNumber(inputTokens + outputTokens) })}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  );
}
