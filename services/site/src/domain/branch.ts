import type { Loaded } from "@muhtawa/service-kit";

export interface BranchState {
  name: string;
  nameAr?: string;
  address?: string;
  addressAr?: string;
  phone?: string;
  whatsapp?: string;
  email?: string;
  latitude?: number;
  longitude?: number;
  mapUrl?: string;
  order: number;
}

export type StoredBranch = Loaded<BranchState>;

/** A branch as the home page shows it. */
export interface Branch {
  id: string;
  name: string;
  nameAr: string | null;
  address: string | null;
  addressAr: string | null;
  phone: string | null;
  whatsapp: string | null;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
  mapUrl: string | null;
  version: number;
}

export const branchOf = (branch: StoredBranch): Branch => ({
  id: branch._id,
  name: branch.name,
  nameAr: branch.nameAr ?? null,
  address: branch.address ?? null,
  addressAr: branch.addressAr ?? null,
  phone: branch.phone ?? null,
  whatsapp: branch.whatsapp ?? null,
  email: branch.email ?? null,
  latitude: branch.latitude ?? null,
  longitude: branch.longitude ?? null,
  mapUrl: branch.mapUrl ?? null,
  version: branch.version,
});
