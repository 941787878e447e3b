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
  const { data } = useQuery(CompanyExtentDocument, { variables: { id: company.id }, fetchPolicy: "network-only" });
  const { data: now, refetch } = useQuery(CompanyNowDocument, { variables: { id: company.id }, fetchPolicy: "no-cache" });
  const [deleteCompany] = useMutation(DeleteCompanyDocument);
  /** As the question tells of it; asked again where it couldn't be read. */
  const remove = async () => {
    const shown = (now ?? (await refetch()).data)?.company;
    if (!shown) throw new Error("The answer held no company");
    return deleteCompany({ variables: { id: company.id, expectedVersion: shown.version } });
  };
  return (
    <DeleteDialog
      open
      words={{
        title: t("delete.title", { name: now?.company.brandName ?? company.brandName }),
        text: data ? t("delete.text", { projects: data.projects.totalCount, contents: data.contents.totalCount }) : t("delete.counting"),
        confirm: t("delete.action"),
        keep: t("delete.keep"),
        busy: t("delete.busy"),
        done: t("deleted"),
        failed: t("notDeleted"),
      }}
      remove={remove}
      lookAgain={refetch}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
