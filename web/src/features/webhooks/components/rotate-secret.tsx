import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { RotateWebhookSecretDocument, WebhooksDocument } from "../../../generated/graphql.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface RotateSecretProps {
  webhook: { id: string; name: string };
  onClose: () => void;
  onRotated: (secret: string) => void;
}

/** Asks before a webhook gets another secret. */
export function RotateSecret({ webhook: { id, name }, onClose, onRotated }: RotateSecretProps) {
  const { t } = useTranslation("webhooks");
  // the secret is in the answer: it is not to stay in the cache
  const [rotate] = useMutation(RotateWebhookSecretDocument, { fetchPolicy: "no-cache", refetchQueries: [WebhooksDocument] });
  const confirm = async () => {
    try {
      const { data } = await rotate({ variables: { id } });
      if (data) onRotated(data.rotateWebhookSecret.secret);
    } catch (error) {
      return reportFailure(error, t("notRotated"));
    }
    return undefined;
  };
  return (
    <ConfirmDialog
      open
      title={t("rotateTitle", { name })}
      text={t("rotateText")}
      confirmLabel={t("rotate")}
      cancelLabel={t("keepSecret")}
      busyLabel={t("common:saving")}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
