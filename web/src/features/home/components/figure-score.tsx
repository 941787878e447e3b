import { chakra } from "@chakra-ui/react";
import { CircleCheck, CircleX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { currentLocale } from "../../../lib/locale/locales.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ScoreRing } from "../../../ui/score-ring.tsx";
import scores from "../sample-score.json" with { type: "json" };

const AREAS = ["SEO", "GEO", "READABILITY", "VOICE"] as const;

/** What the text scored when it was measured, and what that rests on. */
export function FigureScore() {
  const { t } = useTranslation("home");
  const { checks, ...areas } = scores[currentLocale()];
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "auto minmax(0, 1fr)" }}
      alignItems="center"
      columnGap="5"
      rowGap="3"
      px={{ base: "4", md: "5" }}
      py="3"
      borderBlockStart="1px solid"
      borderColor="border.muted"
    >
      <chakra.ul aria-label={t("figureScore.label")} display="grid" gridTemplateColumns="repeat(4, minmax(0, 1fr))" columnGap="3">
        {AREAS.map((area) => (
          <chakra.li key={area} display="flex" flexDirection="column" alignItems="center" gap="1" textStyle="caption" color="fg.muted">
            <ScoreRing value={areas[area]} size={44} />
            <span aria-hidden>{t(`figureScore.area.${area}`)}</span>
            <chakra.span srOnly>
              {t("figureScore.of", { area: t(`figureScore.area.${area}`), value: formatNumber(areas[area]) })}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.ul display="flex" flexDirection="column" gap="1.5" textStyle="caption" color="fg.muted">
        {checks.map(({ id, passed, gain, message }) => (
          <chakra.li key={id} display="flex" alignItems="flex-start" gap="2">
            <Icon
              as={passed ? CircleCheck : CircleX}
              color={passed ? "success.fg" : "danger.fg"}
              size="s"
              label={t(passed ? "figureScore.passed" : "figureScore.failed")}
            />
            <chakra.span flex="1" minW="0">
              {message}
            </chakra.span>
            {gain > 0 && (
              <chakra.span fontVariantNumeric="tabular-nums">
                <bdi aria-hidden dir="ltr">
                  +{formatNumber(gain)}
                </bdi>
                <chakra.span srOnly>{t("figureScore.gain", { value: formatNumber(gain) })}</chakra.span>
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
