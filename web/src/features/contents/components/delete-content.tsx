import { useApolloClient, useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { DeleteContentDocument } from "../../../generated/graphql.ts";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";

interface DeleteContentProps {
  content: { id: string; title: string };
  onClose: () => void;
  /** It is gone; the browser's lists don't know yet. */
  onDeleted: (forget: () => void) => void;
}

/** Asks before a content is deleted. */
export function DeleteContent({ content, onClose, onDeleted }: DeleteContentProps) {
  const { t } = useTranslation("contents");
  const { cache } = useApolloClient();
  const [deleteContent] = useMutation(DeleteContentDocument);

  const forget = () => {
    cache.evict({ id: cache.identify({ __typename: "Content", id: content.id }) ?? "" });
    for (const fieldName of ["contents", "search", "dashboard"]) cache.evict({ fieldName });
    cache.gc();
  };
  return (
    <DeleteDialog
      open
      words={{
        title: t("delete.title", { title: content.title }),
        text: t("delete.text"),
        confirm: t("delete.action"),
        keep: t("delete.keep"),
        busy: t("delete.busy"),
        done: t("deleted"),
        failed: t("notDeleted"),
      }}
      remove={() => deleteContent({ variables: { id: content.id } })}
      onClose={onClose}
      onDeleted={() => onDeleted(forget)}
    />
  );
}
