import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useGenerations } from "../use-generations.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { GenerationRow } from "./generation-row.tsx";

const PAGE = 10;
const MOST = 100;

interface GenerationHistoryProps {
  /** Of one content; with neither, all of the person's. */
  contentId?: string;
  companyId?: string;
  /** Puts a text where the person works. */
  onInsert?: (text: string, generationId: string) => void;
}

/** What the AI has made, the newest first; it grows while it is looked at. */
export function GenerationHistory({ contentId, companyId, onInsert }: GenerationHistoryProps) {
  const { t } = useTranslation("generation");
  const [pageSize, setPageSize] = useState(PAGE);
  const { entries, total, error, refetch } = useGenerations({
    pageSize,
    ...(contentId ? { contentId } : {}),
    ...(companyId ? { companyId } : {}),
  });
  if (!entries)
    return (
      <chakra.div p="4">{error ? <ErrorDisplay message={t("panel.fetchFailed")} onRetry={refetch} /> : <Skeleton lines={6} />}</chakra.div>
    );
  if (entries.length === 0) return <EmptyState title={t("panel.none")} text={t("panel.noneText")} />;
  return (
    <>
      <chakra.ul listStyleType="none" m="0" p="0" aria-label={t("history.title")}>
        {entries.map((generation) => (
          <GenerationRow key={generation.id} generation={generation} named={!contentId} onInsert={onInsert} onChanged={refetch} />
        ))}
      </chakra.ul>
      {total > entries.length && pageSize < MOST && (
        <chakra.div p="3" textAlign="center">
          <Button size="sm" variant="ghost" onClick={() => setPageSize(pageSize + PAGE)}>
            {t("panel.more")}
          </Button>
        </chakra.div>
      )}
    </>
  );
}
