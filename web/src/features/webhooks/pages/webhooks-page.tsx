import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { WebhooksDocument } from "../../../generated/graphql.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { WebhookDialog } from "../components/webhook-dialog.tsx";
import { WebhookSecret } from "../components/webhook-secret.tsx";
import { WebhooksTable } from "../components/webhooks-table.tsx";

/** Where one's events are sent. */
export function Component() {
  const { t } = useTranslation("webhooks");
  usePageTitle(t("title"));
  const { data, error, refetch } = useQuery(WebhooksDocument, { fetchPolicy: "cache-and-network" });
  const [creating, setCreating] = useState(false);
  // nowhere else: a secret that was shown is forgotten with the dialog
  const [secret, setSecret] = useState<string>();
  const add = (
    <Button variant="solid" icon={Plus} onClick={() => setCreating(true)}>
      {t("create")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("title")} below={t("intro")} actions={data && data.webhooks.length > 0 && add} />
      {error && !data ? (
        <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Card flush>
          <WebhooksTable webhooks={data?.webhooks} emptyAction={add} />
        </Card>
      )}
      <chakra.div>
        <LinkButton to="/profile" variant="ghost">
          {t("toProfile")}
        </LinkButton>
      </chakra.div>
      {creating && (
        <WebhookDialog
          onClose={() => setCreating(false)}
          onCreated={(made) => {
            setCreating(false);
            setSecret(made);
          }}
        />
      )}
      {secret !== undefined && <WebhookSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
