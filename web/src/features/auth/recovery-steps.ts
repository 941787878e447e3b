import { redirect } from "react-router";
import { readRecovery } from "./recovery.ts";

export const RECOVERY_START = "/auth/forget-password";
export const RECOVERY_CODE = "/auth/verification-code";
export const RECOVERY_PASSWORD = "/auth/new-password";

/** Loaders of the later steps: who hasn't done the ones before begins with the first. */
export const afterRequest = () => (readRecovery() ? null : redirect(RECOVERY_START));
export const afterCode = () => (readRecovery()?.resetToken ? null : redirect(RECOVERY_START));
