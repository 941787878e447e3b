import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { formatDate, formatHijri, formatNumber, formatTime } from "../../../lib/format.ts";
import { LOCALE_NAMES } from "../../../lib/locale/locales.ts";
import { Card } from "../../../ui/card.tsx";
import { ProvenanceMark } from "../../../ui/provenance-mark.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";
import { documentWords } from "../document-text.ts";
import { provenanceOf } from "../provenance-of.ts";
import type { BodyContent } from "../body-content.ts";
import { StageDots } from "./stage-dots.tsx";
import { ContentStatusBadge } from "../../../entities/content/content-status-badge.tsx";

/** A moment by this device's clock, with its Hijri day. */
function Moment({ at }: { at: string }) {
  return (
    <chakra.span display="inline-flex" flexDirection="column">
      <bdi>
        {formatDate(at)} {formatTime(at)}
      </bdi>
      <chakra.bdi textStyle="caption" color="fg.subtle">
        {formatHijri(at)}
      </chakra.bdi>
    </chakra.span>
  );
}

/** Where a content stands: whose it is, how far it has come, who wrote it. */
export function ContentSummary({ content }: { content: BodyContent }) {
  const { t } = useTranslation("contents");
  const mark = provenanceOf(content, "body");
  const words = documentWords((content.body ?? null) as Parameters<typeof documentWords>[0]);
  return (
    <Card title={t("summary")}>
      <ReviewList
        entries={[
          { label: t("fields.status"), value: <ContentStatusBadge status={content.status} /> },
          {
            label: t("stage"),
            value: (
              <chakra.span display="inline-flex" alignItems="center" gap="2">
                <StageDots stage={content.stage} />
                {t(`stageNames.${content.stage}`)}
              </chakra.span>
            ),
          },
          { label: t("fields.company"), value: <bdi>{content.company.companyName}</bdi> },
          { label: t("fields.project"), value: content.project && <bdi>{content.project.name}</bdi> },
          { label: t("fields.locale"), value: LOCALE_NAMES[content.locale] },
          { label: t("text"), value: mark && <ProvenanceMark source={mark} /> },
          { label: t("wordCount"), value: words > 0 && formatNumber(words) },
          {
            label: t(content.status === "SCHEDULED" ? "scheduledFor" : "fields.plannedFor"),
            value: content.status !== "PUBLISHED" && content.scheduledFor && <Moment at={content.scheduledFor} />,
          },
          { label: t("publishedAt"), value: content.publishedAt && <Moment at={content.publishedAt} /> },
          { label: t("created"), value: formatDate(content.createdAt) },
          { label: t("updated"), value: formatDate(content.updatedAt) },
        ]}
      />
    </Card>
  );
}
