import { readFileSync } from "node:fs";
import { MESSAGES, saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";

const SHORTEST = 8;
/** Long enough for any passphrase; a hash of more would only cost time. */
export const LONGEST_PASSWORD = 200;

const common = new Set(
  readFileSync(new URL("../../data/common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);

/** The form that is hashed: the same characters typed on another keyboard may be other code points. */
export const normalPassword = (password: string) => password.normalize("NFKC");

/** A piece of up to four characters over and over: aaaaaaaa, 12341234. */
const REPEATED = /^(.{1,4})\1+$/su;

/** Each character follows the one before it: abcdefgh, 87654321. */
function isRun(password: string): boolean {
  const steps = [...password].map((character, index, all) => (character.codePointAt(0) ?? 0) - (all[index - 1]?.codePointAt(0) ?? 0));
  return [1, -1].some((step) => steps.slice(1).every((taken) => taken === step));
}

function isGuessedFirst(password: string): boolean {
  const folded = normalPassword(password).toLowerCase();
  return common.has(folded) || REPEATED.test(folded) || isRun(folded);
}

/** A password somebody chooses: its characters count as typed, spaces too. */
export const newPassword = z
  .string()
  .min(1, { abort: true })
  .max(LONGEST_PASSWORD)
  .check(({ value, issues }) => {
    if ([...normalPassword(value)].length < SHORTEST)
      issues.push({ code: "too_small", origin: "string", minimum: SHORTEST, inclusive: true, input: value, continue: true });
  })
  .refine((value) => value.trim() !== "", { ...saying(MESSAGES.required), abort: true })
  .refine((value) => [...value].length < SHORTEST || !isGuessedFirst(value), saying(messages.commonPassword));

/** A new password, typed twice; give `isConfirmed` and `CONFIRMED` to `refine` where both are part of an input. */
export const passwordTwice = { newPassword, confirmPassword: z.string() };
export const isConfirmed = (typed: { newPassword: string; confirmPassword: string }) => typed.newPassword === typed.confirmPassword;
export const CONFIRMED = { ...saying(messages.passwordsDiffer), path: ["confirmPassword"], when: () => true };
