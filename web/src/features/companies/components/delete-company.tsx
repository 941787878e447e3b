import { useMutation, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { CompanyExtentDocument, CompanyNowDocument, DeleteCompanyDocument } from "../../../generated/graphql.ts";
import { DeleteDialog } from "../../../ui/delete-dialog.tsx";

interface DeleteCompanyProps {
  company: { id: string; brandName: string };
  onClose: () => void;
  /** The company is gone. */
  onDeleted: () => Promise<unknown> | void;
}

/** Asks before a company is deleted, and says what goes with it. */
export function DeleteCompany({ company, onClose, onDeleted }: DeleteCompanyProps) {
  const { t } = useTranslation("companies");
  const { data, error: uncounted } = useQuery(CompanyExtentDocument, { variables: { id: company.id }, fetchPolicy: "network-only" });
  const { data: now, error: unread, refetch } = useQuery(CompanyNowDocument, { variables: { id: company.id }, fetchPolicy: "no-cache" });
  const [deleteCompany] = useMutation(DeleteCompanyDocument);
  /** As the question tells of it; where that couldn't be read, it is read, and asked anew. */
  const remove = async () => {
    if (now) return deleteCompany({ variables: { id: company.id, expectedVersion: now.company.version } });
    await refetch();
    throw new Error("Nobody has seen yet what is to be deleted");
  };
  return (
    <DeleteDialog
      open
      id={company.id}
      words={{
        title: t("delete.title", { name: now?.company.brandName ?? company.brandName }),
        text: data ? t("delete.text", { projects: data.projects.totalCount, contents: data.contents.totalCount }) : t("delete.counting"),
        confirm: t("delete.action"),
        keep: t("delete.keep"),
        busy: t("delete.busy"),
        done: t("deleted"),
        failed: t("notDeleted"),
      }}
      ready={(now ?? unread) !== undefined && (data ?? uncounted) !== undefined}
      remove={remove}
      lookAgain={refetch}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
