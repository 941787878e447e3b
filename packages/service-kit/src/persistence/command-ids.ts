import { randomBytes } from "node:crypto";
import type { AggregateRecord } from "./aggregate-schema.ts";

/** How many later writes may follow one whose answer was lost, until it can't be recognised any more. */
export const COMMAND_IDS_KEPT = 20;

/** An id for one write, the same in all its tries; 16 characters. */
export const newCommandId = (): string => randomBytes(12).toString("base64url");

/** Whether the command's write has taken place, even if others have followed. */
export const hasTakenPlace = (commandId: string, record: Pick<AggregateRecord, "commandIds"> | null | undefined): boolean =>
  record?.commandIds?.includes(commandId) ?? false;
