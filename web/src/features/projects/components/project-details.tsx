import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ProjectQuery } from "../../../generated/graphql.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { mediaUrl } from "../../../lib/media/media.ts";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { BudgetBar } from "../../../entities/project/budget-bar.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";

/** Pixels of the picture, which is shown at half of it. */
const PICTURE_WIDTH = 800;

const Other = chakra(Link, { base: { color: "brand.fg", _hover: { textDecoration: "underline" } } });
const LONG: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long", year: "numeric" };

/** What a project is: its picture, its aim, when, with how much money. */
export function ProjectDetails({ project }: { project: ProjectQuery["project"] }) {
  const { t } = useTranslation("projects");
  const { image, description, date, tags, affiliatedProject, internalBudget, externalBudget, totalBudget } = project;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <Card title={t("details")} flush>
        {image && (
          <chakra.img src={mediaUrl(image, PICTURE_WIDTH)} alt="" w="100%" aspectRatio="16 / 9" objectFit="cover" bg="bg.emphasized" />
        )}
        <chakra.div display="flex" flexDirection="column" gap="2" p="4">
          {description ? (
            <chakra.p textStyle="small" dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
              {description}
            </chakra.p>
          ) : (
            <chakra.p textStyle="small" color="fg.subtle">
              {t("noDescription")}
            </chakra.p>
          )}
          <ReviewList
            stacked
            entries={[
              {
                label: t("fields.date"),
                value: date && (
                  <chakra.time dateTime={date}>
                    {formatDate(date, LONG)} <bdi>{formatTime(date)}</bdi>
                  </chakra.time>
                ),
              },
              {
                label: t("fields.affiliatedProjectId"),
                value: affiliatedProject && (
                  <Other to={`/companies/project-content/${affiliatedProject.id}`}>
                    <bdi>{affiliatedProject.name}</bdi>
                  </Other>
                ),
              },
              {
                label: t("fields.tags"),
                value: tags.length > 0 && (
                  <chakra.ul display="flex" flexWrap="wrap" gap="1" m="0" p="0" listStyleType="none">
                    {tags.map((tag) => (
                      <li key={tag}>
                        <Chip>{tag}</Chip>
                      </li>
                    ))}
                  </chakra.ul>
                ),
              },
            ]}
          />
        </chakra.div>
      </Card>
      <Card title={t("budget.title")}>
        {totalBudget == null ? (
          <chakra.p textStyle="small" color="fg.subtle">
            {t("budget.none")}
          </chakra.p>
        ) : (
          <BudgetBar internal={internalBudget} external={externalBudget} />
        )}
      </Card>
    </chakra.div>
  );
}
