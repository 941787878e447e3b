import { useApolloClient, useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { DeleteContentDocument } from "../../../generated/graphql.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface DeleteContentProps {
  content: { id: string; title: string };
  onClose: () => void;
  /** It is gone; the browser's lists don't know yet. */
  onDeleted: (forget: () => void) => void;
}

/** Asks before a content is deleted. After a failure the question stands, to be answered again. */
export function DeleteContent({ content, onClose, onDeleted }: DeleteContentProps) {
  const { t } = useTranslation("contents");
  const { cache } = useApolloClient();
  const [deleteContent] = useMutation(DeleteContentDocument);

  const forget = () => {
    cache.evict({ id: cache.identify({ __typename: "Content", id: content.id }) ?? "" });
    for (const fieldName of ["contents", "search", "dashboard"]) cache.evict({ fieldName });
    cache.gc();
  };
  const confirm = async () => {
    try {
      await deleteContent({ variables: { id: content.id } });
    } catch (error) {
      return reportFailure(error, t("notDeleted"));
    }
    notify.success(t("deleted"));
    onClose();
    onDeleted(forget);
    return undefined;
  };
  return (
    <ConfirmDialog
      danger
      open
      title={t("delete.title", { title: content.title })}
      text={t("delete.text")}
      confirmLabel={t("delete.action")}
      cancelLabel={t("delete.keep")}
      busyLabel={t("delete.busy")}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
