import { optionalImage, optionalText, optionalUrl, parseInput, requiredText } from "@muhtawa/service-kit";
import { z } from "zod";
import { given } from "./given.ts";
import type { PartnerState } from "./partner.ts";

const LAST_ORDER = 10_000;

const partnerInput = z.object({
  name: requiredText(120),
  nameAr: optionalText(120),
  image: optionalImage(),
  website: optionalUrl(),
  order: z.number().int().min(0).max(LAST_ORDER),
});

/** What an admin says of a partner, checked; throws BAD_USER_INPUT naming every wrong field. Without an order it comes last. */
export const parsePartner = (input: Readonly<Record<string, unknown>>, last: number): PartnerState =>
  parseInput(partnerInput, { ...given(input), order: input.order ?? Math.min(last, LAST_ORDER) });

/** What a partner is after a change: fields that aren't given stay, null clears one. */
export const changePartner = (partner: PartnerState, input: Readonly<Record<string, unknown>>): PartnerState =>
  parseInput(partnerInput, { ...partner, ...given(input) });
