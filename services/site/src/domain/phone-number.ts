import { optionalText, saying } from "@muhtawa/service-kit";
import { messages } from "../messages.ts";

/** Digits as people write them, with or without the country's code; Arabic and Persian digits are read as the Latin ones. */
const PHONE = /^\+?[0-9][0-9 ()./-]{4,24}$/;

const latinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) as number) % 16));

/** A phone number that may be left out. */
export const optionalPhone = () =>
  optionalText(40)
    .transform((text) => text && latinDigits(text))
    .refine((text) => text === undefined || PHONE.test(text), saying(messages.phone));
