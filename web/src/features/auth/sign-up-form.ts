import type { TFunction } from "i18next";
import { z } from "zod";
import { accountRules } from "../../lib/form/account-rules.ts";

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
/** In the order in which they stand, so that the first that is wrong is the one that gets the focus. */
export const STEP_FIELDS: readonly (readonly (keyof SignUpValues)[])[] = [
  ["firstName", "lastName", "countryId", "cityId", "phoneCode", "phoneNumber", "street", "postalCode"],
  ["username", "email", "password", "confirmPassword", "organization", "website", "about"],
  [],
];

export function signUpSchema(t: TFunction<"auth">) {
  const { required, optional, phoneCode, phoneNumber, username, email, password, website } = accountRules(t);
  return z
    .object({
      firstName: optional(100),
      lastName: optional(100),
      phoneCode,
      phoneNumber,
      countryId: required(8),
      cityId: z.string(),
      street: optional(200),
      postalCode: optional(20),
      username,
      email,
      password,
      confirmPassword: z.string().min(1, t("common:requiredField")),
      organization: optional(200),
      website,
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
