import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { AiUsageDocument, AiUsageOfEveryoneDocument } from "../../generated/graphql.ts";
import { useAuth } from "../../lib/auth/auth.ts";
import { Card } from "../../ui/card.tsx";
import { ErrorDisplay } from "../../ui/error-display.tsx";
import { GenerationHistory } from "../generation/history/generation-history.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { ModelsCard } from "../ai-model/models-card.tsx";
import { UsageByDay } from "./usage-by-day.tsx";
import { beginningOf, everyDay } from "./usage-days.ts";
import { UsageQuota } from "./usage-quota.tsx";
import { UsageShares } from "./usage-shares.tsx";
import { UsageTotals } from "./usage-totals.tsx";
import { withoutCompany } from "./without-company.ts";
import { askAgain } from "../../lib/ask-again.ts";

const SPANS = ["14", "30", "90"] as const;
type Span = (typeof SPANS)[number];

/** What the person has used of the AI, by day, model and company, what is left, and what it made; an admin sees what everybody used too, and the models. */
export function UsagePanel() {
  const { t } = useTranslation("generation");
  const { user } = useAuth();
  const ofEverybody = user?.role !== undefined && user.role !== "CLIENT";
  const [whose, setWhose] = useState<"mine" | "everyone">("mine");
  const [span, setSpan] = useState<Span>("30");
  const days = Number(span);
  const variables = useMemo(() => ({ from: beginningOf(days) }), [days]);
  const mine = useQuery(AiUsageDocument, { variables, fetchPolicy: "cache-and-network" });
  const everyone = useQuery(AiUsageOfEveryoneDocument, { variables, fetchPolicy: "cache-and-network", skip: whose === "mine" });
  const own = (mine.data ?? mine.previousData)?.aiUsage;
  const usage = whose === "mine" ? own : (everyone.data ?? everyone.previousData)?.aiUsageOfEveryone;
  const { error, refetch } = whose === "mine" ? mine : everyone;

  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {ofEverybody && (
          <Segmented
            label={t("usage.whose")}
            value={whose}
            onChange={setWhose}
            segments={[
              { value: "mine", label: t("usage.mine") },
              { value: "everyone", label: t("usage.everyone") },
            ]}
          />
        )}
        <Segmented
          label={t("usage.span")}
          value={span}
          onChange={setSpan}
          segments={SPANS.map((value) => ({ value, label: t("usage.days", { count: Number(value) }) }))}
        />
      </chakra.div>
      {error && !usage ? (
        <ErrorDisplay message={t("usage.fetchFailed")} onRetry={() => askAgain(refetch)} />
      ) : (
        <>
          <UsageTotals usage={usage} />
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", ...(whose === "mine" && { lg: "minmax(0, 1.7fr) minmax(0, 1fr)" }) }}
            gap="4"
            alignItems="start"
          >
            <UsageByDay days={usage && everyDay(usage.byDay, days)} />
            {whose === "mine" && own && <UsageQuota usage={own} />}
          </chakra.div>
          {usage && (
            <chakra.div
              display="grid"
              gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
              gap="4"
              alignItems="start"
            >
              <UsageShares
                title={t("usage.byModel")}
                head={t("usage.model")}
                shares={usage.byModel.map((share) => ({ ...share, id: share.model, name: share.model }))}
              />
              <UsageShares
                title={t("usage.byCompany")}
                head={t("usage.company")}
                shares={usage.byCompany.map((share) => ({ ...share, id: share.company.id, name: share.company.brandName }))}
                rest={withoutCompany(usage)}
              />
            </chakra.div>
          )}
        </>
      )}
      {ofEverybody && <ModelsCard />}
      {whose === "mine" && (
        <Card title={t("history.title")} flush>
          <GenerationHistory />
        </Card>
      )}
    </chakra.div>
  );
}
