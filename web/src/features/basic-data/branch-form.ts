import type { TFunction } from "i18next";
import { z } from "zod";
import { isWebAddress, withScheme } from "../../lib/form/web-address.ts";
import type { BranchEntryFragment } from "../../generated/graphql.ts";

export const BRANCH_FIELDS = [
  "name",
  "nameAr",
  "address",
  "addressAr",
  "phone",
  "whatsapp",
  "email",
  "latitude",
  "longitude",
  "mapUrl",
] as const;
export type BranchValues = Record<(typeof BRANCH_FIELDS)[number], string>;

export const branchValues = (branch: BranchEntryFragment | undefined): BranchValues =>
  Object.fromEntries(BRANCH_FIELDS.map((field) => [field, String(branch?.[field] ?? "")])) as BranchValues;

const DEGREES = /^$|^-?\d{1,3}(?:\.\d{1,8})?$/;

export function branchSchema(t: TFunction<["basicData", "common"]>) {
  const text = z.string().trim().max(300);
  const degrees = (limit: number) =>
    z
      .string()
      .trim()
      .regex(DEGREES, t("degreesRule"))
      .refine((value) => Math.abs(Number(value)) <= limit, t("degreesRule"));
  return z.object({
    name: z.string().trim().min(1, t("common:requiredField")).max(120),
    nameAr: text,
    address: text,
    addressAr: text,
    phone: text,
    whatsapp: text,
    email: z.string().trim().max(254),
    latitude: degrees(90),
    longitude: degrees(180),
    mapUrl: z.string().trim().transform(withScheme).refine(isWebAddress, t("websiteRule")),
  });
}

/** What is sent: blank clears. */
export const branchInput = ({ name, latitude, longitude, mapUrl, ...texts }: BranchValues) => ({
  name: name.trim(),
  ...Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, value.trim() || null])),
  mapUrl: withScheme(mapUrl.trim()) || null,
  latitude: latitude.trim() === "" ? null : Number(latitude),
  longitude: longitude.trim() === "" ? null : Number(longitude),
});
