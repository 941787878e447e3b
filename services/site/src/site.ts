import type { FactTrail, MediaOwners } from "@muhtawa/service-kit";
import type { ActivityLog } from "./activity/activity-log.ts";
import type { DashboardBuckets } from "./dashboard/dashboard-buckets.ts";
import type { Notifications } from "./notifications/notifications.ts";
import type { People } from "./read-models/people.ts";
import type { Things } from "./read-models/things.ts";
import type { BasicDataStore } from "./store/basic-data-store.ts";
import type { BranchStore } from "./store/branch-store.ts";
import type { ContactStore } from "./store/contact-store.ts";
import type { PartnerStore } from "./store/partner-store.ts";
import type { SiteSettingsStore } from "./store/site-settings-store.ts";
import type { WebhookStore } from "./store/webhook-store.ts";
import type { DeliveryLog } from "./webhooks/delivery-log.ts";

/** What the service keeps: its own lists, what it owns of the platform's history, and what others have told. */
export interface Site {
  readonly partners: PartnerStore;
  readonly branches: BranchStore;
  readonly settings: SiteSettingsStore;
  readonly basicData: BasicDataStore;
  readonly contacts: ContactStore;
  readonly activity: ActivityLog;
  /** Facts that no write of site's own causes. */
  readonly trail: FactTrail;
  readonly notifications: Notifications;
  readonly buckets: DashboardBuckets;
  readonly people: People;
  readonly things: Things;
  readonly mediaOwners: MediaOwners;
  readonly webhooks: WebhookStore;
  /** What is to be sent to webhooks and what was. */
  readonly deliveries: DeliveryLog;
}
