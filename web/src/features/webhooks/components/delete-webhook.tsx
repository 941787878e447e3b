import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { DeleteWebhookDocument, WebhooksDocument } from "../../../generated/graphql.ts";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";

interface DeleteWebhookProps {
  webhook: { id: string; name: string };
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a webhook is deleted. */
export function DeleteWebhook({ webhook: { id, name }, onClose, onDeleted }: DeleteWebhookProps) {
  const { t } = useTranslation("webhooks");
  const [remove] = useMutation(DeleteWebhookDocument, { refetchQueries: [WebhooksDocument] });
  return (
    <DeleteDialog
      open
      id={id}
      words={{
        title: t("deleteTitle", { name }),
        text: t("deleteText"),
        confirm: t("delete"),
        keep: t("keep"),
        busy: t("deleting"),
        done: t("deleted"),
        failed: t("notDeleted"),
      }}
      remove={() => remove({ variables: { id } })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
