import type { FieldProblem } from "@muhtawa/service-kit";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { messages } from "../messages.ts";
import { isDialCode } from "../places/countries.ts";

export interface Phone {
  /** With a leading + where it was given with one. */
  phoneCode: string;
  /** As dialled after the code: digits only. */
  phoneNumber: string;
}

/** Arabic and Persian digits as Latin ones. */
const latinDigits = (value: string) =>
  value.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Reads a dial code (966, +966 or 00966) and a number of it, which may be written as people do at home, with spaces or a leading zero. */
export function readPhone(code: string, number: string): Phone | FieldProblem {
  const [, plus, digits] = /^(\+|00)?(\d+)$/.exec(latinDigits(code).trim()) ?? [];
  if (digits === undefined || !isDialCode(digits)) return { field: "phoneCode", message: messages.invalidPhoneCode };
  const parsed = parsePhoneNumberFromString(latinDigits(number), { defaultCallingCode: digits });
  if (parsed?.countryCallingCode !== digits || !parsed.isValid()) return { field: "phoneNumber", message: messages.invalidPhoneNumber };
  return { phoneCode: `${plus ? "+" : ""}${digits}`, phoneNumber: parsed.nationalNumber };
}

export const isProblem = (phone: Phone | FieldProblem): phone is FieldProblem => "field" in phone;
