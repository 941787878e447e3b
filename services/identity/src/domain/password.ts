import { readFileSync } from "node:fs";
import { saying } from "@muhtawa/service-kit";
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

/** A password somebody chooses: its characters count as typed, spaces too. */
export const newPassword = z
  .string()
  .min(SHORTEST)
  .max(LONGEST_PASSWORD)
  .refine((value) => !common.has(value.toLowerCase()), saying(messages.commonPassword));
