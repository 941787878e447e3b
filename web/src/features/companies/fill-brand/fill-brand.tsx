import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { type PathValue, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useAiForm } from "../../../entities/generation/fields/ai-form-context.ts";
import type { ProposedBrandFragment } from "../../../generated/graphql.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { Khatam, StopSquare } from "../../../ui/marks.tsx";
import { Note } from "../../../ui/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { CompanyField, CompanyValues } from "../company-form.ts";
import { acceptedBrand, FORM_FIELDS, isTaken, standsFor } from "./accepted-brand.ts";
import { BrandProposalRow } from "./brand-proposal-row.tsx";
import { BrandSourceFields, NO_SOURCE, sourceInput } from "./brand-source-fields.tsx";
import { tellSources } from "./tell-sources.ts";
import { useBrandProposals } from "./use-brand-proposals.ts";

/** A company's form proposed from what the company says elsewhere; each proposal is accepted or left. */
export function FillBrand({ activities, onClose }: { activities: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation("companies");
  const { getValues, setValue } = useFormContext<CompanyValues>();
  const { subject, sources } = useAiForm();
  const { run, start, stop } = useBrandProposals();
  const [source, setSource] = useState(NO_SOURCE);
  const [missing, setMissing] = useState(false);
  const [uploading, setUploading] = useState(false);
  /** What the person has decided; the rest is as it is proposed. */
  const [decided, setDecided] = useState<ReadonlyMap<ProposedBrandFragment, boolean>>(new Map());
  const [values] = useState(() => structuredClone(getValues()));

  const told = useRef<HTMLParagraphElement>(null);
  // below a long text they would come unseen
  useEffect(() => {
    if (run.phase === "done") told.current?.scrollIntoView({ block: "start" });
  }, [run.phase]);

  const running = run.phase === "running";
  const proposals = run.phase === "done" ? run.proposals.filter(({ businessActivityId: id }) => !id || activities.includes(id)) : [];
  const isAccepted = (proposal: ProposedBrandFragment) =>
    !isTaken(values, proposal) && (decided.get(proposal) ?? standsFor(values, proposal) === "");
  const accepted = proposals.filter(isAccepted);
  const decideAll = (accept: boolean) => setDecided(new Map(proposals.map((proposal) => [proposal, accept])));

  const begin = () => {
    const input = sourceInput(source);
    setMissing(!input);
    if (!input || uploading) return;
    setDecided(new Map());
    const { companyId } = subject();
    void start({ ...input, ...(companyId ? { companyId } : {}) });
  };
  const fillIn = () => {
    if (run.phase !== "done") return;
    const before = structuredClone(getValues());
    const filled = acceptedBrand(before, accepted);
    for (const [field, value] of filled)
      setValue(field, value as PathValue<CompanyValues, CompanyField>, { shouldDirty: true, shouldValidate: false });
    tellSources(sources, before, filled, { generationId: run.generationId, byTemplate: run.offline });
    notify.success(t("fill.filled", { count: accepted.length }));
    onClose();
  };

  const wrong = run.phase === "failed" ? (run.fields["address"] ?? run.fields["text"] ?? run.fields["fileId"])?.[0] : undefined;
  const failure = run.phase === "failed" && !wrong ? run.reason || t("fill.failed") : undefined;

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t("fill.title")}
      description={t("fill.lead")}
      footer={
        <>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
          {running ? (
            <Button icon={StopSquare} onClick={stop}>
              {t("generation:stop")}
            </Button>
          ) : (
            <Button variant="ai" icon={Khatam} disabled={uploading} onClick={begin}>
              {t(run.phase === "done" ? "fill.again" : "fill.read")}
            </Button>
          )}
          {proposals.length > 0 && (
            <Button variant="solid" disabled={accepted.length === 0} onClick={fillIn}>
              {t("fill.use", { count: accepted.length })}
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="3" maxH="60vh" overflowY="auto" p="1" m="-1">
        <BrandSourceFields
          source={source}
          disabled={running}
          error={missing ? t("common:requiredField") : wrong}
          onBusy={setUploading}
          onChange={(next) => {
            setMissing(false);
            setSource(next);
          }}
        />
        <chakra.p ref={told} role="status" textStyle="small" color="fg.muted" _empty={{ display: "none" }}>
          {running && t(run.stage === "writing" ? "fill.proposing" : "fill.reading")}
          {run.phase === "done" && t("fill.found", { count: proposals.length })}
        </chakra.p>
        {running && <Skeleton lines={3} />}
        {failure && <ErrorDisplay message={failure} onRetry={begin} />}
        {run.phase === "done" && run.offline && <Note>{t("fill.offline")}</Note>}
        {proposals.length > 0 && (
          <>
            <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
              <Button size="sm" variant="ghost" onClick={() => decideAll(true)}>
                {t("fill.all")}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => decideAll(false)}>
                {t("fill.none")}
              </Button>
            </chakra.div>
            <chakra.ul aria-label={t("fill.proposals")} listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="2">
              {proposals.map((proposal, at) => (
                <BrandProposalRow
                  key={`${FORM_FIELDS[proposal.field]}.${at}`}
                  proposal={proposal}
                  stands={standsFor(values, proposal)}
                  taken={isTaken(values, proposal)}
                  accepted={isAccepted(proposal)}
                  onDecide={(accept) => setDecided((before) => new Map(before).set(proposal, accept))}
                />
              ))}
            </chakra.ul>
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
