import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { StageRail } from "../../../ui/stage-rail.tsx";
import { STAGES } from "../stages.ts";

const LAST = STAGES.length - 1;

/** The stages behind the text, and a rule of the voice it keeps to. */
export function FigureStages() {
  const { t } = useTranslation("home");
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="3"
      p="4"
      bg="bg.subtle"
      borderStyle="solid"
      borderColor="border.muted"
      borderInlineStartWidth={{ base: "0", md: "1px" }}
      borderBlockStartWidth={{ base: "1px", md: "0" }}
    >
      <StageRail
        stages={STAGES.map((stage, index) => ({ id: stage, label: t(`stage.${stage}`), status: index === LAST ? "current" : "done" }))}
      />
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="1"
        pt="3"
        borderBlockStart="1px solid"
        borderColor="border.muted"
        textStyle="caption"
        color="fg.muted"
      >
        <chakra.span fontWeight="medium" color="fg">
          {t("figureRule")}
        </chakra.span>
        <span>
          {t("figureSay")} <bdi>{t("figureText.say")}</bdi>
        </span>
        <span>
          {t("figureNot")}{" "}
          <s>
            <bdi>{t("figureText.not")}</bdi>
          </s>
        </span>
      </chakra.div>
    </chakra.div>
  );
}
