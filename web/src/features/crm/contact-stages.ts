import type { ContactStage } from "../../generated/graphql.ts";
import type { BadgeTone } from "../../ui/badge.tsx";

/** From the first word to the end of it, in the order of the board. */
export const STAGES = ["NEW", "CONTACTED", "QUALIFIED", "CUSTOMER", "LOST"] as const satisfies readonly ContactStage[];

export const STAGE_TONES: Record<ContactStage, BadgeTone> = {
  NEW: "info",
  CONTACTED: "neutral",
  QUALIFIED: "brand",
  CUSTOMER: "success",
  LOST: "outline",
};

/** Where contacts come from. */
export const KINDS = ["FORM", "CLIENT", "MANUAL"] as const;
export type Kind = (typeof KINDS)[number];

export const isKind = (value: string): value is Kind => (KINDS as readonly string[]).includes(value);

export const contactAddress = (id: string) => `/crm/contact?id=${encodeURIComponent(id)}`;
