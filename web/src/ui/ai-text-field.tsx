import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { type ReactNode, type Ref, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { firstClick } from "./first-click.ts";
import { Field, type FieldProps } from "./field.tsx";
import { type AreaProps, PlainArea } from "./marked-area.tsx";
import { Khatam, StopSquare } from "./marks.tsx";
import { Note } from "./note.tsx";
import { NotGenerated } from "./not-generated.tsx";
import { OfflineBadge } from "./offline-badge.tsx";
import { type Provenance, ProvenanceMark } from "./provenance-mark.tsx";
import { StreamingText } from "./streaming-text.tsx";
import { HEIR, useFocusKept } from "./use-focus-kept.ts";
import { VariantList } from "./variant-list.tsx";

/** How the field's generation is getting on. */
export type AiRun =
  | { status: "idle" }
  | { status: "queued" | "running"; text: string }
  | { status: "done"; variants: readonly string[]; offline?: boolean; note?: string }
  | { status: "failed"; text?: string; reason: string };

export interface AiTextFieldProps extends Omit<FieldProps, "end"> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLTextAreaElement>;
  rows?: number;
  placeholder?: string;
  disabled?: boolean;
  /** Who wrote what stands there; nothing while it is empty. */
  provenance?: Provenance | undefined;
  run: AiRun;
  onGenerate: () => void;
  onStop: () => void;
  /** Puts a variant into the field. */
  onUse: (variant: string) => void;
  /** Puts a variant after what stands in the field. */
  onInsert?: (variant: string) => void;
  /** Given once there is something to go back to. */
  onUndo?: (() => void) | undefined;
  /** The AI writes it first: until then the field only offers to. */
  aiFirst?: boolean;
  /** On the AI button; "Generate". */
  aiLabel?: string;
  /** Beside the AI button: how the AI is to write. */
  options?: ReactNode;
  /** What the text is written in; a text area without more. */
  area?: (props: AreaProps & { value: string }) => ReactNode;
}

const plainArea = (props: AreaProps) => <PlainArea {...props} />;

/** A text that a person writes, or the AI: it says who did, offers to generate, streams, stops, and can be undone. */
export function AiTextField(props: AiTextFieldProps) {
  const { label, hint, error, optional, value, onChange, onBlur, name, ref, rows, placeholder, disabled } = props;
  const { provenance, run, onGenerate, onStop, onUse, onInsert, onUndo, aiFirst, aiLabel, options, area = plainArea } = props;
  const { t } = useTranslation("generation");
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  const running = run.status === "queued" || run.status === "running";
  const notGenerated = aiFirst && !value && (run.status === "idle" || (run.status === "done" && run.variants.length === 0));
  const source = provenance === "stale" ? "stale" : provenance === "ai" || provenance === "edited" ? "ai" : undefined;

  const end = (
    <>
      {run.status === "done" && run.offline && <OfflineBadge compact />}
      {provenance && value && !running && <ProvenanceMark source={provenance} />}
      {onUndo && !running && (
        <Button variant="ghost" size="sm" onClick={onUndo}>
          {t("undo")}
        </Button>
      )}
      {running ? (
        <Button size="sm" icon={StopSquare} onClick={firstClick(() => onStop?.())} {...HEIR}>
          {t("stop")}
        </Button>
      ) : (
        !notGenerated && (
          <>
            {options}
            <Button
              variant="ai"
              size="sm"
              icon={provenance === "stale" ? RefreshCw : Khatam}
              onClick={onGenerate}
              disabled={disabled}
              {...HEIR}
            >
              {aiLabel ?? t("generate")}
            </Button>
          </>
        )
      )}
    </>
  );

  return (
    <chakra.div ref={box} display="flex" flexDirection="column" gap="2" aria-busy={running}>
      <Field label={label} hint={hint} error={error} {...(optional ? { optional } : {})} end={end} group={running || !!notGenerated}>
        {(control) =>
          running ? (
            <StreamingText label={label} text={run.text} waiting={run.status === "queued"} />
          ) : notGenerated ? (
            <NotGenerated onGenerate={onGenerate} disabled={disabled} options={options} />
          ) : (
            area({
              ...control,
              ref,
              name,
              rows,
              placeholder: placeholder ?? " ",
              disabled,
              value,
              onChange: (event) => onChange(event.target.value),
              onBlur,
              ...(source ? { source } : {}),
            })
          )
        }
      </Field>
      {run.status === "failed" && (
        <Note
          tone="danger"
          alert
          action={
            <Button size="sm" icon={RefreshCw} onClick={onGenerate}>
              {t("tryAgain")}
            </Button>
          }
        >
          {run.reason}
        </Note>
      )}
      {run.status === "done" && run.variants.length > 0 && (
        <VariantList variants={run.variants} inUse={value} onUse={onUse} onInsert={onInsert} {...(run.note ? { note: run.note } : {})} />
      )}
    </chakra.div>
  );
}
