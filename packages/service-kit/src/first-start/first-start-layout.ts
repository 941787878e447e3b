import { businessActivities, role } from "@muhtawa/contracts";
import { z } from "zod";
import { COMPANY_PARTS, companyFields, storedCompany } from "../company-input.ts";
import { emailAddress } from "../email-address.ts";
import { optionalText, optionalUrl, requiredText } from "../input.ts";
import { inEnglish } from "./problems.ts";

const MOST = { users: 1_000, companies: 1_000, partners: 200, branches: 200 };

/** What can't be shown, or turns the text around it. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/u;
/** As it stands in the file: of who somebody is nothing is dropped unsaid. */
const line = (maximum: number) =>
  z
    .string()
    .nullish()
    .refine((value) => !value || !HIDDEN.test(value.trim()), "has characters that can't be shown")
    .pipe(optionalText(maximum));

/** As argon2id writes it, with at least what OWASP asks for and no more than a sign-in may cost. */
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,172}$/;
function isPasswordHash(hash: string): boolean {
  const [, memory, passes, lanes] = (ARGON2ID.exec(hash) ?? []).map(Number);
  if (memory === undefined || passes === undefined || lanes === undefined) return false;
  return memory >= 7_168 && memory <= 262_144 && passes >= 1 && passes <= 10 && lanes >= 1 && lanes <= 4 && memory * passes >= 35_840;
}

const user = z
  .strictObject({
    email: emailAddress,
    role: role.default("CLIENT"),
    firstName: line(100),
    lastName: line(100),
    organization: line(200),
    passwordHash: z
      .string()
      .refine(isPasswordHash, "is no argon2id hash that is strong enough; npm run hash-password makes one")
      .optional(),
    invite: z.literal(true).optional(),
    language: z.enum(["en", "ar"]).default("en"),
    password: z
      .undefined('A password has no place in a file. Give "passwordHash" (npm run hash-password makes one) or "invite": true')
      .optional(),
  })
  .refine(
    ({ passwordHash, invite }) => (passwordHash === undefined) !== (invite === undefined),
    'needs either "passwordHash" or "invite": true',
  );

const anyCompany = Object.fromEntries(
  Object.keys(companyFields.omit({ voiceToneFileId: true, logo: true }).shape).map((field) => [field, z.unknown().optional()]),
);
const company = z.strictObject({ owner: emailAddress, ...anyCompany }).superRefine(({ owner: _owner, ...described }, context) => {
  const told = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
  for (const issue of storedCompany.safeParse(described, { reportInput: true }).error?.issues ?? []) told(issue.path, inEnglish(issue));
  for (const path of unknownIn(described)) told(path, "is not known here");
  const { businessActivityId: activity } = described as { businessActivityId?: unknown };
  if (typeof activity === "string" && !businessActivities.some(({ id }) => id === activity))
    told(["businessActivityId"], `is none of ${businessActivities.map(({ id }) => id).join(", ")}`);
});

/** Names within a company's parts that mean nothing: a form can't send such, a file can. */
function unknownIn({ persona, brandVoice }: Record<string, unknown>): PropertyKey[][] {
  const rules = (brandVoice as { rules?: unknown } | undefined)?.rules;
  return [
    ...othersIn(persona, COMPANY_PARTS.persona).map((name) => ["persona", name]),
    ...othersIn(brandVoice, COMPANY_PARTS.brandVoice).map((name) => ["brandVoice", name]),
    ...(Array.isArray(rules) ? rules : []).flatMap((rule, index) =>
      othersIn(rule, COMPANY_PARTS.voiceRule).map((name) => ["brandVoice", "rules", index, name]),
    ),
  ];
}

const othersIn = (part: unknown, known: readonly string[]): string[] =>
  typeof part === "object" && part !== null ? Object.keys(part).filter((name) => !known.includes(name)) : [];

const partner = z.strictObject({ name: requiredText(120), nameAr: optionalText(120), website: optionalUrl() });

const phone = z
  .string()
  .regex(/^\+?[0-9][0-9 -]{4,24}$/, "is no phone number: digits, spaces and hyphens, with + for a country's code")
  .optional();
const branch = z.strictObject({
  name: requiredText(120),
  nameAr: optionalText(120),
  address: optionalText(300),
  addressAr: optionalText(300),
  phone,
  whatsapp: phone,
  email: emailAddress.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  mapUrl: optionalUrl(),
});

const list = <Entry extends z.ZodType>(entry: Entry, most: number) => z.array(entry).max(most).default([]);

/** What the file of the first start may hold. */
export const firstStartLayout = z
  .strictObject({
    users: list(user, MOST.users),
    companies: list(company, MOST.companies),
    settings: z
      .strictObject({ partners: z.array(partner).max(MOST.partners).optional(), branches: z.array(branch).max(MOST.branches).optional() })
      .default({}),
  })
  .superRefine(({ users, companies }, context) => {
    const addresses = users.map((one) => addressKey(one.email));
    for (const [index, address] of addresses.entries())
      if (addresses.indexOf(address) < index)
        context.addIssue({ code: "custom", path: ["users", index, "email"], message: "is that of another user before it" });
    for (const [index, { owner }] of companies.entries())
      if (!addresses.includes(addressKey(owner)))
        context.addIssue({ code: "custom", path: ["companies", index, "owner"], message: "is the address of none of the users" });
  });

/** What an installation begins with. */
export type FirstStart = z.infer<typeof firstStartLayout>;
/** Somebody who has an account from the beginning. */
export type FirstUser = FirstStart["users"][number];

/** What tells two addresses apart. */
export const addressKey = (address: string): string => address.trim().normalize("NFKC").toLowerCase();
