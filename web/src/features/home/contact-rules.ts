import type { TFunction } from "i18next";

export const CONTACT_FIELDS = ["name", "phone", "email", "message"] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

export type ContactValues = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;

const LONGEST: Record<ContactField, number> = { name: 120, email: 254, phone: 30, message: 5000 };
const REQUIRED: ReadonlySet<ContactField> = new Set(["name", "email", "message"]);

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PHONE = /^[+(]{0,2}[\d٠-٩۰-۹][\d\s()٠-٩۰-۹./\p{Pd}]{4,}$/u;
/** Marks that turn a line around are copied along with a number; the server drops them. */
const UNSEEN = /\p{Cf}/gu;

/** What can be told of a field without asking the server, which decides; written by hand, so that the public page needs no library for it. */
export function contactError(t: TFunction<"home">, field: ContactField, written: string): string | undefined {
  const value = written.replace(UNSEEN, "").trim();
  if (!value) return REQUIRED.has(field) ? t("common:requiredField") : undefined;
  if (value.length > LONGEST[field]) return t("contact.tooLong", { maximum: LONGEST[field] });
  if (field === "email" && !EMAIL.test(value)) return t("contact.emailInvalid");
  if (field === "phone" && !PHONE.test(value)) return t("contact.phoneInvalid");
  return undefined;
}

/** Whether a required field holds nothing. */
export const isMissing = (values: ContactValues): boolean => [...REQUIRED].some((field) => values[field].trim() === "");

export function contactErrors(t: TFunction<"home">, values: ContactValues): ContactErrors {
  const found = CONTACT_FIELDS.map((field) => [field, contactError(t, field, values[field])] as const);
  return Object.fromEntries(found.filter(([, error]) => error));
}
