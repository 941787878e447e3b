import { optionalText, optionalUrl, parseInput, requiredText } from "@muhtawa/service-kit";
import { z } from "zod";
import type { BranchState } from "./branch.ts";
import { optionalEmail } from "./email-address.ts";
import { given } from "./given.ts";
import { optionalPhone } from "./phone-number.ts";

const degrees = (limit: number) =>
  z
    .number()
    .min(-limit)
    .max(limit)
    .nullish()
    .transform((value) => value ?? undefined);

const branchInput = z.object({
  name: requiredText(120),
  nameAr: optionalText(120),
  address: optionalText(300),
  addressAr: optionalText(300),
  phone: optionalPhone(),
  whatsapp: optionalPhone(),
  email: optionalEmail(),
  latitude: degrees(90),
  longitude: degrees(180),
  mapUrl: optionalUrl(),
  order: z.number().int(),
});

/** What an admin says of a branch, checked; throws BAD_USER_INPUT naming every wrong field. */
export const parseBranch = (input: Readonly<Record<string, unknown>>, last: number): BranchState =>
  parseInput(branchInput, { ...given(input), order: last });

/** What a branch is after a change: fields that aren't given stay, null clears one. */
export const changeBranch = (branch: BranchState, input: Readonly<Record<string, unknown>>): BranchState =>
  parseInput(branchInput, { ...branch, ...given(input), order: branch.order });
