import { chakra } from "@chakra-ui/react";
import { CalendarClock, Eye, Gauge, PenLine, RefreshCwOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { DashboardFiguresQuery, DashboardWaitingFragment } from "../../../generated/graphql.ts";
import { formatList, formatNumber } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useQuotasNearEnd } from "../use-quotas-near-end.ts";
import { useScarceQuota } from "../use-scarce-quota.ts";
import { type Matter, MatterRow } from "./matter-row.tsx";

type Attention = DashboardFiguresQuery["dashboard"]["attention"];

const SHOWN_QUOTAS = 5;

interface NeedsAttentionProps {
  attention: Attention | undefined;
  /** An admin's: says whose each thing is. */
  ofEverybody: boolean;
}

/** What waits for somebody, with the way there. */
export function NeedsAttention({ attention, ofEverybody }: NeedsAttentionProps) {
  const { t, i18n } = useTranslation(["dashboard", "contents"]);
  const quota = useScarceQuota();
  const ofOthers = useQuotasNearEnd({ skip: !ofEverybody });
  const nameOf = (field: string) =>
    field === "body" ? t("attention.body") : i18n.exists(`contents:fields.${field}`) ? t(`contents:fields.${field as "title"}`) : field;
  const named = ({ id, title, owner, staleFields }: DashboardWaitingFragment) => ({
    id,
    title,
    details: [...(ofEverybody ? [owner] : []), ...(staleFields.length > 0 ? [formatList(staleFields.map(nameOf))] : [])],
    to: `/contents/show/${encodeURIComponent(id)}`,
  });
  const waiting: (Matter & { count: number })[] = attention
    ? [
        {
          id: "stale",
          icon: RefreshCwOff,
          color: "warning.fg",
          count: attention.stale,
          text: t("attention.stale", { count: attention.stale }),
          about: attention.staleContents.map(named),
        },
        {
          id: "inReview",
          icon: Eye,
          color: "warning.fg",
          count: attention.inReview,
          text: t("attention.inReview", { count: attention.inReview }),
          about: attention.inReviewContents.map((content) => named({ ...content, staleFields: [] })),
          ...(attention.inReview > attention.inReviewContents.length
            ? { to: "/contents?status=IN_REVIEW", action: t("attention.review") }
            : {}),
        },
        {
          id: "scheduled",
          icon: CalendarClock,
          color: "info.fg",
          count: attention.scheduled,
          text: t("attention.scheduled", { count: attention.scheduled }),
          to: "/contents?view=calendar&status=SCHEDULED",
          action: t("attention.calendar"),
        },
        {
          id: "incomplete",
          icon: PenLine,
          color: "fg.subtle",
          count: attention.incomplete,
          text: t("attention.incomplete", { count: attention.incomplete }),
          to: "/contents",
          action: t("continue"),
        },
      ]
    : [];
  const matters: Matter[] = [
    ...(quota
      ? [
          {
            id: "quota",
            icon: Gauge,
            color: "warning.fg",
            text: t(`attention.quota.${quota.span}`, { left: formatNumber(quota.left), total: formatNumber(quota.total) }),
            to: "/dashboard?tab=usage",
            action: t("tabs.usage"),
          },
        ]
      : []),
    ...(ofOthers.length > 0
      ? [
          {
            id: "quotas",
            icon: Gauge,
            color: "warning.fg",
            text: t("attention.quotas", { count: ofOthers.length }),
            about: ofOthers.slice(0, SHOWN_QUOTAS).map(({ user, quotaTokens, remainingTokens }) => ({
              id: user.id,
              title: user.username,
              details: [t("attention.left", { left: formatNumber(remainingTokens), total: formatNumber(quotaTokens) })],
              to: `/users/user-details/${encodeURIComponent(user.id)}`,
            })),
          },
        ]
      : []),
    ...waiting.filter(({ count }) => count > 0),
  ];
  return (
    <Card title={t("attention.title")} flush {...(matters.length > 0 ? { count: matters.length } : {})}>
      {!attention && (
        <chakra.div p="4">
          <Skeleton lines={4} />
        </chakra.div>
      )}
      {attention && matters.length === 0 && (
        <chakra.p px="4" py="6" textStyle="small" color="fg.subtle">
          {t("attention.none")}
        </chakra.p>
      )}
      {attention && matters.length > 0 && (
        <chakra.ul listStyleType="none" m="0" p="0">
          {matters.map((matter) => (
            <MatterRow key={matter.id} {...matter} />
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}
