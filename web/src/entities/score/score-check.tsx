import { chakra } from "@chakra-ui/react";
import type { ScoredText } from "@muhtawa/text-analysis/score";
import { ChevronDown, ChevronUp, CircleCheck, CircleX, ExternalLink } from "lucide-react";
import { type FocusEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLocale } from "../../lib/locale/locales.ts";
import { Icon } from "../../ui/icon.tsx";
import type { ExplainedCheck } from "./score-messages.ts";
import { hideEvidence, showEvidence } from "./text-bridge.ts";

interface ScoreCheckItemProps {
  check: ExplainedCheck;
  locale: ScoredText["locale"];
  /** A passage was asked for in the text. */
  onGoThere?: (() => void) | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

const Summary = chakra("button", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "2",
    w: "100%",
    px: "2",
    py: "2",
    textAlign: "start",
    textStyle: "small",
    borderRadius: "md",
    _hover: { bg: "bg.subtle" },
    _focusVisible: { outlineOffset: "-2px" },
    "@media (pointer: coarse)": { minH: "44px" },
  },
});

const Passage = chakra("button", {
  base: {
    display: "block",
    w: "100%",
    ps: "2.5",
    py: "1",
    textAlign: "start",
    textStyle: "small",
    color: "fg.muted",
    borderInlineStart: "2px solid",
    borderColor: "warning.border",
    overflowWrap: "anywhere",
    _hover: { color: "fg", bg: "bg.subtle" },
  },
});

/** One check: passed or not, and when it is opened what it saw, why that matters, what says so, and what can be done. */
export function ScoreCheckItem({ check, locale, onGoThere, children }: ScoreCheckItemProps) {
  const { t } = useTranslation("score");
  const id = useId();
  const [open, setOpen] = useState(false);
  const reader = currentLocale();
  const { passed, message, evidence, why, source, gain } = check;
  const show = () => showEvidence(evidence);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hideEvidence();
  };
  return (
    <chakra.li
      borderBlockEnd="1px solid"
      borderColor="border.muted"
      _last={{ borderBlockEndWidth: "0" }}
      onMouseEnter={show}
      onMouseLeave={hideEvidence}
      onFocus={show}
      onBlur={leave}
    >
      <Summary type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <chakra.span pt="0.5">
          <Icon as={passed ? CircleCheck : CircleX} color={passed ? "success.fg" : "danger.fg"} label={t(passed ? "passed" : "failed")} />
        </chakra.span>
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          {message[reader]}
        </chakra.span>
        {gain > 0 && (
          <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            <span aria-hidden>
              <bdi dir="ltr">+{gain}</bdi>
            </span>
            <chakra.span srOnly>{t("gain", { count: gain })}</chakra.span>
          </chakra.span>
        )}
        <chakra.span pt="0.5" color="fg.subtle">
          <Icon as={open ? ChevronUp : ChevronDown} />
        </chakra.span>
      </Summary>
      <chakra.div id={id} hidden={!open} display={open ? "flex" : "none"} flexDirection="column" gap="3" ps="8" pe="2" pb="3">
        {evidence.length > 0 && (
          <chakra.ul
            listStyleType="none"
            m="0"
            p="0"
            display="flex"
            flexDirection="column"
            gap="1"
            aria-label={t("evidence")}
            lang={locale}
          >
            {evidence.map((passage) => (
              <li key={passage}>
                <Passage
                  type="button"
                  dir="auto"
                  onClick={() => {
                    onGoThere?.();
                    showEvidence([passage], true);
                  }}
                >
                  {passage}
                </Passage>
              </li>
            ))}
          </chakra.ul>
        )}
        {why && (
          <chakra.p textStyle="small" color="fg.muted">
            {why[reader]}
          </chakra.p>
        )}
        {source && (
          <chakra.a
            href={source.url}
            target="_blank"
            rel="noopener noreferrer"
            display="inline-flex"
            alignItems="center"
            gap="1"
            alignSelf="flex-start"
            textStyle="caption"
            color="brand.fg"
            _hover={{ textDecoration: "underline" }}
          >
            <bdi>{source.name}</bdi>
            <Icon as={ExternalLink} size="s" flip label={t("newTab")} />
          </chakra.a>
        )}
        {open && children}
      </chakra.div>
    </chakra.li>
  );
}
