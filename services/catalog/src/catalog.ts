import type { MediaOwners, RateLimiter } from "@muhtawa/service-kit";
import type { ActivityRecords } from "./read-models/activity-records.ts";
import type { BusinessActivityStore } from "./store/business-activity-store.ts";
import type { CompanyStore } from "./store/company-store.ts";
import type { ProjectStore } from "./store/project-store.ts";

/** What the service keeps. */
export interface Catalog {
  readonly companies: CompanyStore;
  readonly projects: ProjectStore;
  readonly businessActivities: BusinessActivityStore;
  readonly activityRecords: ActivityRecords;
  readonly mediaOwners: MediaOwners;
  /** How often a person may have texts proofread. */
  readonly proofLimit: RateLimiter;
}
