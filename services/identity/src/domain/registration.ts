import { emailAddress } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { isCityOf } from "../places/cities.ts";
import { isCountry } from "../places/countries.ts";
import { newPassword } from "./password.ts";
import { phoneCheck } from "./phone-check.ts";
import { optionalField, requiredField } from "./profile-fields.ts";
import { username } from "./username.ts";

/** What a client signs up with. Every check runs, so that all problems are told at once. */
export const registration = z
  .object({
    username,
    email: emailAddress,
    password: newPassword,
    confirmPassword: z.string(),
    phoneCode: requiredField.phoneCode,
    phoneNumber: requiredField.phoneNumber,
    countryId: requiredField.countryId,
    cityId: optionalField.cityId,
    street: optionalField.street,
    postalCode: optionalField.postalCode,
    organization: optionalField.organization,
    website: optionalField.website,
    about: optionalField.about,
    firstName: optionalField.firstName,
    lastName: optionalField.lastName,
    invitation: z.string().max(200).nullish(),
  })
  .check(phoneCheck, (context) => {
    const { password, confirmPassword, countryId, cityId } = context.value;
    const problem = (field: string, message: object) =>
      context.issues.push({ code: "custom", path: [field], input: undefined, params: { message }, continue: true });

    if (password !== confirmPassword) problem("confirmPassword", messages.passwordsDiffer);
    if (cityId && isCountry(countryId) && !isCityOf(countryId, cityId)) problem("cityId", messages.unknownCity);
  });
export type Registration = z.infer<typeof registration>;
