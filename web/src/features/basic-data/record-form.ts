import type { TFunction } from "i18next";
import { z } from "zod";
import type { BasicDataRecordFragment } from "../../generated/graphql.ts";

export const RECORD_FIELDS = ["category", "slug", "value", "displayName", "displayNameAr", "description", "isActive"] as const;
export type RecordValues = { [Field in Exclude<(typeof RECORD_FIELDS)[number], "isActive">]: string } & { isActive: boolean };

/** The form as it begins: empty, or with what is stored. */
export const recordValues = (record: BasicDataRecordFragment | undefined, category: string): RecordValues => ({
  category: record?.category ?? category,
  slug: record?.slug ?? "",
  value: record?.value ?? "",
  displayName: record?.displayName ?? "",
  displayNameAr: record?.displayNameAr ?? "",
  description: record?.description ?? "",
  isActive: record?.isActive ?? true,
});

const SLUG = /^[\p{L}\p{M}\p{N}]+(?:[-_][\p{L}\p{M}\p{N}]+)*$/u;

export function recordSchema(t: TFunction<["basicData", "common"]>) {
  const required = (maximum: number) => z.string().trim().min(1, t("common:requiredField")).max(maximum);
  const slug = required(80).regex(SLUG, t("slugRule"));
  return z.object({
    category: slug,
    slug,
    value: required(200),
    displayName: required(120),
    displayNameAr: z.string().trim().max(120),
    description: z.string().trim().max(1000),
    isActive: z.boolean(),
  });
}

/** What is sent: blank clears. A record keeps its category. */
export const recordInput = (values: RecordValues, adding: boolean) => ({
  ...(adding ? { category: values.category.trim() } : {}),
  slug: values.slug.trim(),
  value: values.value.trim(),
  displayName: values.displayName.trim(),
  displayNameAr: values.displayNameAr.trim() || null,
  description: values.description.trim() || null,
  isActive: values.isActive,
});

/** A slug for a name, for those who don't care how it is written. */
export const slugFor = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 80);
