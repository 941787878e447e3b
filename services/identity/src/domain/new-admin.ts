import { emailAddress } from "@muhtawa/service-kit";
import { z } from "zod";
import { newPassword } from "./password.ts";
import { phoneCheck } from "./phone-check.ts";
import { optionalField, requiredField } from "./profile-fields.ts";
import { username } from "./username.ts";

/** What an admin's account is made of. */
export const newAdmin = z
  .object({
    username,
    firstName: requiredField.firstName,
    lastName: requiredField.lastName,
    phoneCode: requiredField.phoneCode,
    phoneNumber: requiredField.phoneNumber,
    email: emailAddress,
    password: newPassword,
    image: optionalField.image,
  })
  .check(phoneCheck);
