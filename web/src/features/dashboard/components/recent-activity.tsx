import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Building2, Contact, Database, FileText, FolderKanban, type LucideIcon, UserRound } from "lucide-react";
import type { DashboardFiguresQuery } from "../../../generated/graphql.ts";
import { activityTarget } from "../../../entities/activity/activity-target.ts";
import { useActionLabel } from "../../../entities/activity/use-action-label.ts";
import { useActivityTitle } from "../../../entities/activity/use-activity-title.ts";
import { formatRelative } from "../../../lib/format.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon, type IconShape } from "../../../ui/icon.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Entry = DashboardFiguresQuery["dashboard"]["recent"][number];

const SHAPES: Record<string, LucideIcon> = {
  user: UserRound,
  company: Building2,
  project: FolderKanban,
  content: FileText,
  contact: Contact,
};

const Title = chakra(Link, { base: { fontWeight: "medium", overflowWrap: "anywhere", _hover: { textDecoration: "underline" } } });

const shapeOf = (targetType: string): IconShape => (targetType === "generation" ? Khatam : (SHAPES[targetType] ?? Database));

/** What happened last, the newest first; it grows while it is looked at. */
export function RecentActivity({ entries, allAt }: { entries: readonly Entry[] | undefined; allAt: string | null }) {
  const { t } = useTranslation("dashboard");
  return (
    <Card
      title={t("activity.title")}
      flush
      action={
        allAt && (
          <chakra.span me="-2">
            <LinkButton to={allAt} variant="ghost" size="sm">
              {t("activity.all")}
            </LinkButton>
          </chakra.span>
        )
      }
    >
      {!entries && (
        <chakra.div p="4">
          <Skeleton lines={6} />
        </chakra.div>
      )}
      {entries?.length === 0 && (
        <chakra.p px="4" py="6" textStyle="small" color="fg.subtle">
          {t("activity.none")}
        </chakra.p>
      )}
      {entries && entries.length > 0 && (
        <chakra.ul listStyleType="none" m="0" p="0" aria-label={t("activity.title")}>
          {entries.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} />
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}

function ActivityRow({ entry }: { entry: Entry }) {
  const labelOf = useActionLabel();
  const title = useActivityTitle()(entry);
  const target = entry.action.endsWith(".deleted") ? null : activityTarget(entry);
  return (
    <chakra.li
      display="flex"
      gap="3"
      px="4"
      py="2.5"
      textStyle="small"
      css={{ "& + &": { borderBlockStart: "1px solid {colors.border.muted}" } }}
    >
      <chakra.span mt="0.5">
        <Icon as={shapeOf(entry.targetType)} color={entry.targetType === "generation" ? "brand.fg" : "fg.subtle"} />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        {title &&
          (target ? (
            <Title to={target}>
              <bdi>{title}</bdi>
            </Title>
          ) : (
            <chakra.bdi fontWeight="medium" overflowWrap="anywhere">
              {title}
            </chakra.bdi>
          ))}
        <chakra.div textStyle={title ? "caption" : "small"} color="fg.subtle">
          {labelOf(entry.action)}
          {entry.actor && (
            <>
              {" · "}
              <bdi>{entry.actor}</bdi>
            </>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.time dateTime={entry.at} textStyle="caption" color="fg.subtle" whiteSpace="nowrap">
        {formatRelative(entry.at)}
      </chakra.time>
    </chakra.li>
  );
}
