import { duplicateKey } from "@muhtawa/service-kit";
import { type Connection, Schema } from "mongoose";
import { activitiesOf, type BusinessActivity, type ListedActivity } from "../domain/business-activity.ts";
import type { ActivityRecords } from "../read-models/activity-records.ts";

interface StoredActivity extends Omit<BusinessActivity, "id"> {
  _id: string;
}

const schema = new Schema<StoredActivity>(
  {
    _id: { type: String, required: true },
    businessActivityEn: { type: String, required: true },
    businessActivityAr: { type: String, required: true },
  },
  { collection: "businessActivities", versionKey: false },
);

export type BusinessActivityStore = ReturnType<typeof businessActivityStore>;

/** The activities that companies may have: those of the first start, as the basic data has changed them since. */
export function businessActivityStore(connection: Connection, records: ActivityRecords) {
  const model = connection.model<StoredActivity>("BusinessActivity", schema);
  const all = async (): Promise<ListedActivity[]> => {
    const [first, changed] = await Promise.all([model.find().lean(), records.all()]);
    return activitiesOf(
      first.map(({ _id, businessActivityEn, businessActivityAr }) => ({ id: _id, businessActivityEn, businessActivityAr })),
      changed,
    );
  };
  const offered = async () => (await all()).filter(({ isActive }) => isActive);
  return {
    /** Those that a company may choose. */
    offered,
    /** Those that are withdrawn, too. */
    byIds: async (ids: readonly string[]): Promise<BusinessActivity[]> => (await all()).filter(({ id }) => ids.includes(id)),
    isOffered: async (id: string): Promise<boolean> => (await offered()).some((activity) => activity.id === id),
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
