import { useApolloClient, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BasicDataDetailDocument, type BasicDataRecordFragment, DeleteBasicDataDocument } from "../../../generated/graphql.ts";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";

interface DeleteRecordProps {
  record: BasicDataRecordFragment;
  onClose: () => void;
  onDeleted: () => Promise<void> | void;
}

/** Asks before a record goes; what uses it keeps its value. */
export function DeleteRecord({ record, onClose, onDeleted }: DeleteRecordProps) {
  const { t } = useTranslation("basicData");
  const client = useApolloClient();
  /** As the question tells of it. */
  const [shown, setShown] = useState(record);
  const [remove] = useMutation(DeleteBasicDataDocument);
  const lookAgain = async () => {
    const { data } = await client.query({ query: BasicDataDetailDocument, variables: { id: record.id }, fetchPolicy: "network-only" });
    if (data) setShown(data.basicData);
  };
  return (
    <DeleteDialog
      open
      id={record.id}
      words={{
        title: t("delete.title", { name: shown.displayName }),
        text: t("delete.text"),
        confirm: t("delete.confirm"),
        keep: t("delete.keep"),
        busy: t("delete.busy"),
        done: t("deleted"),
        failed: t("notDeleted"),
      }}
      remove={() => remove({ variables: { id: record.id, expectedVersion: shown.version } })}
      lookAgain={lookAgain}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
