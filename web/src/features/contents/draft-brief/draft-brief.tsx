import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useAiForm } from "../../../entities/generation/fields/ai-form-context.ts";
import { formatList } from "../../../lib/format.ts";
import { sayRequired } from "../../../lib/form/say-missing.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Khatam, StopSquare } from "../../../ui/marks.tsx";
import { Note } from "../../../ui/note.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { NeedsValues } from "../needs-values.ts";
import type { StageAside } from "../stage-session.ts";
import { beginningOf } from "./beginning-of.ts";
import { type Drafted, type DraftedField, isNeedsField } from "./drafted.ts";
import { ProposalRow } from "./proposal-row.tsx";
import { type Proposal, useBriefDraft } from "./use-brief-draft.ts";

interface DraftBriefProps {
  companyId: string;
  /** What the content begins with so far. */
  aside: StageAside;
  onClose: () => void;
  /** What was accepted of the later stages; the form has the rest. */
  onAccept: (drafted: Drafted) => void;
}

const isUseful = ({ phase, value }: Proposal) => phase === "done" && value.length > 0;

/** A whole brief proposed from a title and a sentence; each field is accepted or left. */
export function DraftBrief({ companyId, aside, onClose, onAccept }: DraftBriefProps) {
  const { t } = useTranslation(["templates", "contents"]);
  const { getValues, setValue } = useFormContext<NeedsValues>();
  const { locale, sources } = useAiForm();
  const { proposals, running, start, retry, stop } = useBriefDraft({ companyId, locale });
  const [title, setTitle] = useState(() => getValues("title"));
  const [sentence, setSentence] = useState("");
  const [missing, setMissing] = useState(false);
  /** What the person has decided; the rest is as it is proposed. */
  const [decided, setDecided] = useState<Partial<Record<DraftedField, boolean>>>({});
  const [begun] = useState(() => beginningOf(aside));

  const stands = (field: DraftedField): string => {
    const value = isNeedsField(field)
      ? getValues(field)
      : ({ ...begun.idea, ...begun.objectives, ...begun.tools } as Partial<Record<DraftedField, string | string[]>>)[field];
    return Array.isArray(value) ? formatList(value) : (value ?? "");
  };
  const isAccepted = (proposal: Proposal) =>
    isUseful(proposal) && (decided[proposal.field] ?? (!proposal.prompts && stands(proposal.field) === ""));
  const accepted = proposals.filter(isAccepted);
  const decideAll = (accept: boolean) => setDecided(Object.fromEntries(proposals.map(({ field }) => [field, accept])));
  const subject = [title.trim(), sentence.trim()].filter(Boolean).join("\n");

  const begin = () => {
    if (title.trim() === "") {
      setMissing(true);
      return sayRequired();
    }
    setDecided({});
    start(subject);
  };
  const fillIn = () => {
    const later: Drafted = {};
    for (const { field, value, generationId = "", offline } of accepted) {
      if (isNeedsField(field)) {
        if (field === "keywords") setValue(field, [value].flat(), { shouldDirty: true });
        else setValue(field, String(value), { shouldDirty: true });
        sources.wroteAi(field, generationId, offline);
      } else later[field] = { value, generationId };
    }
    if (getValues("title").trim() === "") setValue("title", title.trim(), { shouldDirty: true });
    notify.success(t("draft.filled", { count: accepted.length }));
    onAccept(later);
  };

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t("draft.title")}
      description={t("draft.lead")}
      footer={
        <>
          <Button onClick={onClose}>{t("common:cancel")}</Button>
          {running ? (
            <Button icon={StopSquare} onClick={stop}>
              {t("draft.stop")}
            </Button>
          ) : (
            <Button variant="ai" icon={Khatam} onClick={begin}>
              {t(proposals.length > 0 ? "draft.again" : "draft.start")}
            </Button>
          )}
          {proposals.length > 0 && (
            <Button variant="solid" disabled={running || accepted.length === 0} onClick={fillIn}>
              {t("draft.use", { count: accepted.length })}
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="3" maxH="60vh" overflowY="auto" p="1" m="-1">
        <TextInput
          label={t("contents:fields.title")}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            setMissing(false);
          }}
          error={missing ? t("common:requiredField") : undefined}
        />
        <TextArea
          label={t("draft.sentence")}
          optional
          rows={2}
          maxLength={600}
          placeholder={t("draft.sentenceHint")}
          value={sentence}
          onChange={(event) => setSentence(event.target.value)}
        />
        {proposals.some(({ offline }) => offline) && <Note>{t("draft.skeleton")}</Note>}
        {proposals.length > 0 && (
          <>
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
              <chakra.p role="status" textStyle="small" color="fg.muted" flex="1">
                {t("draft.progress", { done: proposals.filter(({ phase }) => phase === "done").length, count: proposals.length })}
              </chakra.p>
              <Button size="sm" variant="ghost" onClick={() => decideAll(true)}>
                {t("draft.all")}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => decideAll(false)}>
                {t("draft.none")}
              </Button>
            </chakra.div>
            <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="2">
              {proposals.map((proposal) => (
                <ProposalRow
                  key={proposal.field}
                  proposal={proposal}
                  stands={stands(proposal.field)}
                  usable={isUseful(proposal)}
                  accepted={isAccepted(proposal)}
                  onDecide={(accept) => setDecided((before) => ({ ...before, [proposal.field]: accept }))}
                  onRetry={running ? undefined : () => retry(proposal.field, subject)}
                />
              ))}
            </chakra.ul>
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
