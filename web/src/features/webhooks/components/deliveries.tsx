import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { ReplayDeliveryDocument, type WebhookDeliveryEntryFragment, WebhookDeliveriesDocument } from "../../../generated/graphql.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { useAnswerWords } from "../use-answer-words.ts";

const PAGE_SIZE = 20;
/** Milliseconds: what is sent is answered soon. */
const LOOK_EVERY = 3_000;
const TONES: Record<WebhookDeliveryEntryFragment["status"], BadgeTone> = { PENDING: "info", DELIVERED: "success", GIVEN_UP: "danger" };

/** What is to be sent to a webhook and what was, each with its answer and the way to send it again. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const { t } = useTranslation("webhooks");
  const answerOf = useAnswerWords();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useQuery(WebhookDeliveriesDocument, {
    variables: { webhookId, page },
    fetchPolicy: "cache-and-network",
    pollInterval: LOOK_EVERY,
    skipPollAttempt: () => document.hidden,
  });
  const list = (data ?? previousData)?.webhookDeliveries;
  const [replay, replaying] = useMutation(ReplayDeliveryDocument);
  const onReplay = async (id: string) => {
    try {
      await replay({ variables: { id } });
      notify.success(t("replayed"));
    } catch (failure) {
      reportFailure(failure, t("notReplayed"));
    }
  };
  const columns: Column<WebhookDeliveryEntryFragment>[] = [
    {
      id: "type",
      header: t("what"),
      cell: ({ type, createdAt }) => (
        <chakra.span display="flex" flexDirection="column" alignItems="flex-start" minW="0">
          <chakra.code dir="ltr">
            {type.split(".").map((part, index) => (
              // A phone is narrower than both parts: the line may end between them.
              <Fragment key={part}>
                {index > 0 && (
                  <>
                    .<wbr />
                  </>
                )}
                {part}
              </Fragment>
            ))}
          </chakra.code>
          <chakra.span textStyle="caption" color="fg.subtle">
            {formatDateTime(createdAt)}
          </chakra.span>
        </chakra.span>
      ),
    },
    {
      id: "status",
      header: t("stateHeader"),
      cell: ({ status, nextAt, attempts }) => (
        <chakra.span display="flex" flexDirection="column" alignItems="flex-start" gap="1">
          <Badge tone={TONES[status]}>{t(`delivery.${status}`)}</Badge>
          <chakra.span display={{ md: "none" }} textStyle="caption" color="fg.subtle">
            {answerOf(attempts[0])}
          </chakra.span>
          {status === "PENDING" && nextAt && attempts.length > 0 && (
            <chakra.span textStyle="caption" color="fg.subtle">
              {t("nextAt", { time: formatDateTime(nextAt) })}
            </chakra.span>
          )}
        </chakra.span>
      ),
    },
    {
      id: "answer",
      header: t("answer"),
      hideOnPhone: true,
      cell: ({ attempts }) => (
        <chakra.span display="flex" flexDirection="column">
          <span>{answerOf(attempts[0])}</span>
          {attempts.length > 1 && (
            <chakra.span textStyle="caption" color="fg.subtle">
              {t("attempts", { count: attempts.length })}
            </chakra.span>
          )}
        </chakra.span>
      ),
    },
    {
      id: "replay",
      header: t("replay"),
      hideHeader: true,
      align: "end",
      cell: ({ id, type, createdAt }) => (
        <Button
          size="sm"
          disabled={replaying.loading}
          aria-label={t("replayNamed", { type, time: formatDateTime(createdAt) })}
          onClick={() => void onReplay(id)}
        >
          {t("replay")}
        </Button>
      ),
    },
  ];
  if (error && !list) return <ErrorDisplay message={t("deliveriesFailed")} onRetry={() => void refetch().catch(() => {})} />;
  return (
    <>
      <Card title={t("deliveries")} flush>
        <DataTable
          label={t("deliveries")}
          columns={columns}
          rows={list?.results ?? []}
          rowKey={({ id }) => id}
          loading={!list}
          empty={{ text: t("noDeliveries") }}
        />
      </Card>
      {list && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
    </>
  );
}
