import { type Loaded, optionalImage, parseInput } from "@muhtawa/service-kit";
import { z } from "zod";
import { given } from "./given.ts";

/** What admins have set for the whole installation. */
export interface SiteSettingsState {
  /** A media address; without it the product's own mark stands. */
  logo?: string;
}

export interface SiteSettings {
  logo: string | null;
}

export const settingsOf = ({ logo }: Loaded<SiteSettingsState>): SiteSettings => ({ logo: logo ?? null });

const settingsInput = z.object({ logo: optionalImage() });

/** What is set after a change: fields that aren't given stay, null clears one. Throws BAD_USER_INPUT naming every wrong field. */
export const changeSettings = ({ logo }: SiteSettingsState, input: Readonly<Record<string, unknown>>): SiteSettingsState =>
  parseInput(settingsInput, { logo, ...given(input) });
