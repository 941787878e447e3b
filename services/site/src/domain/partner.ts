import type { Loaded } from "@muhtawa/service-kit";

export interface PartnerState {
  name: string;
  nameAr?: string;
  /** A media address. */
  image?: string;
  website?: string;
  order: number;
}

export type StoredPartner = Loaded<PartnerState>;

/** A partner as the home page shows it. */
export interface Partner {
  id: string;
  name: string;
  nameAr: string | null;
  image: string | null;
  website: string | null;
  order: number;
  version: number;
}

export const partnerOf = (partner: StoredPartner): Partner => ({
  id: partner._id,
  name: partner.name,
  nameAr: partner.nameAr ?? null,
  image: partner.image ?? null,
  website: partner.website ?? null,
  order: partner.order,
  version: partner.version,
});
