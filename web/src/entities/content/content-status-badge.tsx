import { useTranslation } from "react-i18next";
import type { ContentStatus } from "../../generated/graphql.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const TONES: Record<ContentStatus, BadgeTone> = {
  DRAFT: "neutral",
  IN_REVIEW: "warning",
  APPROVED: "brand",
  SCHEDULED: "info",
  PUBLISHED: "success",
  ARCHIVED: "outline",
};

/** Where a content stands on its way to publication. */
export function ContentStatusBadge({ status }: { status: ContentStatus }) {
  const { t } = useTranslation("contents");
  return (
    <Badge tone={TONES[status]} dot>
      {t(`statuses.${status}`)}
    </Badge>
  );
}
