import { siteSettingsUpdated } from "@muhtawa/contracts";
import { fact, type Loaded, type RequestContext, requireAdmin, sameState } from "@muhtawa/service-kit";
import { changeSettings, type SiteSettings, type SiteSettingsState, settingsOf } from "../domain/site-settings.ts";
import type { SiteSettingsInput } from "../graphql/generated/schema.ts";
import type { Site } from "../site.ts";
import { SETTINGS_ID } from "../store/site-settings-store.ts";
import { checkImage } from "./check-image.ts";

export async function updateSiteSettings(
  site: Pick<Site, "settings" | "mediaOwners">,
  context: RequestContext,
  input: SiteSettingsInput,
): Promise<SiteSettings> {
  const admin = requireAdmin(context);
  const decide = (settings: Loaded<SiteSettingsState>) => {
    const state = changeSettings(settings, { ...input });
    return sameState(settings, state) ? undefined : { state, facts: [fact(siteSettingsUpdated, {})] };
  };
  const updated = await site.settings.update(SETTINGS_ID, decide, {
    async beforeWrite(before, after) {
      if (after.logo !== before.logo) await checkImage(site, admin, after.logo, "logo");
    },
  });
  return settingsOf(updated);
}
