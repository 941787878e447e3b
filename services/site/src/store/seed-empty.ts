import { duplicateKey } from "@muhtawa/service-kit";
import type { Model } from "mongoose";

/** Fills a collection that has nothing in it yet. Two instances may do so at once: the ids are fixed, so nothing is there twice. */
export async function seedEmpty<Row extends { _id: string }>(model: Model<Row>, rows: readonly Row[]): Promise<void> {
  if (await model.exists({})) return;
  try {
    await model.insertMany(rows, { ordered: false });
  } catch (error) {
    if (!duplicateKey(error)) throw error;
  }
}
