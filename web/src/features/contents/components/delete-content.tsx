import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ContentBodyDocument, DeleteContentDocument } from "../../../generated/graphql.ts";
import type { ShownContent } from "../status/shown-content.ts";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";

interface DeleteContentProps {
  content: ShownContent;
  onClose: () => void;
  /** It is gone; the browser's lists don't know yet. */
  onDeleted: (forget: () => void) => void;
}

/** Asks before a content is deleted. */
export function DeleteContent({ content, onClose, onDeleted }: DeleteContentProps) {
  const { t } = useTranslation("contents");
  const client = useApolloClient();
  const { cache } = client;
  /** As the question tells of it. */
  const [shown, setShown] = useState(content);
  const [deleteContent] = useMutation(DeleteContentDocument);

  const forget = () => {
    cache.evict({ id: cache.identify({ __typename: "Content", id: content.id }) ?? "" });
    for (const fieldName of ["contents", "search", "dashboard"]) cache.evict({ fieldName });
    cache.gc();
  };
  const lookAgain = async () => {
    const { data } = await client.query({ query: ContentBodyDocument, variables: { id: content.id }, fetchPolicy: "network-only" });
    if (data) setShown(data.content);
  };
  return (
    <DeleteDialog
      open
      id={content.id}
      words={{
        title: t("delete.title", { title: shown.title }),
        text: t("delete.text"),
        confirm: t("delete.action"),
        keep: t("delete.keep"),
        busy: t("delete.busy"),
        done: t("deleted"),
        failed: t("notDeleted"),
      }}
      remove={() => deleteContent({ variables: { id: content.id, expectedVersion: shown.version } })}
      lookAgain={lookAgain}
      onClose={onClose}
      onDeleted={() => onDeleted(forget)}
    />
  );
}
