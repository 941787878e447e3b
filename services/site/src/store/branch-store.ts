import { type Connection, Schema } from "mongoose";
import type { Branch } from "../domain/branch.ts";
import { seedEmpty } from "./seed-empty.ts";

type BranchRecord = Partial<Omit<Branch, "id">> & { _id: string; name: string; order: number };

const schema = new Schema<BranchRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    nameAr: String,
    address: String,
    addressAr: String,
    phone: String,
    whatsapp: String,
    email: String,
    latitude: Number,
    longitude: Number,
    mapUrl: String,
    order: { type: Number, required: true },
  },
  { collection: "branches", versionKey: false },
);
schema.index({ order: 1, _id: 1 });

export type BranchStore = ReturnType<typeof branchStore>;

export function branchStore(connection: Connection) {
  const model = connection.model<BranchRecord>("Branch", schema);
  return {
    all: async (): Promise<Branch[]> => (await model.find({}, {}, { sort: { order: 1, _id: 1 } }).lean()).map(branchOf),
    seed: (branches: readonly BranchRecord[]) => seedEmpty(model, branches),
  };
}

const branchOf = (branch: BranchRecord): Branch => ({
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
});
