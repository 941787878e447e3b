import { chakra } from "@chakra-ui/react";
import type { Finding } from "@muhtawa/text-analysis";
import { BookPlus, EyeOff, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { currentLocale } from "../../lib/locale/locales.ts";
import { Button, IconButton } from "../../ui/button.tsx";

/** Kinds that are about one word, which may be the company's own. */
const ABOUT_A_WORD: readonly string[] = ["UNKNOWN", "HAMZA", "TA_MARBUTA", "ALEF_MAQSURA", "DAD_ZAH", "TANWEEN"];

interface FindingCardProps {
  /** Of the title and the reason, which name and describe the dialog around. */
  ids: { title: string; reason: string };
  finding: Finding;
  /** What is written there. */
  text: string;
  onTake: (suggestion: string) => void;
  onIgnore: () => void;
  /** Makes the word one of the company's; only for its owner. */
  onAdd?: (() => void) | undefined;
  onClose: () => void;
}

/** What is found, its rule, what to write instead, and how to be told of it no more. */
export function FindingCard({ ids, finding, text, onTake, onIgnore, onAdd, onClose }: FindingCardProps) {
  const { t } = useTranslation(["editor", "common"]);
  return (
    <>
      <chakra.p id={ids.title} pe="8" fontWeight="medium" overflowWrap="anywhere">
        {t(`proof.severities.${finding.severity}`)} {text.trim() !== "" && <bdi>{t("proof.quoted", { text })}</bdi>}
      </chakra.p>
      {finding.suggestions.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap="1.5" m="0" p="0" listStyleType="none" aria-label={t("proof.suggestions")}>
          {finding.suggestions.map((suggestion, index) => (
            <chakra.li key={suggestion} maxW="100%">
              <Button size="sm" variant={index === 0 ? "solid" : "outline"} onClick={() => onTake(suggestion)}>
                {suggestion === "" ? t("proof.remove") : suggestion.trim() === "" ? t("proof.oneSpace") : <bdi>{suggestion}</bdi>}
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.p id={ids.reason} color="fg.muted">
        {finding.reason[currentLocale()]}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="1.5">
        <Button size="sm" icon={EyeOff} variant="ghost" onClick={onIgnore}>
          {t("proof.ignore")}
        </Button>
        {onAdd && ABOUT_A_WORD.includes(finding.kind) && (
          <Button size="sm" icon={BookPlus} variant="ghost" onClick={onAdd}>
            {t("proof.add")}
          </Button>
        )}
      </chakra.div>
      <chakra.span position="absolute" insetBlockStart="1.5" insetInlineEnd="1.5">
        <IconButton icon={X} label={t("common:close")} onClick={onClose} />
      </chakra.span>
    </>
  );
}
