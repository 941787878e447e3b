import { optionalImage, optionalText, optionalUrl, requiredText, saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { isCountry } from "../places/countries.ts";
import { optionalLine, optionalParagraphs, requiredLine } from "./plain-text.ts";

const NAME = 100;
const DIAL_CODE = 8;
const PHONE_NUMBER = 30;

/** What everybody may tell of themselves, as registration and every later change check it. */
export const optionalField = {
  firstName: optionalLine(NAME),
  lastName: optionalLine(NAME),
  image: optionalImage(),
  countryId: optionalText(10)
    .transform((id) => id?.toUpperCase())
    .refine((id) => id === undefined || isCountry(id), saying(messages.unknownCountry)),
  cityId: optionalText(20),
  street: optionalLine(200),
  postalCode: optionalLine(20),
  organization: optionalLine(200),
  website: optionalUrl(),
  about: optionalParagraphs(2_000),
  whatsapp: optionalText(PHONE_NUMBER),
  jobTitle: optionalLine(NAME),
};

/** The same where an account has to have it. */
export const requiredField = {
  firstName: requiredLine(NAME),
  lastName: requiredLine(NAME),
  phoneCode: requiredText(DIAL_CODE),
  phoneNumber: requiredText(PHONE_NUMBER),
  countryId: z.string().trim().toUpperCase().refine(isCountry, saying(messages.unknownCountry)),
};
