import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { VersionBodyDocument } from "../../../generated/graphql.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { type ChangedNode, documentDiff } from "../../../ui/document/document-diff.ts";
import { DocumentView } from "../../../ui/document/document-view.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

interface SourceColumnProps {
  source: { id: string; locale: string; body?: unknown; bodyVersion?: number | null };
  /** The version since which the changes are shown; undefined for the text alone. */
  since: number | undefined;
  onText: () => void;
}

/** The text that others are made from, to be read beside them; what has changed in it since one was made. */
export function SourceColumn({ source, since, onText }: SourceColumnProps) {
  const { t } = useTranslation("contents");
  const place = (source.bodyVersion ?? 0) - (since ?? 0) + 1;
  const { data, error, refetch } = useQuery(VersionBodyDocument, {
    variables: { contentId: source.id, place },
    skip: since === undefined,
    fetchPolicy: "cache-and-network",
  });
  const before = data?.contentVersions.results.find(({ number }) => number === since)?.body as ChangedNode | undefined;
  const now = (source.body ?? null) as ChangedNode | null;
  const diff = useMemo(() => before && documentDiff(before, now), [before, now]);
  if (since === undefined)
    return (
      <Card title={t("repurpose.source")}>
        <DocumentView document={now} lang={source.locale} small />
      </Card>
    );
  return (
    <Card
      title={t("repurpose.since", { number: since })}
      action={
        <Button size="sm" onClick={onText}>
          {t("repurpose.showText")}
        </Button>
      }
    >
      {diff ? (
        <DocumentView document={diff} lang={source.locale} small />
      ) : error ? (
        <ErrorDisplay message={t("fetchFailed")} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  );
}
