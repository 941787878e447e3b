import { type SiteSettings, settingsOf } from "../domain/site-settings.ts";
import type { Site } from "../site.ts";
import { SETTINGS_ID } from "../store/site-settings-store.ts";

export const siteSettings = async (site: Pick<Site, "settings">): Promise<SiteSettings> => settingsOf(await site.settings.get(SETTINGS_ID));
