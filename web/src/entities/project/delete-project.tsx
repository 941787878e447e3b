import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { DeleteProjectDocument } from "../../generated/graphql.ts";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";

interface DeleteProjectProps {
  project: { id: string; name: string };
  onClose: () => void;
  /** The project is gone. */
  onDeleted?: () => Promise<unknown> | void;
}

/** Asks before a project is deleted. */
export function DeleteProject({ project, onClose, onDeleted }: DeleteProjectProps) {
  const { t } = useTranslation("projects");
  const [deleteProject] = useMutation(DeleteProjectDocument, {
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: "Project", id: project.id }) ?? "" });
      for (const fieldName of ["projects", "contents", "search", "dashboard"]) cache.evict({ fieldName });
      cache.gc();
    },
  });
  return (
    <DeleteDialog
      open
      words={{
        title: t("delete.title", { name: project.name }),
        text: t("delete.text"),
        confirm: t("delete.confirm"),
        keep: t("delete.keep"),
        busy: t("delete.busy"),
        done: t("deleted"),
        failed: t("notDeleted"),
      }}
      remove={() => deleteProject({ variables: { id: project.id } })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
