import { STORED } from "../../lib/stored-names.ts";
import { readForTab, removeForTab, writeForTab } from "../../lib/stored-values.ts";

/** How far the recovery of a password has come. It survives a reload and another language, but not the tab. */
export interface Recovery {
  email: string;
  /** When the latest code was asked for. */
  sentAt: number;
  /** Given for the right code: lets one new password be set. */
  resetToken?: string;
}

export function readRecovery(): Recovery | null {
  const { email, sentAt, resetToken } = JSON.parse(readForTab(STORED.recovery) ?? "{}") as Partial<Recovery>;
  return email && sentAt ? { email, sentAt, ...(resetToken ? { resetToken } : {}) } : null;
}

export const saveRecovery = (recovery: Recovery): void => void writeForTab(STORED.recovery, JSON.stringify(recovery));

export const endRecovery = () => removeForTab(STORED.recovery);
