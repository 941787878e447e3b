import { chakra } from "@chakra-ui/react";
import { Check, FileText, GitCompare, Square } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { markOf } from "../../../entities/generation/mark-of.ts";
import type { DerivedContentFragment } from "../../../generated/graphql.ts";
import { formatNumber } from "../../../lib/format.ts";
import { LOCALE_NAMES } from "../../../lib/locale/locales.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { MarkdownView } from "../../../ui/document/markdown-view.tsx";
import type { ChangedNode } from "../../../ui/document/document-diff.ts";
import { DocumentView } from "../../../ui/document/document-view.tsx";
import { Khatam } from "../../../ui/marks.tsx";
import { Note } from "../../../ui/note.tsx";
import { ProvenanceMark } from "../../../ui/provenance-mark.tsx";
import { StreamingText } from "../../../ui/streaming-text.tsx";
import { isBlank } from "../document-text.ts";
import { LETTERS } from "./derived-forms.ts";
import { useDerivedRun } from "./use-derived-run.ts";
import type { Candidate, Repurposing } from "./use-repurposing.ts";

interface DerivedCardProps {
  content: DerivedContentFragment;
  companyId: string;
  repurposing: Pick<Repurposing, "orders" | "taken" | "write" | "accept" | "keep" | "busy">;
  /** Tells what waits to be taken, and when nothing does any more. */
  onCandidate: (contentId: string, candidate: Candidate | undefined) => void;
  /** Shows what has changed in the source; undefined while that is shown. */
  onCompare: (() => void) | undefined;
}

/** A content that is made from another: its text, what is being written for it, and whether its source says something else by now. */
export function DerivedCard({ content, companyId, repurposing, onCandidate, onCompare }: DerivedCardProps) {
  const { t } = useTranslation(["contents", "generation"]);
  const { orders, taken, write, accept, keep, busy } = repurposing;
  const { id, title, locale, source, provenance } = content;
  const { run, underWay, candidate, stop, discard } = useDerivedRun(content, { companyId, order: orders.get(id), onTaken: taken });
  const [accepting, setAccepting] = useState(false);
  const waiting = candidate && `${candidate.generationId} ${candidate.content.partVersions.body}`;
  useEffect(() => {
    onCandidate(id, candidate);
    return () => onCandidate(id, undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a candidate is another one when its text or what it takes the place of is
  }, [id, waiting, onCandidate]);

  if (!source) return null;
  const body = (content.body ?? null) as ChangedNode | null;
  const written = !isBlank(body);
  const entry = provenance.find(({ field }) => field === "body");
  const again = () => void write([{ form: source.form, locale, ...(source.tone ? { tone: source.tone } : {}) }]);
  const limit = LETTERS[source.form];
  const letters = [...(candidate?.text ?? content.bodyText)].length;

  return (
    <Card
      title={t(`repurpose.form.${source.form}`)}
      action={
        <>
          <chakra.span textStyle="caption" color="fg.subtle">
            {LOCALE_NAMES[locale]}
          </chakra.span>
          <LinkButton
            to={`/contents/show/${id}?tab=text`}
            size="sm"
            variant="ghost"
            square
            icon={FileText}
            aria-label={t("repurpose.open", { title })}
            title={t("repurpose.open", { title })}
          />
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="3" lang={locale}>
        {written && entry && !candidate && <ProvenanceMark source={markOf(entry)} />}
        {source.stale && !underWay && !candidate && (
          <Note
            tone="warning"
            action={
              onCompare && (
                <Button size="sm" icon={GitCompare} onClick={onCompare}>
                  {t("repurpose.whatChanged")}
                </Button>
              )
            }
          >
            {t("repurpose.stale")}
          </Note>
        )}
        {underWay ? (
          <StreamingText label={t(`repurpose.form.${source.form}`)} text={run.text} waiting={run.phase === "queued"} silent={run.silent} />
        ) : candidate ? (
          <MarkdownView text={candidate.text} lang={locale} />
        ) : written ? (
          <DocumentView document={body} lang={locale} small />
        ) : (
          <chakra.p color="fg.subtle" textStyle="small">
            {t("repurpose.noText")}
          </chakra.p>
        )}
        {run.phase === "failed" && (
          <Note tone="danger" alert>
            {run.error || t("repurpose.failed")}
          </Note>
        )}
        {candidate && written && <Quiet>{t("repurpose.replaces")}</Quiet>}
        {candidate?.offline && <Quiet>{t("repurpose.skeleton")}</Quiet>}
        {limit !== undefined && !underWay && (candidate || written) && (
          <Quiet>{t("repurpose.letters", { count: letters, limit: formatNumber(limit) })}</Quiet>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {underWay && (
            <Button size="sm" icon={Square} onClick={() => void stop()}>
              {t("generation:stop")}
            </Button>
          )}
          {candidate && (
            <Button
              size="sm"
              icon={Check}
              busy={accepting}
              onClick={() => {
                setAccepting(true);
                void accept(candidate).finally(() => setAccepting(false));
              }}
            >
              {t("repurpose.accept")}
            </Button>
          )}
          {candidate && (
            <Button size="sm" onClick={discard}>
              {t("repurpose.discard")}
            </Button>
          )}
          {!underWay && (
            <Button size="sm" variant="ai" icon={Khatam} disabled={busy} onClick={again}>
              {t(written || candidate ? "repurpose.again" : "repurpose.writeOne")}
            </Button>
          )}
          {source.stale && !underWay && !candidate && written && (
            <Button size="sm" disabled={busy} onClick={() => void keep(content)}>
              {t("repurpose.keep")}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </Card>
  );
}

const Quiet = chakra("p", { base: { textStyle: "caption", color: "fg.subtle" } });
