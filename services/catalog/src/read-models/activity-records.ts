import { basicDataState } from "@muhtawa/contracts";
import { defineReadModel, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";
import { type ActivityRecord, BUSINESS_ACTIVITY } from "../domain/business-activity.ts";

const shape = z.object({
  slug: z.string(),
  isActive: z.boolean(),
  businessActivityEn: z.string(),
  businessActivityAr: z.string(),
});
type Row = z.infer<typeof shape>;

/** The records that the site began with have the activity's id in theirs. */
const FIRST_RECORD = `${BUSINESS_ACTIVITY}--`;

const slugOfFirst = (id: string) => (id.startsWith(FIRST_RECORD) ? id.slice(FIRST_RECORD.length) || undefined : undefined);

/** The basic data about business activities; deleted records keep their names, for the companies that use them. */
export const activityRecords = defineReadModel({
  name: "activityRecords",
  purpose: "the business activities that admins keep as basic data, withdrawn ones too: companies' forms offer them, companies name them",
  shape,
  from: { record: basicDataState },
  row: {
    record: ({ data: { category, slug, isActive, displayName, displayNameAr = displayName } }) =>
      category === BUSINESS_ACTIVITY ? { slug, isActive, businessActivityEn: displayName, businessActivityAr: displayNameAr } : undefined,
  },
  keptOfDeleted: (id, { slug = slugOfFirst(id), businessActivityEn, businessActivityAr }: Partial<Row> = {}) => ({
    slug,
    isActive: false,
    businessActivityEn,
    businessActivityAr,
  }),
});

export class ActivityRecords {
  readonly #rows: Rows<Row>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, activityRecords);
  }

  /** All whose slug is known, withdrawn ones too. */
  all(): Promise<ActivityRecord[]> {
    return this.#rows.findKnown({ slug: { $exists: true } }) as Promise<ActivityRecord[]>;
  }
}
