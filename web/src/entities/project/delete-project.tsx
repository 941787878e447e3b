import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { DeleteProjectDocument } from "../../generated/graphql.ts";
import { reportFailure } from "../../lib/http/report-failure.ts";
import { notify } from "../../lib/notify.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface DeleteProjectProps {
  project: { id: string; name: string };
  onClose: () => void;
  /** The project is gone. */
  onDeleted?: () => Promise<unknown> | void;
}

/** Asks before a project is deleted. After a failure the question stands, to be answered again. */
export function DeleteProject({ project, onClose, onDeleted }: DeleteProjectProps) {
  const { t } = useTranslation("projects");
  const [deleteProject] = useMutation(DeleteProjectDocument, {
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: "Project", id: project.id }) ?? "" });
      for (const fieldName of ["projects", "contents", "search", "dashboard"]) cache.evict({ fieldName });
      cache.gc();
    },
  });
  const confirm = async () => {
    try {
      await deleteProject({ variables: { id: project.id } });
    } catch (error) {
      return reportFailure(error, t("notDeleted"));
    }
    notify.success(t("deleted"));
    onClose();
    await onDeleted?.();
    return undefined;
  };
  return (
    <ConfirmDialog
      danger
      open
      title={t("delete.title", { name: project.name })}
      text={t("delete.text")}
      confirmLabel={t("delete.confirm")}
      cancelLabel={t("delete.keep")}
      busyLabel={t("delete.busy")}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
