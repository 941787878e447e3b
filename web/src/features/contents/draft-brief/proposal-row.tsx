import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { OfflineBadge } from "../../../ui/offline-badge.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Proposal } from "./use-brief-draft.ts";

interface ProposalRowProps {
  proposal: Proposal;
  /** What is there so far; empty for nothing. */
  stands: string;
  /** Whether there is something to accept. */
  usable: boolean;
  accepted: boolean;
  onDecide: (accept: boolean) => void;
  onRetry: (() => void) | undefined;
}

/** What is proposed for one field, beside what stands there. */
export function ProposalRow({ proposal, stands, usable, accepted, onDecide, onRetry }: ProposalRowProps) {
  const { t } = useTranslation(["templates", "contents"]);
  const { field, phase, value, text, error, offline } = proposal;
  const label = t(`contents:fields.${field}`);
  return (
    <chakra.li p="3" border="1px solid" borderColor={accepted ? "brand.border" : "border"} borderRadius="md" textStyle="small">
      <chakra.div display="flex" alignItems="center" gap="2">
        <Checkbox label={t("draft.accept", { field: label })} checked={accepted} disabled={!usable} onChange={onDecide} />
        <chakra.span textStyle="label" flex="1">
          {label}
        </chakra.span>
        {offline && <OfflineBadge compact />}
        {phase === "failed" && onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t("draft.retry")}
          </Button>
        )}
      </chakra.div>
      <chakra.div dir="auto" ps="6" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {phase === "waiting" && <Skeleton lines={1} />}
        {phase === "running" && (text || <Skeleton lines={1} />)}
        {phase === "failed" && <chakra.span color="danger.fg">{error || t("draft.failed")}</chakra.span>}
        {phase === "done" && !usable && <chakra.span color="fg.subtle">{t("draft.nothing")}</chakra.span>}
        {phase === "done" && usable && (Array.isArray(value) ? value.join("\n") : value)}
      </chakra.div>
      {stands && usable && (
        <chakra.p ps="6" pt="1" color="fg.subtle" overflowWrap="anywhere">
          <bdi>{t("draft.now", { value: stands })}</bdi>
        </chakra.p>
      )}
    </chakra.li>
  );
}
