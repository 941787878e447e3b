import type { ReactNode } from "react";
import type { VoiceRuleKind } from "../../generated/graphql.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const TONES: Record<VoiceRuleKind, BadgeTone> = { PREFER: "brand", BAN: "danger", GLOSSARY: "info", STYLE: "neutral" };

/** A kind of voice rule, in the same colour wherever rules stand. */
export function VoiceRuleBadge({ kind, children }: { kind: VoiceRuleKind; children: ReactNode }) {
  return <Badge tone={TONES[kind]}>{children}</Badge>;
}
