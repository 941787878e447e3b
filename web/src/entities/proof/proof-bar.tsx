import { chakra } from "@chakra-ui/react";
import { CircleCheck, SpellCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatList } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ProofProgress } from "./proof-marks.ts";

interface ProofBarProps {
  proof: {
    errors: number;
    likely: number;
    notes: number;
    /** Whether there are more than these. */
    more?: boolean;
    progress: ProofProgress;
    /** For screen readers: what was done. */
    said: string;
    walk: (step: 1 | -1) => void;
  };
}

/** How much was found in the text. The button goes through it, as F8 does. */
export function ProofBar({ proof: { errors, likely, notes, more = false, progress, said, walk } }: ProofBarProps) {
  const { t } = useTranslation("editor");
  const counted = [
    ...(errors > 0 ? [t("proof.errors", { count: errors })] : []),
    ...(likely > 0 ? [t("proof.likely", { count: likely })] : []),
    ...(notes > 0 ? [t("proof.notes", { count: notes })] : []),
    ...(more ? [t("proof.more")] : []),
  ];
  return (
    <chakra.div role="group" aria-label={t("proof.label")} display="inline-flex" alignItems="center" gap="2">
      {counted.length > 0 ? (
        <Button size="sm" variant="ghost" icon={SpellCheck} title={t("proof.walkHint")} aria-keyshortcuts="F8" onClick={() => walk(1)}>
          {formatList(counted)}
        </Button>
      ) : (
        <>
          <Icon as={progress === "done" ? CircleCheck : SpellCheck} />
          {t(`proof.progress.${progress}`)}
        </>
      )}
      <chakra.span srOnly role="status" aria-live="polite">
        {said}
      </chakra.span>
    </chakra.div>
  );
}
