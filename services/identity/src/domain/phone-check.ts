import type { z } from "zod";
import { isProblem, readPhone } from "./phone.ts";

/** Checks dial code and number together, beside whatever else is wrong with the input. */
export function phoneCheck({ value, issues }: z.core.ParsePayload<{ phoneCode: string; phoneNumber: string }>): void {
  const { phoneCode, phoneNumber } = value;
  if (!phoneCode || !phoneNumber) return;
  const phone = readPhone(phoneCode, phoneNumber);
  if (!isProblem(phone)) return;
  issues.push({ code: "custom", path: [phone.field], input: undefined, params: { message: phone.message }, continue: true });
}
