import { chakra } from "@chakra-ui/react";
import { Check, FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { Human, Khatam, KhatamHalf } from "../../../ui/marks.tsx";
import { Caret } from "../../../ui/streaming-text.tsx";
import { FigureStages } from "./figure-stages.tsx";
import { FigureLine } from "./figure-line.tsx";
import { FigureScore } from "./figure-score.tsx";

/** The product at work, drawn: a text in its last stage, in the language of the page, who wrote which line, and how it scores. */
export function ContentFigure() {
  const { t } = useTranslation(["home", "common"]);
  return (
    <chakra.figure
      aria-label={t("figure")}
      overflow="hidden"
      bg="bg.panel"
      border="1px solid"
      borderColor="border.emphasized"
      borderRadius="xl"
      boxShadow="dialog"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2"
        px="4"
        py="2.5"
        borderBlockEnd="1px solid"
        borderColor="border.muted"
        textStyle="caption"
        color="fg.subtle"
      >
        <Icon as={FileText} size="s" />
        <bdi>{t("figureBrand")}</bdi>
        <span aria-hidden>/</span>
        <span>{t("figureProject")}</span>
        <chakra.span display="inline-flex" alignItems="center" gap="1" ms="auto">
          <Icon as={Check} size="s" />
          {t("common:saveState.saved")}
        </chakra.span>
      </chakra.div>
      <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 196px" }}>
        <chakra.div px="5" pt="4" pb="5" display="flex" flexDirection="column" gap="3" fontSize="lg" lineHeight="28px">
          <chakra.strong fontSize="1.1875rem" lineHeight="34px" fontWeight="semibold">
            {t("figureText.title")}
          </chakra.strong>
          <FigureLine mark={Human} color="fg.subtle">
            {t("figureText.first")}
          </FigureLine>
          <FigureLine mark={KhatamHalf} color="brand.fg">
            {t("figureText.second")}
          </FigureLine>
          <FigureLine mark={Khatam} color="brand.fg">
            {t("figureText.third")}
            <Caret />
          </FigureLine>
        </chakra.div>
        <FigureStages />
      </chakra.div>
      <FigureScore />
    </chakra.figure>
  );
}
