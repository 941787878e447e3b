import type { TFunction } from "i18next";
import type { FieldPath } from "react-hook-form";
import { z } from "zod";
import type { ProfileFieldsFragment, UpdateProfileMutationVariables } from "../../generated/graphql.ts";
import { accountRules } from "../../lib/form/account-rules.ts";
import { withScheme } from "../../lib/form/web-address.ts";

export const NETWORKS = ["instagram", "snapchat", "tiktok", "youtube", "facebook", "x"] as const;

const OWN = ["image", "username", "firstName", "lastName", "whatsapp", "jobTitle", "organization", "website", "about"] as const;
const PHONE = ["phoneCode", "phoneNumber"] as const;
const ADDRESS = ["countryId", "cityId", "street", "postalCode"] as const;
const PLAIN = [...OWN, ...PHONE, ...ADDRESS] as const;

export type ProfileValues = Record<(typeof PLAIN)[number], string> & { socialLinks: Record<(typeof NETWORKS)[number], string> };

export const PROFILE_FIELDS: readonly FieldPath<ProfileValues>[] = [
  ...PLAIN,
  ...NETWORKS.map((network) => `socialLinks.${network}` as const),
];

export function profileValues(user: ProfileFieldsFragment): ProfileValues {
  const { address, socialLinks } = user;
  const own = Object.fromEntries(OWN.map((field) => [field, user[field] ?? ""])) as Record<(typeof OWN)[number], string>;
  const links = Object.fromEntries(NETWORKS.map((network) => [network, socialLinks?.[network] ?? ""]));
  return {
    ...own,
    // the list of dial codes has them bare
    phoneCode: user.phoneCode?.replace(/^(\+|00)/, "") ?? "",
    phoneNumber: user.phoneNumber ?? "",
    countryId: address?.country?.id ?? "",
    cityId: address?.city?.id ?? "",
    street: address?.street ?? "",
    postalCode: address?.postalCode ?? "",
    socialLinks: links as ProfileValues["socialLinks"],
  };
}

/** What this person's account can't be without: what everybody has, and what it has already. */
export function requiredOf(user: ProfileFieldsFragment): ReadonlySet<keyof ProfileValues> {
  const kept = user.role === "CLIENT" ? (["countryId"] as const) : (["firstName", "lastName"] as const);
  const stored = profileValues(user);
  return new Set(["username" as const, ...[...kept, ...PHONE].filter((field) => stored[field] !== "")]);
}

export function profileSchema(t: TFunction<"auth">, needed: ReadonlySet<keyof ProfileValues>) {
  const rules = accountRules(t);
  const text = (field: keyof ProfileValues, maximum: number) => (needed.has(field) ? rules.required(maximum) : rules.optional(maximum));
  return z
    .object({
      image: z.string(),
      username: rules.username,
      firstName: text("firstName", 100),
      lastName: text("lastName", 100),
      phoneCode: needed.has("phoneCode") ? rules.phoneCode : rules.optional(8),
      phoneNumber: needed.has("phoneNumber") ? rules.phoneNumber : rules.optionalPhoneNumber,
      whatsapp: rules.optional(30),
      jobTitle: rules.optional(100),
      countryId: text("countryId", 8),
      cityId: z.string(),
      street: rules.optional(200),
      postalCode: rules.optional(20),
      organization: rules.optional(200),
      website: rules.website,
      about: rules.optional(2000),
      socialLinks: z.object(
        Object.fromEntries(NETWORKS.map((network) => [network, rules.website])) as Record<(typeof NETWORKS)[number], typeof rules.website>,
      ),
    })
    .refine(({ phoneCode, phoneNumber }) => phoneNumber === "" || phoneCode !== "", {
      path: ["phoneCode"],
      message: t("common:requiredField"),
    });
}

const orNothing = (value: string) => value.trim() || null;
const linkOrNothing = (value: string) => orNothing(withScheme(value.trim()));

/** The call's variables: only what was changed, so that nothing another tab saved is undone. What was emptied is cleared. */
export function profileVariables(
  id: string,
  values: ProfileValues,
  changed: readonly FieldPath<ProfileValues>[],
): UpdateProfileMutationVariables {
  const isChanged = (field: FieldPath<ProfileValues>) => changed.includes(field);
  const phone = isChanged("phoneCode") || isChanged("phoneNumber");
  const fields = PLAIN.filter((field) => (field === "phoneCode" || field === "phoneNumber" ? phone : isChanged(field)));
  const links = NETWORKS.filter((network) => isChanged(`socialLinks.${network}`));
  return {
    id,
    ...Object.fromEntries(fields.map((field) => [field, (field === "website" ? linkOrNothing : orNothing)(values[field])])),
    ...(links.length > 0 ? { socialLinks: Object.fromEntries(links.map((link) => [link, linkOrNothing(values.socialLinks[link])])) } : {}),
  };
}
