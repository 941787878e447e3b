import { type Connection, Schema } from "mongoose";
import type { Partner } from "../domain/partner.ts";
import { seedEmpty } from "./seed-empty.ts";

type PartnerRecord = Partial<Omit<Partner, "id">> & { _id: string; name: string; order: number };

const schema = new Schema<PartnerRecord>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    nameAr: String,
    image: String,
    website: String,
    order: { type: Number, required: true },
  },
  { collection: "partners", versionKey: false },
);
schema.index({ order: 1, _id: 1 });

export type PartnerStore = ReturnType<typeof partnerStore>;

export function partnerStore(connection: Connection) {
  const model = connection.model<PartnerRecord>("Partner", schema);
  return {
    all: async (): Promise<Partner[]> => (await model.find({}, {}, { sort: { order: 1, _id: 1 } }).lean()).map(partnerOf),
    seed: (partners: readonly PartnerRecord[]) => seedEmpty(model, partners),
  };
}

const partnerOf = ({ _id, name, nameAr = null, image = null, website = null, order }: PartnerRecord): Partner => ({
  id: _id,
  name,
  nameAr,
  image,
  website,
  order,
});
