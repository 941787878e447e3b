import type { basicDataState, DataOf, EventEnvelope } from "@muhtawa/contracts";
import { applyState, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import { type ActivityRecord, BUSINESS_ACTIVITY } from "../domain/business-activity.ts";

/** Without a slug where nothing is known but that it has been deleted: an older event that comes late must not bring it back. */
type ActivityRecordRow = ReadModelRow & Omit<ActivityRecord, "slug"> & { slug?: string };

const schema = new Schema<ActivityRecordRow>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    slug: String,
    isActive: { type: Boolean, required: true },
    businessActivityEn: String,
    businessActivityAr: String,
  },
  { collection: "activityRecords", versionKey: false },
);

/** The records that the site began with have the activity's id in theirs. */
const FIRST_RECORD = `${BUSINESS_ACTIVITY}--`;

/** The basic data about business activities, as site has told; deleted records stay, for the companies that use them. */
export class ActivityRecords {
  readonly #model: Model<ActivityRecordRow>;

  constructor(connection: Connection) {
    this.#model = connection.model<ActivityRecordRow>("ActivityRecord", schema);
  }

  async apply(event: EventEnvelope<DataOf<typeof basicDataState>>): Promise<void> {
    const { data, aggregateId } = event;
    if (!data.deleted) {
      if (data.category !== BUSINESS_ACTIVITY) return;
      const { slug, isActive, displayName, displayNameAr = displayName } = data;
      return applyState(this.#model, event, { slug, isActive, businessActivityEn: displayName, businessActivityAr: displayNameAr });
    }
    const known = await this.#model.findById(aggregateId).lean<ActivityRecordRow>();
    const slug = known?.slug ?? (aggregateId.startsWith(FIRST_RECORD) ? aggregateId.slice(FIRST_RECORD.length) || undefined : undefined);
    const { businessActivityEn, businessActivityAr } = known ?? {};
    const names = businessActivityEn === undefined ? {} : { businessActivityEn, businessActivityAr };
    await applyState(this.#model, event, { ...(slug !== undefined && { slug }), isActive: false, ...names });
  }

  all(): Promise<ActivityRecord[]> {
    return this.#model.find({ slug: { $exists: true } }).lean<(ActivityRecordRow & ActivityRecord)[]>();
  }
}
