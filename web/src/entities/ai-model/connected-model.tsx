import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelConnectionFieldsFragment } from "../../generated/graphql.ts";
import { reportFailure } from "../../lib/http/report-failure.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ConnectForm } from "./connect-form.tsx";
import { useConnecting } from "./use-connecting.ts";

/** For super admins: the model that was connected here; it can be changed, and disconnected. */
export function ConnectedModel({ connection }: { connection: ModelConnectionFieldsFragment }) {
  const { t } = useTranslation("generation");
  const [changing, setChanging] = useState(false);
  const [asking, setAsking] = useState(false);
  const { disconnect } = useConnecting();
  const { purpose } = connection;
  const model = connection.model ?? "";

  const confirm = async () => {
    try {
      await disconnect({ variables: { purpose, expectedVersion: connection.version } });
      notify.success(t("connect.disconnected"));
      setAsking(false);
      return undefined;
    } catch (error) {
      return reportFailure(error, t("connect.notDisconnected"));
    }
  };

  return (
    <Card title={t(`connect.now.${purpose}`, { model })}>
      {changing ? (
        <ConnectForm connection={connection} onDone={() => setChanging(false)} />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" textStyle="small">
          <chakra.span color="fg.muted" overflowWrap="anywhere">
            {connection.baseUrl && (
              <>
                <bdi dir="ltr">{connection.baseUrl}</bdi> ·{" "}
              </>
            )}
            {t(connection.hasKey ? "connect.withKey" : "connect.withoutKey")}
          </chakra.span>
          <chakra.span display="flex" gap="2">
            <Button size="sm" onClick={() => setChanging(true)}>
              {t("connect.change")}
            </Button>
            <Button size="sm" variant="danger" onClick={() => setAsking(true)}>
              {t("connect.disconnect")}
            </Button>
          </chakra.span>
        </chakra.div>
      )}
      <ConfirmDialog
        danger
        open={asking}
        title={t("connect.disconnectTitle", { model })}
        text={t(`connect.disconnectText.${purpose}`)}
        confirmLabel={t("connect.disconnect")}
        cancelLabel={t("connect.keep")}
        busyLabel={t("connect.disconnecting")}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
