import { NOT_DELETED } from "@muhtawa/service-kit";
import type { Model } from "mongoose";

/** The order of an entry that comes after all that are there. */
export async function lastOrder<Row extends { order: number }>(model: Model<Row>): Promise<number> {
  const last = await model.findOne({ ...NOT_DELETED } as never, { order: 1 }, { sort: { order: -1 } }).lean<{ order: number }>();
  return (last?.order ?? 0) + 1;
}
