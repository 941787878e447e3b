import type { FieldProblem } from "@muhtawa/service-kit";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { messages } from "../messages.ts";
import { isDialCode } from "../places/countries.ts";
import { latinDigits } from "./digits.ts";

export interface Phone {
  /** With a leading + where it was given with one. */
  phoneCode: string;
  /** As dialled after the code: digits only. */
  phoneNumber: string;
}

/** Reads a dial code (966, +966 or 00966) and a number of it, which may be written as people do at home, with spaces or a leading zero. */
export function readPhone(code: string, number: string): Phone | FieldProblem {
  const [, plus, digits] = /^(\+|00)?(\d+)$/.exec(latinDigits(code).trim()) ?? [];
  if (digits === undefined || !isDialCode(digits)) return { field: "phoneCode", message: messages.invalidPhoneCode };
  const parsed = parsePhoneNumberFromString(latinDigits(number), { defaultCallingCode: digits });
  if (parsed?.countryCallingCode !== digits || !parsed.isValid()) return { field: "phoneNumber", message: messages.invalidPhoneNumber };
  return { phoneCode: `${plus ? "+" : ""}${digits}`, phoneNumber: parsed.nationalNumber };
}

/** A WhatsApp number: one of the given dial code, or an international one that begins with +, 00 or its dial code. */
export function readWhatsapp(value: string, phoneCode: string | undefined): string | FieldProblem {
  const number = latinDigits(value)
    .replaceAll(/[\s().-]/g, "")
    .replace(/^00/, "+");
  const defaultCallingCode = latinDigits(phoneCode ?? "").replace(/^(\+|00)/, "");
  const readings = [
    parsePhoneNumberFromString(number, defaultCallingCode ? { defaultCallingCode } : undefined),
    parsePhoneNumberFromString(`+${number.replace(/^\+/, "")}`),
  ];
  if (!/^\+?\d+$/.test(number) || !readings.some((reading) => reading?.isValid()))
    return { field: "whatsapp", message: messages.invalidWhatsapp };
  return number;
}

export const isProblem = (read: unknown): read is FieldProblem => typeof read === "object" && read !== null && "field" in read;
