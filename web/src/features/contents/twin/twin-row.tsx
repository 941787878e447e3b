import { chakra } from "@chakra-ui/react";
import type { VoiceRule } from "@muhtawa/text-analysis";
import type { TwinParagraph } from "@muhtawa/text-analysis/twins";
import { ArrowLeftRight, Equal } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../generated/graphql.ts";
import { shortened } from "../../../lib/shortened.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { PairedRow } from "./use-twin.ts";

const TONES: Record<PairedRow["state"], BadgeTone> = {
  IN_STEP: "success",
  STALE: "warning",
  APART: "warning",
  AHEAD: "info",
  MISSING: "danger",
  ALONE: "outline",
};

interface TwinRowProps {
  row: PairedRow;
  /** Of the own text, and of its twin. */
  locale: Locale;
  twinLocale: Locale;
  /** What the glossary has for words of the twin's paragraph. */
  glossary: readonly VoiceRule[];
  /** Undefined where nothing is translated now. */
  onTranslate: (() => void) | undefined;
  onSame: (() => void) | undefined;
  /** What of the twin may say the same instead. */
  others: readonly TwinParagraph[];
  onPair: (other: TwinParagraph) => void;
  onGo: (at: number) => void;
}

/** A paragraph and how its partner stands to it; what the partner says where that matters. */
export function TwinRow(props: TwinRowProps) {
  const { row, locale, twinLocale, glossary, onTranslate, onSame, others, onPair, onGo } = props;
  const { state, own, other, guessed } = row;
  const { t } = useTranslation("contents");
  const isBehind = state === "STALE" || state === "APART" || state === "MISSING";
  // a prompt only repeats what the twin says
  const asks = own?.asks && other;
  return (
    <chakra.li display="flex" flexDirection="column" gap="2" py="3" borderBlockStart="1px solid" borderColor="border.muted">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2" minH="control.sm">
        <chakra.span display="flex" flexWrap="wrap" gap="1">
          <Badge tone={guessed && state === "IN_STEP" ? "outline" : TONES[state]} dot>
            {t(`twin.state.${state}`)}
          </Badge>
          {guessed && <Badge tone="outline">{t("twin.guess.mark")}</Badge>}
        </chakra.span>
        {others.length > 0 && (
          <Menu
            trigger={<IconButton icon={ArrowLeftRight} size="sm" label={t("twin.pairWith")} />}
            heading={
              <chakra.p px="2" py="1" textStyle="caption" color="fg.subtle">
                {t("twin.pairHeading")}
              </chakra.p>
            }
            entries={others.map((one) => ({ id: `${one.at}`, label: beginningOf(one.text), onSelect: () => onPair(one) }))}
          />
        )}
      </chakra.div>
      {own && (
        <Words type="button" lang={asks ? twinLocale : locale} dir="auto" onClick={() => onGo(own.at)} title={t("twin.goTo")}>
          {asks ? other.text : own.text}
        </Words>
      )}
      {(isBehind || guessed) && other && !asks && (
        <chakra.blockquote
          m="0"
          ps="2.5"
          borderInlineStart="2px solid"
          borderColor="border.emphasized"
          textStyle="small"
          color="fg.muted"
          lang={twinLocale}
          dir="auto"
          aria-label={t("twin.says")}
          overflowWrap="anywhere"
          whiteSpace="pre-line"
        >
          {other.text}
        </chakra.blockquote>
      )}
      {isBehind && glossary.length > 0 && (
        <chakra.ul m="0" p="0" listStyleType="none" textStyle="caption" color="fg.subtle" aria-label={t("twin.glossary")}>
          {glossary.map(({ term, replacement }) => (
            <li key={`${replacement} ${term}`}>
              <bdi lang={twinLocale}>{replacement}</bdi>{" "}
              <chakra.span aria-hidden display="inline-block" css={{ "[dir=rtl] &": { transform: "scaleX(-1)" } }}>
                →
              </chakra.span>{" "}
              <bdi lang={locale}>{term}</bdi>
            </li>
          ))}
        </chakra.ul>
      )}
      {(isBehind || onSame) && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {isBehind && (
            <Button size="sm" variant="ai" icon={Khatam} disabled={!onTranslate} onClick={onTranslate}>
              {t("twin.translate")}
            </Button>
          )}
          {onSame && (
            <Button size="sm" icon={Equal} onClick={onSame}>
              {t("twin.same")}
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.li>
  );
}

/** Letters of a paragraph that a menu's line has at most. */
const LINE = 60;

const beginningOf = (text: string) => shortened(text.replaceAll("\n", " · "), LINE);

const Words = chakra("button", {
  base: {
    w: "100%",
    textAlign: "start",
    textStyle: "small",
    borderRadius: "sm",
    cursor: "pointer",
    overflowWrap: "anywhere",
    lineClamp: "3",
    _hover: { color: "brand.fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
  },
});
