import type { TFunction } from "i18next";
import { z } from "zod";

const EMPTY = {
  firstName: "",
  lastName: "",
  phoneCode: "",
  phoneNumber: "",
  countryId: "",
  cityId: "",
  street: "",
  postalCode: "",
  username: "",
  email: "",
  password: "",
  confirmPassword: "",
  organization: "",
  website: "",
  about: "",
};
export type SignUpValues = typeof EMPTY;
export const emptySignUp: SignUpValues = EMPTY;

export const SIGN_UP_STEPS = ["personal", "account", "confirm"] as const;

/** Which fields stand on which step; the last one only shows them. */
export const STEP_FIELDS: readonly (readonly (keyof SignUpValues)[])[] = [
  ["firstName", "lastName", "phoneCode", "phoneNumber", "countryId", "cityId", "street", "postalCode"],
  ["username", "email", "password", "confirmPassword", "organization", "website", "about"],
  [],
];

/** What can be told without asking the server; the server decides. Messages are in the page's language. */
export function signUpSchema(t: TFunction<"auth">) {
  const required = (maximum: number) => z.string().trim().min(1, t("common:requiredField")).max(maximum);
  const optional = (maximum: number) => z.string().trim().max(maximum, t("tooLong", { maximum }));
  return z
    .object({
      firstName: optional(100),
      lastName: optional(100),
      phoneCode: required(8),
      phoneNumber: required(30).regex(/^[\d\s()٠-٩-]+$/, t("phoneInvalid")),
      countryId: required(8),
      cityId: z.string(),
      street: optional(200),
      postalCode: optional(20),
      username: required(30).regex(/^[\p{L}\p{N}._-]{3,30}$/u, t("usernameInvalid")),
      email: required(254).email(t("emailInvalid")),
      password: z.string().min(1, t("common:requiredField")).min(8, t("passwordShort")).max(200),
      confirmPassword: z.string().min(1, t("common:requiredField")),
      organization: optional(200),
      website: optional(300).refine((value) => value === "" || /^https?:\/\/\S+\.\S+/.test(value), t("websiteInvalid")),
      about: optional(2000),
    })
    .refine((values) => values.password === values.confirmPassword, { path: ["confirmPassword"], message: t("passwordsDiffer") });
}

/** The call's variables; what was left blank is left out. */
export function signUpVariables(values: SignUpValues) {
  const { username, email, password, confirmPassword, phoneCode, phoneNumber, countryId, ...optional } = values;
  return {
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value.trim() !== "")),
    username: username.trim(),
    email: email.trim(),
    password,
    confirmPassword,
    phoneCode,
    phoneNumber: phoneNumber.trim(),
    countryId,
  };
}
