import { optionalText, optionalUrl, requiredText } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { isCityOf } from "../places/cities.ts";
import { isCountry } from "../places/countries.ts";
import { newPassword } from "./password.ts";
import { isProblem, readPhone } from "./phone.ts";
import { username } from "./username.ts";

const NAME = 100;

/** What a client signs up with. Every check runs, so that all problems are told at once. */
export const registration = z
  .object({
    username,
    email: z.string().trim().max(254).pipe(z.email()),
    password: newPassword,
    confirmPassword: z.string(),
    phoneCode: requiredText(8),
    phoneNumber: requiredText(30),
    countryId: z
      .string()
      .trim()
      .toUpperCase()
      .refine(isCountry, { params: { message: messages.unknownCountry } }),
    cityId: optionalText(20),
    street: optionalText(200),
    postalCode: optionalText(20),
    organization: optionalText(200),
    website: optionalUrl(),
    about: optionalText(2_000),
    firstName: optionalText(NAME),
    lastName: optionalText(NAME),
  })
  .check((context) => {
    const { password, confirmPassword, phoneCode, phoneNumber, countryId, cityId } = context.value;
    const problem = (field: string, message: object) =>
      context.issues.push({ code: "custom", path: [field], input: undefined, params: { message }, continue: true });

    if (password !== confirmPassword) problem("confirmPassword", messages.passwordsDiffer);
    if (phoneCode && phoneNumber) {
      const phone = readPhone(phoneCode, phoneNumber);
      if (isProblem(phone)) problem(phone.field, phone.message);
    }
    if (cityId && isCountry(countryId) && !isCityOf(countryId, cityId)) problem("cityId", messages.unknownCity);
  });
export type Registration = z.infer<typeof registration>;
