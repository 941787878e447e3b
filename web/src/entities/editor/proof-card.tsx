import { chakra } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { BookPlus, EyeOff, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { currentLocale } from "../../lib/locale/locales.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import type { Current } from "../proof/proof-marks.ts";
import type { Proof } from "./use-proof.ts";
import { usePlace, useRoom } from "./use-place.ts";

const GAP = 6;
const WIDTH = 320;
/** Kinds that are about one word, which may be the company's own. */
const ABOUT_A_WORD: readonly string[] = ["UNKNOWN", "HAMZA", "TA_MARBUTA", "ALEF_MAQSURA", "DAD_ZAH", "TANWEEN"];

interface ProofCardProps {
  editor: Editor;
  sheet: RefObject<HTMLElement | null>;
  proof: Proof;
  current: Current;
}

/** Beside a finding: its rule, what to write instead, and how to be told of it no more. */
export function ProofCard({ editor, sheet, proof, current }: ProofCardProps) {
  const { t } = useTranslation(["editor", "common"]);
  const card = useRef<HTMLDivElement>(null);
  const ids = { title: useId(), reason: useId() };
  const { finding, text, from, goTo } = current;
  const place = usePlace(editor, sheet, current);
  const top = (place?.bottom ?? 0) + GAP;
  useRoom(sheet, card, top);

  const placed = place !== undefined;
  useEffect(() => {
    if (goTo && placed) card.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [goTo, placed, from]);

  const keys = (event: KeyboardEvent) => {
    if (event.key === "F8") proof.walk(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape") proof.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (!place) return null;
  const start = Math.max(0, Math.min(place.centre - WIDTH / 2, place.width - WIDTH));
  return (
    <chakra.div
      ref={card}
      role="dialog"
      aria-labelledby={ids.title}
      aria-describedby={ids.reason}
      onKeyDown={keys}
      position="absolute"
      zIndex="8"
      display="flex"
      flexDirection="column"
      gap="2"
      p="3"
      w={`${WIDTH}px`}
      maxW="100%"
      bg="bg.raised"
      border="1px solid"
      borderColor="border.emphasized"
      borderRadius="lg"
      boxShadow="popover"
      textStyle="small"
      style={{ insetInlineStart: start, insetBlockStart: top }}
    >
      <chakra.p id={ids.title} pe="8" fontWeight="medium" overflowWrap="anywhere">
        {t(`proof.severities.${finding.severity}`)} {text.trim() !== "" && <bdi>{t("proof.quoted", { text })}</bdi>}
      </chakra.p>
      {finding.suggestions.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap="1.5" m="0" p="0" listStyleType="none" aria-label={t("proof.suggestions")}>
          {finding.suggestions.map((suggestion, index) => (
            <chakra.li key={suggestion} maxW="100%">
              <Button size="sm" variant={index === 0 ? "solid" : "outline"} onClick={() => proof.take(current, suggestion)}>
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
        <Button size="sm" icon={EyeOff} variant="ghost" onClick={() => proof.ignore(current)}>
          {t("proof.ignore")}
        </Button>
        {proof.add && ABOUT_A_WORD.includes(finding.kind) && (
          <Button size="sm" icon={BookPlus} variant="ghost" onClick={() => void proof.add?.(current)}>
            {t("proof.add")}
          </Button>
        )}
      </chakra.div>
      <chakra.span position="absolute" insetBlockStart="1.5" insetInlineEnd="1.5">
        <IconButton icon={X} label={t("common:close")} onClick={proof.close} />
      </chakra.span>
    </chakra.div>
  );
}
