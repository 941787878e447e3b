import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ContentStage } from "../../../generated/graphql.ts";
import { STAGES, stagesDone } from "../stages.ts";

/** How far a content has come, as a row of dashes. */
export function StageDots({ stage }: { stage: ContentStage }) {
  const { t } = useTranslation("contents");
  const done = stagesDone(stage);
  return (
    <chakra.span
      role="img"
      aria-label={t("stagesDone", { done, total: STAGES.length })}
      display="inline-flex"
      gap="3px"
      verticalAlign="middle"
    >
      {STAGES.map((entry, index) => (
        <chakra.i key={entry.stage} w="12px" h="4px" borderRadius="2px" bg={index < done ? "fg" : "border.emphasized"} />
      ))}
    </chakra.span>
  );
}
