import { useQuery } from "@apollo/client/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { BasicDataDetailDocument } from "../../../generated/graphql.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useCategoryName } from "../category-name.ts";
import { DeleteRecord } from "../components/delete-record.tsx";
import { RecordForm } from "../components/record-form.tsx";

/** One record, to look at and to change; without an id a new one. */
export function Component() {
  const { t } = useTranslation("basicData");
  const nameOf = useCategoryName();
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  const [asking, setAsking] = useState(false);
  const [gone, setGone] = useState(false);
  // A form is filled once: what the cache still knows could be older.
  const { data, error, refetch } = useQuery(BasicDataDetailDocument, {
    variables: { id },
    skip: !id,
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const record = data?.basicData;
  const title = id ? (record?.displayName ?? t("edit")) : t("add");
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        above={<Link to="/basic-data">{t("title")}</Link>}
        below={record && <bdi>{nameOf(record.category)}</bdi>}
        actions={
          record && (
            <>
              <Badge dot tone={record.isActive ? "success" : "neutral"}>
                {t(record.isActive ? "active" : "inactive")}
              </Badge>
              <Button variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
                {t("common:delete")}
              </Button>
            </>
          )
        }
      />
      {!id && <RecordForm key="new" category={params.get("category") ?? ""} />}
      {record && <RecordForm key={record.id} record={record} gone={gone} />}
      {id && !record && error && <ErrorDisplay message={t("detailFailed")} onRetry={() => void refetch()} />}
      {id && !record && !error && (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
      {record && asking && <DeleteRecord record={record} onClose={() => setAsking(false)} onDeleted={() => setGone(true)} />}
    </>
  );
}
