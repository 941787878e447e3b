import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ContentVersionsDocument, RestoreContentVersionDocument } from "../../../generated/graphql.ts";
import { notify } from "../../../lib/notify.ts";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { BodyContent } from "../body-content.ts";
import { ScoreCourse } from "./score-course.tsx";
import { useVersionScores } from "./use-version-scores.ts";
import { VersionCompare } from "./version-compare.tsx";
import { useVersionBody } from "./use-version-body.ts";
import { type ListedVersion, VersionList } from "./version-list.tsx";

const PAGE_SIZE = 10;

interface HistoryPanelProps {
  contentId: string;
  /** Saves what isn't saved yet, so that it has its place in the history; resolves to whether that worked. */
  onBeforeRestore?: () => Promise<boolean>;
  /** The stored text is another one now. Without it nothing is brought back: the text is somebody else's. */
  onRestored?: (content: BodyContent) => void;
}

/** Every text that was saved: compared with the current one, and brought back as a new version. */
export function HistoryPanel({ contentId, onBeforeRestore, onRestored }: HistoryPanelProps) {
  const { t } = useTranslation("contents");
  const [page, setPage] = useState(1);
  const query = { contentId, pageSize: PAGE_SIZE };
  const { data, previousData, error, refetch } = useQuery(ContentVersionsDocument, {
    variables: { ...query, page },
    fetchPolicy: "network-only",
  });
  const newest = useQuery(ContentVersionsDocument, { variables: { ...query, page: 1 }, skip: page === 1 });
  const [restore] = useMutation(RestoreContentVersionDocument);
  const [chosenId, setChosenId] = useState<string>();
  const [restoring, setRestoring] = useState<ListedVersion>();
  const list = (data ?? previousData)?.contentVersions;
  const [current] = (page === 1 ? list : newest.data?.contentVersions)?.results ?? [];
  const chosen = list?.results.find(({ id }) => id === chosenId) ?? list?.results[page === 1 ? 1 : 0] ?? current;
  const place = (page - 1) * PAGE_SIZE + (list?.results.findIndex(({ id }) => id === chosen?.id) ?? -1) + 1;
  const scores = useVersionScores(contentId, { page, pageSize: PAGE_SIZE }, current?.id);
  const currentText = useVersionBody(contentId, current, 1);
  const chosenText = useVersionBody(contentId, chosen, chosen === current ? 1 : place);

  const restoreChosen = async ({ id, number }: ListedVersion) => {
    if (onBeforeRestore && !(await onBeforeRestore())) return;
    let restored: BodyContent | undefined;
    try {
      const { data: answer } = await restore({ variables: { id: contentId, versionId: id } });
      restored = answer?.restoreContentVersion.content;
    } catch {
      return;
    }
    if (restored) onRestored?.(restored);
    notify.success(t("history.restored", { number }));
    setRestoring(undefined);
    setChosenId(undefined);
    setPage(1);
    await refetch({ ...query, page: 1 });
  };

  if (error && !list) return <ErrorDisplay message={t("history.failed")} onRetry={() => void refetch()} />;
  if (!list || (!current && list.totalCount > 0)) return <Skeleton lines={6} />;
  if (!current || !chosen) return <EmptyState title={t("history.empty")} text={t("history.emptyText")} />;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 2fr)" }}
      gap="4"
      alignItems="start"
    >
      <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
        <Card flush title={t("history.title")} count={list.totalCount}>
          <ScoreCourse versions={list.results} scores={scores} />
          <VersionList
            scores={scores}
            versions={list.results}
            current={current.number}
            chosen={chosen.id}
            onChoose={({ id }) => setChosenId(id)}
          />
        </Card>
        {list.totalCount > PAGE_SIZE && <Pagination page={page} pageSize={PAGE_SIZE} totalCount={list.totalCount} onPage={setPage} />}
      </chakra.div>
      {chosenText && currentText ? (
        <VersionCompare version={chosenText} current={currentText} onRestore={onRestored && (() => setRestoring(chosen))} />
      ) : (
        <Skeleton lines={6} />
      )}
      {restoring && (
        <ConfirmDialog
          open
          title={t("history.restoreTitle", { number: restoring.number })}
          text={t("history.restoreText")}
          confirmLabel={t("history.restore")}
          cancelLabel={t("history.keep")}
          onConfirm={() => restoreChosen(restoring)}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </chakra.div>
  );
}
