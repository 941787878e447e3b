import { chakra } from "@chakra-ui/react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ContentRowFragment } from "../../../generated/graphql.ts";
import { formatDate } from "../../../lib/format.ts";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import type { NoDataProps } from "../../../ui/empty-state.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ProvenanceMark } from "../../../ui/provenance-mark.tsx";
import type { Chosen } from "../export/use-chosen.ts";
import { provenanceOf } from "../provenance-of.ts";
import { ContentMenu } from "./content-menu.tsx";
import { ScoreMark } from "../../../entities/score/score-mark.tsx";
import { DueDay } from "../review/due-day.tsx";
import { PHONE, useMedia } from "../../../ui/use-media.ts";
import { StageDots } from "./stage-dots.tsx";
import { ContentStatusBadge } from "../../../entities/content/content-status-badge.tsx";

const Title = chakra(Link, { base: { fontWeight: "medium", overflowWrap: "anywhere", _hover: { textDecoration: "underline" } } });

interface ContentTableProps {
  contents: readonly ContentRowFragment[];
  loading: boolean;
  empty: NoDataProps;
  onDelete: (content: ContentRowFragment) => void;
  /** A content's status has changed, here or elsewhere. */
  onMoved: () => void;
  chosen: Chosen;
  /** The box that chooses all of the page. */
  choosePage: RefObject<HTMLInputElement | null>;
}

export function ContentTable({ contents, loading, empty, onDelete, onMoved, chosen, choosePage }: ContentTableProps) {
  const { t } = useTranslation(["contents", "review"]);
  const phone = useMedia(PHONE);
  const chosenHere = contents.filter(({ id }) => chosen.has(id)).length;
  const columns: Column<ContentRowFragment>[] = [
    {
      id: "choose",
      header: t("choosePage"),
      headerControl: (
        <Checkbox
          ref={choosePage}
          label={t("choosePage")}
          checked={chosenHere > 0 && (chosenHere === contents.length || "indeterminate")}
          disabled={contents.length === 0 || (chosen.full && chosenHere === 0)}
          // where no more can be chosen, a page that is chosen in part can only be chosen less
          onChange={(choose) => chosen.set(contents, choose && !chosen.full)}
        />
      ),
      width: "40px",
      cell: (content) => (
        <Checkbox
          label={t("choose", { title: content.title })}
          checked={chosen.has(content.id)}
          disabled={chosen.full && !chosen.has(content.id)}
          onChange={(choose) => chosen.set([content], choose)}
        />
      ),
    },
    {
      id: "title",
      header: t("fields.title"),
      cell: (content) => (
        <chakra.span display="flex" alignItems="center" gap="2">
          {!phone && <Writer content={content} />}
          <chakra.span display="flex" flexDirection="column" alignItems="flex-start" gap="1" minW="0">
            <Title to={`/contents/show/${content.id}`} dir="auto">
              {content.title}
            </Title>
            {phone && (
              <chakra.span display="flex" alignItems="center" gap="2">
                <ContentStatusBadge status={content.status} />
                <Writer content={content} />
              </chakra.span>
            )}
          </chakra.span>
        </chakra.span>
      ),
    },
    { id: "company", header: t("fields.company"), hideOnPhone: true, cell: ({ company }) => <bdi>{company.brandName}</bdi> },
    { id: "type", header: t("fields.type"), hideOnPhone: true, cell: ({ type }) => t(`types.${type}`) },
    { id: "stage", header: t("stage"), hideOnPhone: true, cell: ({ stage }) => <StageDots stage={stage} /> },
    { id: "status", header: t("fields.status"), hideOnPhone: true, cell: ({ status }) => <ContentStatusBadge status={status} /> },
    {
      id: "score",
      header: t("fields.score"),
      cell: ({ overallScore }) => <ScoreMark score={overallScore} />,
    },
    {
      id: "assigned",
      header: t("review:assignment"),
      hideOnPhone: true,
      cell: ({ assignee, dueOn, status }) => (
        <chakra.span display="flex" flexDirection="column" alignItems="flex-start" textStyle="small">
          {assignee && <bdi>{assignee.username}</bdi>}
          {dueOn && <DueDay day={dueOn} done={status === "PUBLISHED" || status === "ARCHIVED"} />}
        </chakra.span>
      ),
    },
    {
      id: "updated",
      header: t("updated"),
      hideOnPhone: true,
      cell: ({ updatedAt }) => (
        <chakra.time dateTime={updatedAt} color="fg.subtle" whiteSpace="nowrap">
          {formatDate(updatedAt)}
        </chakra.time>
      ),
    },
    {
      id: "menu",
      header: t("common:more"),
      hideHeader: true,
      align: "end",
      width: "56px",
      cell: (content) => <ContentMenu content={content} onDelete={() => onDelete(content)} onMoved={onMoved} />,
    },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={contents}
      rowKey={({ id }) => id}
      isSelected={({ id }) => chosen.has(id)}
      loading={loading}
      empty={empty}
    />
  );
}

const Writer = ({ content }: { content: ContentRowFragment }) => (
  <ProvenanceMark iconOnly source={provenanceOf(content, "body") ?? "human"} />
);
