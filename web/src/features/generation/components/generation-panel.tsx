import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GenerationEntryFragment } from "../../../generated/graphql.ts";
import { generationPlace, generationSubject } from "../../../entities/generation/generation-place.ts";
import { type TextTarget, useTextTarget } from "../../../entities/generation/text-target.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { GenerationHistory } from "../../../entities/generation/history/generation-history.tsx";
import { GenerationRow } from "../../../entities/generation/history/generation-row.tsx";
import { underWay, type useGenerations } from "../../../entities/generation/use-generations.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { RunningList } from "./running-list.tsx";

/** As many as ended last are worth a look beside what runs. */
const RECENT = 3;

interface GenerationPanelProps {
  list: ReturnType<typeof useGenerations>;
  texts: ReadonlyMap<string, string>;
  /** The person goes to another page. */
  onLeave: () => void;
}

/** What the AI makes just now and what ended last; and everything it has made for the person. */
export function GenerationPanel({ list, texts, onLeave }: GenerationPanelProps) {
  const { t } = useTranslation("generation");
  const [view, setView] = useState<"running" | "all">("running");
  const target = useTextTarget();
  const insert =
    target &&
    ((text: string, generationId: string) => {
      onLeave();
      target(text, generationId);
    });
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        minH="48px"
        px="4"
        py="2"
        borderBlockEnd="1px solid"
        borderColor="border.muted"
      >
        <chakra.h2 textStyle="h3">{t("panel.title")}</chakra.h2>
        <Segmented
          label={t("panel.title")}
          value={view}
          onChange={setView}
          segments={[
            { value: "running", label: t("panel.running") },
            { value: "all", label: t("panel.all") },
          ]}
        />
      </chakra.div>
      {/* a list that scrolls can be scrolled by keys */}
      <chakra.div
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={t(view === "all" ? "panel.all" : "panel.running")}
        css={{ "&:focus-visible": { outlineOffset: "-2px" } }}
      >
        {view === "all" ? (
          <GenerationHistory {...(insert ? { onInsert: insert } : {})} />
        ) : (
          <Present list={list} texts={texts} onLeave={onLeave} onInsert={insert} />
        )}
      </chakra.div>
    </>
  );
}

interface PresentProps extends GenerationPanelProps {
  onInsert: TextTarget | undefined;
}

function Present({ list, texts, onLeave, onInsert }: PresentProps) {
  const { t } = useTranslation("generation");
  const { entries, error, refetch } = list;
  if (!entries)
    return (
      <chakra.div p="4">{error ? <ErrorDisplay message={t("panel.fetchFailed")} onRetry={refetch} /> : <Skeleton lines={4} />}</chakra.div>
    );
  const running = entries.filter(({ status }) => underWay(status));
  const ended = entries.filter(({ status }) => !underWay(status)).slice(0, RECENT);
  return (
    <>
      {running.length > 0 ? (
        <RunningList generations={running} texts={texts} onChanged={refetch} onFollow={onLeave} />
      ) : (
        <EmptyState title={t("panel.nothingRunning")} text={t("panel.nothingRunningText")} />
      )}
      {ended.length > 0 && (
        <chakra.ul listStyleType="none" m="0" p="0" aria-label={t("panel.lately")} borderBlockStart="1px solid" borderColor="border.muted">
          {ended.map((generation) => (
            <GenerationRow
              key={generation.id}
              generation={generation}
              named
              onInsert={onInsert}
              onChanged={refetch}
              actions={<OpenLink generation={generation} onFollow={onLeave} />}
            />
          ))}
        </chakra.ul>
      )}
    </>
  );
}

function OpenLink({ generation, onFollow }: { generation: GenerationEntryFragment; onFollow: () => void }) {
  const { t } = useTranslation("generation");
  const place = generationPlace(generation);
  if (!place || generation.status === "FAILED") return null;
  const what = [t(`kinds.${generation.kind}`), generationSubject(generation)].filter(Boolean).join(" · ");
  return (
    <LinkButton to={place} size="sm" variant="ghost" aria-label={t("panel.openNamed", { what })} onClick={onFollow}>
      {t("panel.open")}
    </LinkButton>
  );
}
