import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { AdminProfileDetailDocument } from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Note } from "../../../ui/note.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AdminForm } from "../components/admin-form.tsx";
import { mayEdit } from "../may-change.ts";

/** Adds an admin; with `?id=` changes one. */
export function Component() {
  const { t } = useTranslation("admins");
  const { user } = useAuth();
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  const title = id ? t("edit") : t("add");
  usePageTitle(title);
  // a form is filled once: what the cache still knows could be older
  const { data, error, refetch } = useQuery(AdminProfileDetailDocument, {
    variables: { id },
    skip: !id,
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const admin = data?.adminProfileDetail;
  return (
    <>
      <PageHeader title={title} above={<Link to="/admins">{t("title")}</Link>} below={admin && <bdi dir="ltr">{admin.email}</bdi>} />
      {!id && <AdminForm key="new" />}
      {admin && mayEdit(user, admin) && <AdminForm key={admin.id} admin={admin} />}
      {admin && !mayEdit(user, admin) && <Note>{t("superAdminOnly")}</Note>}
      {id && !admin && error && <ErrorDisplay message={t("detailFailed")} onRetry={() => void refetch()} />}
      {id && !admin && !error && (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
    </>
  );
}
