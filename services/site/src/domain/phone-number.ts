import { optionalText, saying } from "@muhtawa/service-kit";
import { messages } from "../messages.ts";
import { withoutUnseen } from "./unseen.ts";

/** Digits as people write them, with or without the country's code; Arabic and Persian digits are read as the Latin ones. */
const PHONE = /^[+(]{0,2}[0-9][0-9 ()./-]{4,24}$/;

const latinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) as number) % 16));

const plain = (text: string) =>
  latinDigits(withoutUnseen(text))
    .replace(/\s/g, " ")
    .replace(/\p{Pd}/gu, "-")
    .trim();

/** A phone number that may be left out. */
export const optionalPhone = () =>
  optionalText(40)
    .transform((text) => text && plain(text))
    .refine((text) => text === undefined || PHONE.test(text), saying(messages.phone));
