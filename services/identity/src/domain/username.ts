import { saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";

const SHORTEST = 3;
const LONGEST = 30;
const ALLOWED = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}._-]*$/u;

/** Letters of any script with their marks, digits, dot, underscore and hyphen. */
export const username = z
  .string()
  .trim()
  .normalize("NFC")
  .min(SHORTEST)
  .max(LONGEST)
  .refine((value) => value.length < SHORTEST || ALLOWED.test(value), saying(messages.invalidUsername));

/** The username that an e-mail address suggests; `attempt` tells it from others when it is taken. */
export function usernameFrom(email: string, attempt = 1): string {
  const local = (email.split("@")[0] ?? "").replaceAll(/[^\p{L}\p{Nd}._-]/gu, "").replace(/^[._-]+/, "");
  const suffix = attempt === 1 ? "" : String(attempt);
  return `${local.slice(0, LONGEST - suffix.length)}${suffix}`.padEnd(SHORTEST, "0");
}
