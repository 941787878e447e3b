import type { TFunction } from "i18next";
import { z } from "zod";
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
    website: z
      .string()
      .trim()
      .regex(/^$|^https?:\/\/\S+$/i, t("websiteRule")),
    order: z
      .string()
      .trim()
      .regex(/^\d{0,4}$/, t("orderRule")),
  });
}

export const partnerInput = ({ name, nameAr, image, website, order }: PartnerValues) => ({
  name,
  nameAr: nameAr || null,
  image: image || null,
  website: website || null,
  ...(order ? { order: Number(order) } : {}),
});
