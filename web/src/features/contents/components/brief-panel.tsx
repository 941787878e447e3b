import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { useIsOwn } from "../../../entities/account/use-is-own.ts";
import { type Choices, useChoices } from "../../../entities/basic-data/use-choices.ts";
import { formatList } from "../../../lib/format.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";
import { ProvenanceMark } from "../../../ui/provenance-mark.tsx";
import { provenanceOf } from "../provenance-of.ts";
import { type Stage, stagePath } from "../stages.ts";

const isolated = (text: string | null | undefined) => text && <bdi>{text}</bdi>;

interface BriefPanelProps {
  content: StageContentFragment;
  /** In the narrow panel beside the text. */
  narrow?: boolean;
}

/** What was decided in the stages before, each with the way back to it for whose content it is. */
export function BriefPanel({ content, narrow }: BriefPanelProps) {
  const { t } = useTranslation("contents");
  const own = useIsOwn(content.owner);
  const frameworks = useChoices("framework");
  const roles = useChoices("writer-role");
  const styles = useChoices("sharing-style");
  const tools = useChoices("tool");
  const chosen = ({ labelOf }: Choices, value: string | null | undefined) => isolated(value && labelOf(value));
  const written = (field: string, value: ReactNode): ReactNode => {
    const mark = value && provenanceOf(content, field);
    return mark ? (
      <chakra.span display="flex" alignItems="flex-start" gap="2">
        <chakra.span flex="1" minW="0">
          {value}
        </chakra.span>
        <ProvenanceMark source={mark} iconOnly={mark !== "stale"} />
      </chakra.span>
    ) : (
      value
    );
  };
  const list = (entries: readonly string[]) => entries.length > 0 && formatList(entries);
  const links = (entries: readonly string[]) => entries.length > 0 && <bdi dir="ltr">{entries.join("\n")}</bdi>;
  const named = (group: string, value: string | null | undefined) => value && t(`${group}.${value}`);

  const parts: { stage: Stage; entries: { label: string; value: ReactNode }[] }[] = [
    {
      stage: "NEEDS",
      entries: [
        { label: t("fields.type"), value: named("types", content.type) },
        { label: t("fields.classification"), value: named("classifications", content.classification) },
        { label: t("fields.level"), value: named("levels", content.level) },
        { label: t("fields.methodology"), value: named("methodologies", content.methodology) },
        { label: t("fields.interestArea"), value: named("interestAreas", content.interestArea) },
        { label: t("fields.view"), value: named("views", content.view) },
        { label: t("fields.framework"), value: chosen(frameworks, content.framework) },
        { label: t("fields.keywords"), value: written("keywords", list(content.keywords)) },
        { label: t("fields.details"), value: written("details", isolated(content.details)) },
      ],
    },
    {
      stage: "IDEA",
      entries: [
        { label: t("fields.idea"), value: written("idea", isolated(content.idea)) },
        { label: t("fields.ideaExplanation"), value: written("ideaExplanation", isolated(content.ideaExplanation)) },
      ],
    },
    {
      stage: "OBJECTIVES",
      entries: [
        { label: t("fields.conversionFunnel"), value: named("funnels", content.conversionFunnel) },
        { label: t("fields.objective"), value: written("objective", isolated(content.objective)) },
        { label: t("fields.topics"), value: written("topics", list(content.topics)) },
        { label: t("fields.internalLinks"), value: links(content.internalLinks) },
        { label: t("fields.externalLinks"), value: links(content.externalLinks) },
      ],
    },
    {
      stage: "TOOLS",
      entries: [
        { label: t("fields.tools"), value: written("tools", list(content.tools.map(tools.labelOf))) },
        { label: t("fields.writerRole"), value: written("writerRole", chosen(roles, content.writerRole)) },
        { label: t("fields.sharingStyle"), value: written("sharingStyle", chosen(styles, content.sharingStyle)) },
        { label: t("fields.participation"), value: named("participations", content.participation) },
        { label: t("fields.intensity"), value: named("intensities", content.intensity) },
        { label: t("fields.socialChannels"), value: list(content.socialChannels.map((channel) => t(`channels.${channel}`))) },
      ],
    },
  ];

  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {parts.map(({ stage, entries }) => {
        const filled = entries.filter(({ value }) => value);
        return (
          <section key={stage}>
            <chakra.header display="flex" alignItems="center" justifyContent="space-between" gap="2" mb="1">
              <chakra.h3 textStyle="h3">{t(`stageNames.${stage}`)}</chakra.h3>
              {own && (
                <chakra.span me="-2">
                  <LinkButton
                    to={stagePath(stage, content.id)}
                    variant="ghost"
                    size="sm"
                    aria-label={t("editStage", { stage: t(`stageNames.${stage}`) })}
                  >
                    {t("common:edit")}
                  </LinkButton>
                </chakra.span>
              )}
            </chakra.header>
            {filled.length > 0 ? (
              <ReviewList entries={filled} {...(narrow ? { stacked: true } : {})} />
            ) : (
              <chakra.p textStyle="small" color="fg.subtle">
                {t("stageEmpty")}
              </chakra.p>
            )}
          </section>
        );
      })}
    </chakra.div>
  );
}
