import { chakra } from "@chakra-ui/react";
import { CheckCheck } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RepurposingQuery } from "../../../generated/graphql.ts";
import { notify } from "../../../lib/notify.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Note } from "../../../ui/note.tsx";
import type { ChangedNode } from "../../../ui/document/document-diff.ts";
import { isBlank } from "../document-text.ts";
import { DerivedCard } from "./derived-card.tsx";
import { MAX_SOURCE } from "./derived-forms.ts";
import { FormChoice } from "./form-choice.tsx";
import { SourceColumn } from "./source-column.tsx";
import type { Candidate, Repurposing } from "./use-repurposing.ts";

interface RepurposePanelProps {
  source: RepurposingQuery["content"];
  repurposing: Repurposing;
}

/** A text, and beside it what is made from it: chosen, written, compared, taken one by one or all at once. */
export function RepurposePanel({ source, repurposing }: RepurposePanelProps) {
  const { t } = useTranslation("contents");
  const { busy, write, accept } = repurposing;
  const [candidates, setCandidates] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const [since, setSince] = useState<number>();
  const [accepting, setAccepting] = useState(false);
  const note = useCallback((contentId: string, candidate: Candidate | undefined) => {
    setCandidates((before) => {
      const next = new Map(before);
      if (candidate) next.set(contentId, candidate);
      else next.delete(contentId);
      return next;
    });
  }, []);
  const acceptAll = async () => {
    setAccepting(true);
    let count = 0;
    for (const candidate of candidates.values()) if (await accept(candidate)) count += 1;
    setAccepting(false);
    if (count > 0) notify.success(t("repurpose.accepted", { count }));
  };

  if (isBlank((source.body ?? null) as ChangedNode | null))
    return (
      <EmptyState
        title={t("repurpose.empty")}
        text={t("repurpose.emptyText")}
        action={
          <LinkButton to={`/contents/show/${source.id}?tab=text`} variant="solid">
            {t("openText")}
          </LinkButton>
        }
      />
    );
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }}
      gap="4"
      alignItems="start"
    >
      <chakra.div
        role="group"
        aria-label={t("repurpose.source")}
        // scrolled by keyboard
        tabIndex={0}
        minW="0"
        position={{ lg: "sticky" }}
        top={{ lg: "calc({sizes.topbar} + 16px)" }}
        maxH={{ base: "50dvh", lg: "calc(100dvh - {sizes.topbar} - 32px)" }}
        overflowY="auto"
      >
        <SourceColumn source={source} since={since} onText={() => setSince(undefined)} />
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
        {source.promptsLeft > 0 && <Note tone="warning">{t("repurpose.promptsLeft", { count: source.promptsLeft })}</Note>}
        {source.bodyText.length > MAX_SOURCE && <Note tone="warning">{t("repurpose.long")}</Note>}
        <FormChoice sourceLocale={source.locale} busy={busy} onWrite={(forms) => void write(forms)} />
        {candidates.size > 1 && (
          <Button variant="solid" icon={CheckCheck} busy={accepting} onClick={() => void acceptAll()}>
            {t("repurpose.acceptAll", { count: candidates.size })}
          </Button>
        )}
        {source.derived.map((content) => (
          <DerivedCard
            key={content.id}
            content={content}
            companyId={source.company.id}
            repurposing={repurposing}
            onCandidate={note}
            onCompare={content.source && content.source.version !== since ? () => setSince(content.source?.version) : undefined}
          />
        ))}
      </chakra.div>
    </chakra.div>
  );
}
