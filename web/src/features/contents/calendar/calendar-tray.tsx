import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ContentsUndatedDocument } from "../../../generated/graphql.ts";
import { Card } from "../../../ui/card.tsx";
import { ContentStatusBadge } from "../../../entities/content/content-status-badge.tsx";
import type { ContentFilter } from "../content-filter.ts";
import { type Hold, holding } from "./held-content.ts";
import { PutOnDay, type PutAt } from "./put-on-day.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { askAgain } from "../../../lib/ask-again.ts";

const Title = chakra(Link, {
  base: {
    flex: "1",
    minW: "0",
    py: "1",
    fontWeight: "medium",
    overflowWrap: "anywhere",
    _hover: { textDecoration: "underline" },
    "&[draggable=true]": { cursor: "grab" },
  },
});

interface CalendarTrayProps {
  filter: ContentFilter;
  /** Changes when a content has been given a day. */
  moves: number;
  onHold: Hold;
  onPut: PutAt;
}

/** What is being worked on without a day, to be taken to one. */
export function CalendarTray({ filter, moves, onHold, onPut }: CalendarTrayProps) {
  const { t } = useTranslation("contents");
  const { data, previousData, refetch } = useQuery(ContentsUndatedDocument, {
    variables: { ...filter },
    fetchPolicy: "cache-and-network",
    // No deduplication: a request under way may have been read before the move that asks for this one.
    context: { queryDeduplication: false },
  });
  useEffect(() => {
    if (moves) askAgain(refetch);
  }, [moves, refetch]);
  const page = (data ?? previousData)?.contents;
  useKeptFocus(moves, page);
  if (!page?.totalCount) return null;
  const more = page.totalCount - page.results.length;
  return (
    <Card title={t("calendar.undated")} count={page.totalCount} flush>
      <chakra.ul listStyleType="none" m="0" p="0" maxH={{ xl: "640px" }} overflowY="auto">
        {page.results.map((content) => (
          <chakra.li
            key={content.id}
            display="flex"
            alignItems="center"
            gap="2"
            px="4"
            py="2"
            textStyle="small"
            borderBlockEnd="1px solid"
            borderColor="border.muted"
            _last={{ borderBlockEndWidth: "0" }}
          >
            <Title to={`/contents/show/${content.id}`} {...holding(content, onHold)}>
              <bdi>{content.title}</bdi>
            </Title>
            <ContentStatusBadge status={content.status} />
            <PutOnDay content={content} onPut={onPut} />
          </chakra.li>
        ))}
      </chakra.ul>
      {more > 0 && (
        <chakra.p px="4" py="2" textStyle="caption" color="fg.subtle">
          {t("calendar.undatedMore", { count: more })}
        </chakra.p>
      )}
    </Card>
  );
}
