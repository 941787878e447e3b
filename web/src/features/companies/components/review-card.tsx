import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { CompanyApprovalDocument, SetApprovalByAnotherDocument } from "../../../generated/graphql.ts";
import { wasReported } from "../../../lib/http/problem.ts";
import { notify } from "../../../lib/notify.ts";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";

/** Who approves the company's contents. */
export function ReviewCard({ companyId, readOnly }: { companyId: string; readOnly: boolean }) {
  const { t } = useTranslation("review");
  const { data } = useQuery(CompanyApprovalDocument, { variables: { id: companyId } });
  const [set, { loading }] = useMutation(SetApprovalByAnotherDocument);
  if (!data) return null;
  const choose = (approvalByAnother: boolean) =>
    void set({ variables: { companyId, approvalByAnother } }).catch((error: unknown) => {
      if (!wasReported(error)) notify.error(t("company.failed"));
    });
  return (
    <Card title={t("company.title")}>
      <Checkbox checked={data.company.approvalByAnother} disabled={readOnly || loading} onChange={choose}>
        {t("company.byAnother")}
      </Checkbox>
      <chakra.p textStyle="caption" color="fg.muted" mt="2">
        {t("company.note")}
      </chakra.p>
    </Card>
  );
}
