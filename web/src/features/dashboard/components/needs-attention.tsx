import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { CalendarClock, Eye, Gauge, PenLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type DashboardFiguresQuery, DashboardQuotaDocument, type DashboardQuotaQuery } from "../../../generated/graphql.ts";
import { formatNumber } from "../../../lib/format.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon, type IconShape } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

type Attention = DashboardFiguresQuery["dashboard"]["attention"];

/** The share of a quota below which it is worth a word. */
const LITTLE_LEFT = 0.2;

interface Matter {
  id: string;
  icon: IconShape;
  color: string;
  text: string;
  to?: string;
  action?: string;
}

/** The tightest of a person's quotas, when little of it is left. */
function scarceQuota({ quotaTokens, remainingTokens, dayQuotaTokens, dayRemainingTokens }: DashboardQuotaQuery["aiUsage"]) {
  const quotas = [
    { span: "day", total: dayQuotaTokens, left: dayRemainingTokens },
    { span: "month", total: quotaTokens, left: remainingTokens },
  ] as const;
  return quotas.find(({ total, left }) => total && left != null && left / total < LITTLE_LEFT);
}

/** What waits for somebody, with the way there. */
export function NeedsAttention({ attention }: { attention: Attention | undefined }) {
  const { t } = useTranslation("dashboard");
  const { data } = useQuery(DashboardQuotaDocument, { fetchPolicy: "cache-and-network" });
  const quota = data && scarceQuota(data.aiUsage);
  const waiting: (Matter & { count: number })[] = [
    {
      id: "inReview",
      icon: Eye,
      color: "warning.fg",
      count: attention?.inReview ?? 0,
      text: t("attention.inReview", { count: attention?.inReview ?? 0 }),
      to: "/contents?completed=true&status=IN_REVIEW",
      action: t("attention.review"),
    },
    {
      id: "scheduled",
      icon: CalendarClock,
      color: "info.fg",
      count: attention?.scheduled ?? 0,
      text: t("attention.scheduled", { count: attention?.scheduled ?? 0 }),
      to: "/contents?view=calendar&status=SCHEDULED",
      action: t("attention.calendar"),
    },
    {
      id: "incomplete",
      icon: PenLine,
      color: "fg.subtle",
      count: attention?.incomplete ?? 0,
      text: t("attention.incomplete", { count: attention?.incomplete ?? 0 }),
      to: "/contents",
      action: t("continue"),
    },
  ];
  const matters: Matter[] = [
    ...(quota
      ? [
          {
            id: "quota",
            icon: Gauge,
            color: "warning.fg",
            text: t(`attention.quota.${quota.span}`, { left: formatNumber(quota.left ?? 0), total: formatNumber(quota.total ?? 0) }),
            to: "/dashboard?tab=usage",
            action: t("tabs.usage"),
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
          {matters.map(({ id, icon, color, text, to, action }) => (
            <chakra.li
              key={id}
              display="flex"
              alignItems="center"
              gap="3"
              px="4"
              py="3"
              textStyle="small"
              css={{ "& + &": { borderBlockStart: "1px solid {colors.border.muted}" } }}
            >
              <Icon as={icon} color={color} />
              <chakra.span flex="1" minW="0">
                {text}
              </chakra.span>
              {to && (
                <LinkButton to={to} size="sm">
                  {action}
                </LinkButton>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}
