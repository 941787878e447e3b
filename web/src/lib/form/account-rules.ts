import type { TFunction } from "i18next";
import { z } from "zod";
import { isWebAddress, withScheme } from "./web-address.ts";

/** What can be told of an account's fields without asking the server, which decides. Messages are in the page's language. */
export function accountRules(t: TFunction<"auth">) {
  const required = (maximum: number) => z.string().trim().min(1, t("common:requiredField")).max(maximum, t("tooLong", { maximum }));
  const optional = (maximum: number) => z.string().trim().max(maximum, t("tooLong", { maximum }));
  const digits = (value: string) => value === "" || /^[\d\s()٠-٩-]+$/.test(value);
  return {
    required,
    optional,
    phoneCode: required(8),
    phoneNumber: required(30).refine(digits, t("phoneInvalid")),
    optionalPhoneNumber: optional(30).refine(digits, t("phoneInvalid")),
    username: required(30).regex(/^[\p{L}\p{N}._-]{3,30}$/u, t("usernameInvalid")),
    email: required(254).email(t("emailInvalid")),
    password: z
      .string()
      .min(1, t("common:requiredField"))
      .min(8, t("passwordShort"))
      .max(200, t("tooLong", { maximum: 200 })),
    website: optional(300).transform(withScheme).refine(isWebAddress, t("websiteInvalid")),
  };
}
