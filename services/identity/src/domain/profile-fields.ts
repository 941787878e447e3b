import { optionalText, optionalUrl, requiredText, saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { isCountry } from "../places/countries.ts";

const NAME = 100;
const DIAL_CODE = 8;
const PHONE_NUMBER = 30;

/** What the gateway's upload answers with. */
const MEDIA_PATH = /^\/media\/([\w-]+)$/;

/** The file that an address of the platform's own media names; undefined for any other address. */
export const mediaIdOf = (path: string): string | undefined => MEDIA_PATH.exec(path.trim())?.[1];

export const emailAddress = z.string().trim().max(254).pipe(z.email());

/** What everybody may tell of themselves, as registration and every later change check it. */
export const optionalField = {
  firstName: optionalText(NAME),
  lastName: optionalText(NAME),
  image: optionalText(200).refine((path) => path === undefined || mediaIdOf(path) !== undefined, saying(messages.imageNotUploaded)),
  countryId: optionalText(10)
    .transform((id) => id?.toUpperCase())
    .refine((id) => id === undefined || isCountry(id), saying(messages.unknownCountry)),
  cityId: optionalText(20),
  street: optionalText(200),
  postalCode: optionalText(20),
  organization: optionalText(200),
  website: optionalUrl(),
  about: optionalText(2_000),
  whatsapp: optionalText(PHONE_NUMBER),
  jobTitle: optionalText(NAME),
};

/** The same where an account has to have it. */
export const requiredField = {
  firstName: requiredText(NAME),
  lastName: requiredText(NAME),
  phoneCode: requiredText(DIAL_CODE),
  phoneNumber: requiredText(PHONE_NUMBER),
  countryId: z.string().trim().toUpperCase().refine(isCountry, saying(messages.unknownCountry)),
};
