import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ResearchStepFieldsFragment } from "../../../generated/graphql.ts";
import { SourceLink } from "./source-link.tsx";

/** What a research has done, one after the other, each with what it found. */
export function ResearchSteps({ steps }: { steps: readonly ResearchStepFieldsFragment[] }) {
  const { t } = useTranslation("contents");
  return (
    <chakra.ol
      aria-label={t("research.steps")}
      listStyleType="decimal"
      m="0"
      ps="5"
      display="flex"
      flexDirection="column"
      gap="3"
      textStyle="small"
    >
      {steps.map(({ tool, asked, found, sources, problem }, at) => (
        <li key={at}>
          <chakra.p overflowWrap="anywhere">{t(`research.tools.${tool ?? "none"}`, { asked })}</chakra.p>
          {tool === "READ_PAGE" && sources.length === 0 && (
            <chakra.p color="fg.muted" overflowWrap="anywhere">
              <bdi dir="ltr">{asked}</bdi>
            </chakra.p>
          )}
          {problem && <chakra.p color="fg.muted">{t(`research.problems.${problem}`)}</chakra.p>}
          {sources.length > 0 && (
            <chakra.ul listStyleType="none" m="0" p="0">
              {sources.map((source) => (
                <li key={source.address}>
                  <SourceLink source={source} />
                </li>
              ))}
            </chakra.ul>
          )}
          {found.length > 0 && (
            <chakra.ul listStyleType="none" m="0" p="0" color="fg.muted" overflowWrap="anywhere">
              {found.map((words) => (
                <li key={words}>
                  <bdi>{words}</bdi>
                </li>
              ))}
            </chakra.ul>
          )}
        </li>
      ))}
    </chakra.ol>
  );
}
