import { useMutation, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { CompanyExtentDocument, DeleteCompanyDocument } from "../../../generated/graphql.ts";
import { reportFailure } from "../../../lib/http/report-failure.ts";
import { notify } from "../../../lib/notify.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

interface DeleteCompanyProps {
  company: { id: string; brandName: string };
  onClose: () => void;
  /** The company is gone. */
  onDeleted: () => Promise<unknown> | void;
}

/** Asks before a company is deleted, and says what goes with it. After a failure the question stands, to be answered again. */
export function DeleteCompany({ company, onClose, onDeleted }: DeleteCompanyProps) {
  const { t } = useTranslation("companies");
  const { data } = useQuery(CompanyExtentDocument, { variables: { id: company.id }, fetchPolicy: "network-only" });
  const [deleteCompany] = useMutation(DeleteCompanyDocument);
  const confirm = async () => {
    try {
      await deleteCompany({ variables: { id: company.id } });
    } catch (error) {
      return reportFailure(error, t("notDeleted"));
    }
    notify.success(t("deleted"));
    onClose();
    await onDeleted();
    return undefined;
  };
  return (
    <ConfirmDialog
      danger
      open
      title={t("delete.title", { name: company.brandName })}
      text={data ? t("delete.text", { projects: data.projects.totalCount, contents: data.contents.totalCount }) : t("delete.counting")}
      confirmLabel={t("delete.action")}
      cancelLabel={t("delete.keep")}
      busyLabel={t("delete.busy")}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
