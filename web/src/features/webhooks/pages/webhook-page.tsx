import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Ellipsis, KeyRound, Pencil, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import {
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhookDeliveriesDocument,
  type WebhookEntryFragment,
  WebhooksDocument,
} from "../../../generated/graphql.ts";
import { formatDateTime, formatList } from "../../../lib/format.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { Note } from "../../../ui/note.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DeleteWebhook } from "../components/delete-webhook.tsx";
import { Deliveries } from "../components/deliveries.tsx";
import { RotateSecret } from "../components/rotate-secret.tsx";
import { WebhookDialog } from "../components/webhook-dialog.tsx";
import { WebhookSecret } from "../components/webhook-secret.tsx";
import { WebhookState } from "../components/webhook-state.tsx";

/** One webhook, with what was sent to it. */
export function Component() {
  const { t } = useTranslation("webhooks");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(WebhooksDocument, { fetchPolicy: "cache-and-network" });
  const webhook = data?.webhooks.find((one) => one.id === id);
  usePageTitle(webhook?.name ?? t("title"));
  return (
    <>
      {webhook && <Shown webhook={webhook} />}
      {!webhook && data && <Note>{t("gone")}</Note>}
      {!data && error && <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch().catch(() => {})} />}
      {!data && !error && (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
      <chakra.div>
        <LinkButton to="/profile/webhooks" variant="ghost">
          {t("toList")}
        </LinkButton>
      </chakra.div>
    </>
  );
}

type Question = "edit" | "rotate" | "delete";

function Shown({ webhook }: { webhook: WebhookEntryFragment }) {
  const { t } = useTranslation("webhooks");
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const [secret, setSecret] = useState<string>();
  const [test, testing] = useMutation(TestWebhookDocument, { refetchQueries: [WebhookDeliveriesDocument] });
  const { id, name, url, events, earlierSecretUntil } = webhook;
  const close = () => setQuestion(undefined);
  const onTest = () =>
    test({ variables: { id } }).then(
      () => notify.success(t("tested")),
      (error: unknown) => reportFailure(error, t("notTested")),
    );
  return (
    <>
      <PageHeader
        title={name}
        above={<WebhookState webhook={webhook} />}
        below={
          <chakra.bdi dir="ltr" overflowWrap="anywhere">
            {url}
          </chakra.bdi>
        }
        actions={
          <>
            <Button icon={Send} busy={testing.loading} busyLabel={t("testing")} onClick={() => void onTest()}>
              {t("test")}
            </Button>
            <Menu
              trigger={<IconButton icon={Ellipsis} label={t("common:rowMenu", { name })} />}
              entries={[
                { id: "edit", label: t("common:edit"), icon: Pencil, onSelect: () => setQuestion("edit") },
                { id: "rotate", label: t("rotate"), icon: KeyRound, onSelect: () => setQuestion("rotate") },
                { id: "delete", label: t("common:delete"), icon: Trash2, danger: true, onSelect: () => setQuestion("delete") },
              ]}
            />
          </>
        }
      />
      <Standing webhook={webhook} />
      {earlierSecretUntil && <Note>{t("earlierSecret", { time: formatDateTime(earlierSecretUntil) })}</Note>}
      <chakra.p textStyle="small" color="fg.muted">
        {t("tellsOf", { events: formatList(events.map((event) => t(`event.${event}`))) })}
      </chakra.p>
      <Deliveries webhookId={id} />
      {question === "edit" && <WebhookDialog webhook={webhook} onClose={close} />}
      {question === "rotate" && (
        <RotateSecret
          webhook={webhook}
          onClose={close}
          onRotated={(made) => {
            close();
            setSecret(made);
          }}
        />
      )}
      {question === "delete" && (
        <DeleteWebhook webhook={webhook} onClose={close} onDeleted={() => void navigate("/profile/webhooks", { replace: true })} />
      )}
      {secret !== undefined && <WebhookSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

/** That nothing arrives, or is sent any more, and what to do about it. */
function Standing({ webhook: { id, active, switchedOffAt, failingSince } }: { webhook: WebhookEntryFragment }) {
  const { t } = useTranslation("webhooks");
  const [update, { loading }] = useMutation(UpdateWebhookDocument);
  const onStart = () =>
    update({ variables: { id, input: { active: true } } }).then(
      () => notify.success(t("saved")),
      (error: unknown) => reportFailure(error, t("notSaved")),
    );
  if (active) return failingSince ? <Note tone="warning">{t("failing", { time: formatDateTime(failingSince) })}</Note> : null;
  return (
    <Note
      tone="warning"
      action={
        <Button size="sm" busy={loading} busyLabel={t("common:saving")} onClick={() => void onStart()}>
          {t("switchOn")}
        </Button>
      }
    >
      {switchedOffAt ? t("switchedOff", { time: formatDateTime(switchedOffAt) }) : t("isOff")}
    </Note>
  );
}
