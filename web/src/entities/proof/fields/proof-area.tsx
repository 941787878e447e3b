import { chakra } from "@chakra-ui/react";
import type { Finding } from "@muhtawa/text-analysis";
import { type KeyboardEvent, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AreaProps, MarkedArea } from "../../../ui/marked-area.tsx";
import { FindingCard } from "../finding-card.tsx";
import { ProofBar } from "../proof-bar.tsx";
import { type CompanyProof, useCompanyProof } from "../use-company-proof.ts";
import { replaceInArea } from "./replace-in-area.ts";
import { useFieldProof } from "./use-field-proof.ts";

const TONES = { ERROR: "error", LIKELY: "likely", NOTE: "note" } as const;

interface ProofAreaProps extends AreaProps {
  /** By what the text is proofread; undefined until that is known. */
  proof: CompanyProof | undefined;
  value: string;
}

/** A text area that is proofread while one writes: what is found is underlined, F8 goes through it, and its card stands below. */
export function ProofArea({ proof, ref, ...props }: ProofAreaProps) {
  const { t } = useTranslation("editor");
  const { value } = props;
  const { findings, progress } = useFieldProof(value, proof?.proofread);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const card = useRef<HTMLDivElement>(null);
  const ids = { title: useId(), reason: useId() };
  const [open, setOpen] = useState<{ finding: Finding; goTo: boolean }>();
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState("");
  /** Behind the letter typed last: a word that ends there may not be finished. */
  const [typedAt, setTypedAt] = useState<number>();

  const wordOf = ({ start, end }: Finding) => value.slice(start, end);
  const keyOf = (finding: Finding) => `${finding.kind} ${wordOf(finding)}`;
  const told = findings.filter((finding) => !ignored.has(keyOf(finding)));
  const current =
    open && told.find(({ start, end, kind }) => start === open.finding.start && end === open.finding.end && kind === open.finding.kind);
  const count = (severity: Finding["severity"]) => told.filter((finding) => finding.severity === severity).length;

  const goTo = current && open?.goTo ? current.start : undefined;
  useEffect(() => {
    if (goTo !== undefined) card.current?.querySelector<HTMLElement>("button")?.focus();
  }, [goTo]);

  const back = (message: string) => {
    setOpen(undefined);
    setSaid(message);
    area.current?.focus();
  };

  const walk = (step: 1 | -1) => {
    const caret = area.current?.selectionStart ?? 0;
    const next =
      step > 0
        ? (told.find(({ start, end }) => (current ? start >= current.end : end > caret)) ?? told[0])
        : (told.findLast(({ start, end }) => (current ? end <= current.start : start < caret)) ?? told.at(-1));
    if (!next) return setSaid(t("proof.none"));
    area.current?.setSelectionRange(next.end, next.end);
    setOpen({ finding: next, goTo: true });
  };

  const keys = (event: KeyboardEvent) => {
    if (event.key === "F8" && !event.ctrlKey && !event.metaKey && !event.altKey) walk(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape" && current) back("");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const take = (finding: Finding, suggestion: string) => {
    if (area.current) replaceInArea(area.current, finding, suggestion);
    back(suggestion.trim() === "" ? t("proof.removed") : t("proof.written", { word: suggestion }));
  };

  const add = async (word: string) => {
    if (await proof?.addWord?.(word)) back(t("proof.added", { word }));
  };

  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" onKeyDown={keys}>
      <MarkedArea
        {...props}
        ref={area}
        // The browser's own underlines would be a second opinion about the same words.
        spellCheck={progress !== "done"}
        marks={told
          .filter(({ end }) => end !== typedAt)
          .map((finding) => ({ start: finding.start, end: finding.end, tone: TONES[finding.severity], current: finding === current }))}
        onChange={(event) => {
          setTypedAt(event.currentTarget.selectionEnd);
          setOpen(undefined);
          props.onChange?.(event);
        }}
        onSelect={({ currentTarget }) => {
          if (currentTarget.selectionStart !== currentTarget.selectionEnd || currentTarget.selectionEnd !== typedAt) setTypedAt(undefined);
        }}
        onClick={({ currentTarget: { selectionStart, selectionEnd } }) => {
          const clicked =
            selectionStart === selectionEnd ? told.find(({ start, end }) => start <= selectionStart && selectionStart <= end) : undefined;
          setOpen(clicked && { finding: clicked, goTo: false });
        }}
        onBlur={(event) => {
          setTypedAt(undefined);
          props.onBlur?.(event);
        }}
      />
      {told.length > 0 && (
        <chakra.div textStyle="caption" color="fg.muted">
          <ProofBar proof={{ errors: count("ERROR"), likely: count("LIKELY"), notes: count("NOTE"), progress, said, walk }} />
        </chakra.div>
      )}
      {told.length === 0 && (
        <chakra.span srOnly role="status" aria-live="polite">
          {said}
        </chakra.span>
      )}
      {current && (
        <chakra.div
          ref={card}
          role="dialog"
          aria-labelledby={ids.title}
          aria-describedby={ids.reason}
          position="relative"
          display="flex"
          flexDirection="column"
          gap="2"
          p="3"
          maxW="420px"
          bg="bg.raised"
          border="1px solid"
          borderColor="border.emphasized"
          borderRadius="lg"
          textStyle="small"
        >
          <FindingCard
            ids={ids}
            finding={current}
            text={wordOf(current)}
            onTake={(suggestion) => take(current, suggestion)}
            onIgnore={() => {
              proof?.ignore?.(value, current);
              setIgnored(new Set([...ignored, keyOf(current)]));
              back(t("proof.ignored"));
            }}
            onAdd={proof?.addWord && (() => void add(wordOf(current)))}
            onClose={() => back("")}
          />
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** The same by a company's words and voice. */
export function CompanyProofArea({
  companyId,
  contentId,
  ...props
}: Omit<ProofAreaProps, "proof"> & { companyId: string; contentId: string | undefined }) {
  return <ProofArea proof={useCompanyProof(companyId, contentId)} {...props} />;
}
