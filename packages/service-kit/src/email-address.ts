import { z } from "zod";
import { saying } from "./input.ts";
import { MESSAGES } from "./messages.ts";

/** The longest name that mail servers take before the @. */
const LOCAL_PART = 64;

/** The email address of an account; surrounding white space is dropped. */
export const emailAddress = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(254)
  .pipe(z.email().refine((address) => address.indexOf("@") <= LOCAL_PART, saying(MESSAGES.invalidEmail)));
