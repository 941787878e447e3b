import { siteSettingsUpdated } from "@muhtawa/contracts";
import { fact, type RequestContext, requireAdmin, sameState } from "@muhtawa/service-kit";
import { changeSettings, type SiteSettings, settingsOf } from "../domain/site-settings.ts";
import type { SiteSettingsInput } from "../graphql/generated/schema.ts";
import type { Site } from "../site.ts";
import { SETTINGS_ID } from "../store/site-settings-store.ts";
import { checkImage } from "./check-image.ts";

export async function updateSiteSettings(site: Site, context: RequestContext, input: SiteSettingsInput): Promise<SiteSettings> {
  const admin = requireAdmin(context);
  const updated = await site.settings.update(SETTINGS_ID, async (settings) => {
    const state = changeSettings(settings, { ...input });
    if (state.logo !== settings.logo) await checkImage(site, admin, state.logo, "logo");
    return sameState(settings, state) ? undefined : { state, facts: [fact(siteSettingsUpdated, {})] };
  });
  return settingsOf(updated);
}
