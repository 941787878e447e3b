import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { VoiceRuleInput } from "../../../generated/graphql.ts";
import type { Locale } from "../../../lib/locale/locales.ts";
import { Card } from "../../../ui/card.tsx";
import { VoiceRuleBadge } from "../../../entities/voice/voice-rule-badge.tsx";
import { ruleKey } from "./voice-rule-table.tsx";

const Gone = chakra("del", { base: { color: "fg.subtle" } });
const Written = chakra("ins", {
  base: { bg: "brand.muted", px: "1", borderRadius: "sm", textDecoration: "none", fontWeight: "medium", overflowWrap: "anywhere" },
});

interface RuleExamplesProps {
  locale: Locale;
  rules: readonly VoiceRuleInput[];
}

/** The rules of one language, each as what becomes of a word. */
export function RuleExamples({ locale, rules }: RuleExamplesProps) {
  const { t } = useTranslation("companies");
  return (
    <Card title={t(`voice.rulesOf.${locale}`)} count={rules.length} flush>
      {rules.length === 0 ? (
        <chakra.p p="4" textStyle="small" color="fg.subtle">
          {t("voice.noRules")}
        </chakra.p>
      ) : (
        <chakra.ul m="0" p="0" listStyleType="none">
          {rules.map((rule) => (
            <chakra.li
              key={ruleKey(rule)}
              display="flex"
              gap="3"
              alignItems="baseline"
              px="4"
              py="2.5"
              textStyle="small"
              css={{ "& + &": { borderBlockStart: "1px solid {colors.border.muted}" } }}
            >
              <chakra.span flex="none" minW="72px">
                <VoiceRuleBadge kind={rule.kind}>{t(`rule.kinds.${rule.kind}`)}</VoiceRuleBadge>
              </chakra.span>
              <chakra.div flex="1" minW="0">
                <Example rule={rule} />
                {rule.note && (
                  <chakra.p textStyle="caption" color="fg.subtle">
                    <bdi>{rule.note}</bdi>
                  </chakra.p>
                )}
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}

function Example({ rule }: { rule: VoiceRuleInput }) {
  const { kind, term, replacement, locale } = rule;
  const own = (word: ReactNode) => <bdi lang={locale}>{word}</bdi>;
  if (kind === "STYLE") return own(term);
  const [gone, written] = kind === "BAN" ? [term, replacement] : [replacement, term];
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="baseline" columnGap="2" rowGap="1">
      {gone && own(<Gone>{gone}</Gone>)}
      {written && own(<Written>{written}</Written>)}
    </chakra.span>
  );
}
