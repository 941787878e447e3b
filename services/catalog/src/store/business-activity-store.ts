import { duplicateKey } from "@muhtawa/service-kit";
import { type Connection, Schema } from "mongoose";
import type { BusinessActivity } from "../domain/business-activity.ts";

interface ActivityRecord extends Omit<BusinessActivity, "id"> {
  _id: string;
}

const schema = new Schema<ActivityRecord>(
  {
    _id: { type: String, required: true },
    businessActivityEn: { type: String, required: true },
    businessActivityAr: { type: String, required: true },
  },
  { collection: "businessActivities", versionKey: false },
);

export type BusinessActivityStore = ReturnType<typeof businessActivityStore>;

export function businessActivityStore(connection: Connection) {
  const model = connection.model<ActivityRecord>("BusinessActivity", schema);
  return {
    all: async (): Promise<BusinessActivity[]> => (await model.find().lean()).map(activityOf),
    byIds: async (ids: readonly string[]): Promise<BusinessActivity[]> => (await model.find({ _id: { $in: ids } }).lean()).map(activityOf),
    exists: async (id: string): Promise<boolean> => (await model.exists({ _id: id })) !== null,
    /** Adds what isn't there yet; an activity that is there stays as it is. */
    async seed(activities: readonly BusinessActivity[]): Promise<void> {
      try {
        await model.insertMany(
          activities.map(({ id, ...names }) => ({ _id: id, ...names })),
          { ordered: false },
        );
      } catch (error) {
        if (!duplicateKey(error)) throw error;
      }
    },
  };
}

const activityOf = ({ _id, businessActivityEn, businessActivityAr }: ActivityRecord): BusinessActivity => ({
  id: _id,
  businessActivityEn,
  businessActivityAr,
});
