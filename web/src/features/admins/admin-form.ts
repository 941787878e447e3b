import type { TFunction } from "i18next";
import { z } from "zod";
import type { AdminProfileDetailQuery } from "../../generated/graphql.ts";
import { accountRules } from "../../lib/form/account-rules.ts";

export const ADMIN_FIELDS = ["image", "username", "firstName", "lastName", "phoneCode", "phoneNumber", "email", "password"] as const;
export type AdminValues = Record<(typeof ADMIN_FIELDS)[number], string>;
export type StoredAdmin = AdminProfileDetailQuery["adminProfileDetail"];

/** The form as it begins: empty, or with what is stored. */
export const adminValues = (admin?: StoredAdmin): AdminValues => ({
  image: admin?.image ?? "",
  username: admin?.username ?? "",
  firstName: admin?.firstName ?? "",
  lastName: admin?.lastName ?? "",
  // the list of dial codes has them bare
  phoneCode: admin?.phoneCode?.replace(/^(\+|00)/, "") ?? "",
  phoneNumber: admin?.phoneNumber ?? "",
  email: admin?.email ?? "",
  password: "",
});

/** A new admin has everything; one who is there keeps email address and password. */
export function adminSchema(t: TFunction<"auth">, adding: boolean) {
  const { required, phoneCode, phoneNumber, username, email, password } = accountRules(t);
  return z.object({
    image: z.string(),
    username,
    firstName: required(100),
    lastName: required(100),
    phoneCode,
    phoneNumber,
    email: adding ? email : z.string(),
    password: adding ? password : z.string(),
  });
}

const trimmed = ({ username, firstName, lastName, phoneCode, phoneNumber }: AdminValues) => ({
  username: username.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  phoneCode,
  phoneNumber: phoneNumber.trim(),
});

export const newAdminVariables = (values: AdminValues) => ({
  ...trimmed(values),
  email: values.email.trim(),
  password: values.password,
  ...(values.image ? { image: values.image } : {}),
});

export const changedAdminVariables = ({ id, version }: StoredAdmin, values: AdminValues) => ({
  id,
  ...trimmed(values),
  image: values.image || null,
  expectedVersion: version,
});
