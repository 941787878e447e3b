import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DeleteProjectDocument, EditedProjectDocument } from "../../generated/graphql.ts";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";

interface DeleteProjectProps {
  project: { id: string; name: string; version: number };
  onClose: () => void;
  /** The project is gone. */
  onDeleted?: () => Promise<unknown> | void;
}

/** Asks before a project is deleted. */
export function DeleteProject({ project, onClose, onDeleted }: DeleteProjectProps) {
  const { t } = useTranslation("projects");
  const client = useApolloClient();
  /** As the question tells of it. */
  const [shown, setShown] = useState(project);
  const [deleteProject] = useMutation(DeleteProjectDocument, {
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: "Project", id: project.id }) ?? "" });
      for (const fieldName of ["projects", "contents", "search", "dashboard"]) cache.evict({ fieldName });
      cache.gc();
    },
  });
  const lookAgain = async () => {
    const { data } = await client.query({ query: EditedProjectDocument, variables: { id: project.id }, fetchPolicy: "network-only" });
    if (data) setShown(data.project);
  };
  return (
    <DeleteDialog
      open
      id={project.id}
      words={{
        title: t("delete.title", { name: shown.name }),
        text: t("delete.text"),
        confirm: t("delete.confirm"),
        keep: t("delete.keep"),
        busy: t("delete.busy"),
        done: t("deleted"),
        failed: t("notDeleted"),
      }}
      remove={() => deleteProject({ variables: { id: project.id, expectedVersion: shown.version } })}
      lookAgain={lookAgain}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
