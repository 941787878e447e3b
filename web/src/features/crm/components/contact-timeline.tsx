import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ContactTimelineDocument } from "../../../generated/graphql.ts";
import { activityTarget } from "../../../entities/activity/activity-target.ts";
import { useActionLabel } from "../../../entities/activity/use-action-label.ts";
import { useActivityTitle } from "../../../entities/activity/use-activity-title.ts";
import { formatDateTime, formatRelative } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const PAGE_SIZE = 20;

/** What a contact did on the platform and what was done about them. */
export function ContactTimeline({ id }: { id: string }) {
  const { t } = useTranslation("crm");
  const labelOf = useActionLabel();
  const titleOf = useActivityTitle();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useQuery(ContactTimelineDocument, {
    variables: { id, page, pageSize: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
  });
  const timeline = (data ?? previousData)?.contact.timeline;
  return (
    <Card title={t("timeline")} {...(timeline ? { count: timeline.totalCount } : {})}>
      {!timeline && !error && <Skeleton lines={6} />}
      {!timeline && error && <ErrorDisplay message={t("timelineFailed")} onRetry={() => void refetch()} />}
      {timeline?.results.length === 0 && (
        <chakra.p textStyle="small" color="fg.subtle">
          {t("timelineEmpty")}
        </chakra.p>
      )}
      <chakra.ol listStyleType="none" m="0" p="0">
        {timeline?.results.map((entry) => {
          const target = entry.targetId === id || entry.action.endsWith(".deleted") ? null : activityTarget(entry);
          return (
            <chakra.li
              key={entry.id}
              position="relative"
              ps="5"
              pb="4"
              textStyle="small"
              borderInlineStart="1px solid"
              borderColor="border"
              css={{
                "&:last-child": { pb: "0" },
                "&::before": {
                  content: '""',
                  position: "absolute",
                  insetInlineStart: "-4px",
                  insetBlockStart: "6px",
                  w: "7px",
                  h: "7px",
                  borderRadius: "full",
                  bg: "border.control",
                },
              }}
            >
              {labelOf(entry.action)}
              {titleOf(entry) && (
                <>
                  {": "}
                  <chakra.bdi fontWeight="medium" overflowWrap="anywhere">
                    {target ? <Link to={target}>{titleOf(entry)}</Link> : titleOf(entry)}
                  </chakra.bdi>
                </>
              )}
              <chakra.div textStyle="caption" color="fg.subtle">
                <time dateTime={entry.at} title={formatDateTime(entry.at)}>
                  {formatRelative(entry.at)}
                </time>
                {entry.actor && (
                  <>
                    {" · "}
                    <bdi>{entry.actor}</bdi>
                  </>
                )}
              </chakra.div>
            </chakra.li>
          );
        })}
      </chakra.ol>
      {timeline && timeline.totalCount > PAGE_SIZE && (
        <chakra.div mt="4">
          <Pagination page={page} pageSize={PAGE_SIZE} totalCount={timeline.totalCount} onPage={setPage} />
        </chakra.div>
      )}
    </Card>
  );
}
