import { type SiteSettingsCard, siteSettingsState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import type { SiteSettingsState } from "../domain/site-settings.ts";

/** There is one. */
export const SETTINGS_ID = "site";

const schema = aggregateSchema<SiteSettingsState>("settings", { logo: String });

export type SiteSettingsStore = ReturnType<typeof siteSettingsStore>;

export const siteSettingsStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<SiteSettingsState>>("SiteSettings", schema),
    relay,
    stateEvent: siteSettingsState,
    card: ({ logo }): SiteSettingsCard => ({ logo }),
  });
