import type { TFunction } from "i18next";
import { z } from "zod";
import { isWebAddress, withScheme } from "../../lib/form/web-address.ts";
import type { PartnerEntryFragment } from "../../generated/graphql.ts";

export const PARTNER_FIELDS = ["name", "nameAr", "image", "website", "order"] as const;
export type PartnerValues = Record<(typeof PARTNER_FIELDS)[number], string>;

export const partnerValues = (partner: PartnerEntryFragment | undefined): PartnerValues => ({
  name: partner?.name ?? "",
  nameAr: partner?.nameAr ?? "",
  image: partner?.image ?? "",
  website: partner?.website ?? "",
  order: partner === undefined ? "" : String(partner.order),
});

export function partnerSchema(t: TFunction<["basicData", "common"]>) {
  return z.object({
    name: z.string().trim().min(1, t("common:requiredField")).max(120),
    nameAr: z.string().trim().max(120),
    image: z.string(),
    website: z.string().trim().transform(withScheme).refine(isWebAddress, t("websiteRule")),
    order: z
      .string()
      .trim()
      .regex(/^\d{0,4}$/, t("orderRule")),
  });
}

/** What is sent: blank clears. */
export const partnerInput = ({ name, nameAr, image, website, order }: PartnerValues) => ({
  name: name.trim(),
  nameAr: nameAr.trim() || null,
  image: image || null,
  website: withScheme(website.trim()) || null,
  ...(order.trim() ? { order: Number(order) } : {}),
});
