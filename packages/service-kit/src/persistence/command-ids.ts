import { randomBytes } from "node:crypto";
import type { AggregateRecord } from "./aggregate-schema.ts";

/** How many writes are remembered: one whose answer was lost is recognised until so many others have followed. */
export const COMMAND_IDS_KEPT = 20;

/** An id for one write, the same in all its tries; 16 characters. */
export const newCommandId = (): string => randomBytes(12).toString("base64url");

/** Whether the command's write has been carried out, also when others have followed. */
export const hasTakenPlace = (commandId: string, record: Pick<AggregateRecord, "commandIds"> | null | undefined): boolean =>
  record?.commandIds?.includes(commandId) ?? false;
