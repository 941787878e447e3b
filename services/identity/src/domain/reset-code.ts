import { saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { latinDigits } from "./digits.ts";

/** Six digits as people type them: also Arabic or Persian ones, and with spaces between. */
export const resetCode = z
  .string()
  .max(100)
  .transform((typed) => latinDigits(typed).replaceAll(/\s/g, ""))
  .refine((code) => code === "" || /^\d{6}$/.test(code), saying(messages.malformedCode))
  .pipe(z.string().min(1));
