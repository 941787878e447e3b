import { STORED } from "../../lib/stored-names.ts";
import { readForTab, removeForTab, writeForTab } from "../../lib/stored-values.ts";
import { emptySignUp, SIGN_UP_STEPS, type SignUpValues } from "./sign-up-form.ts";

interface Draft {
  values: SignUpValues;
  step: number;
}

const ACCOUNT = SIGN_UP_STEPS.indexOf("account");

/** Keeps what is entered for the tab, until the account is made: all but the password. */
export function keepSignUp({ values: { password: _password, confirmPassword: _again, ...values }, step }: Draft): void {
  if (step > 0 || Object.values(values).some(Boolean)) writeForTab(STORED.signUp, JSON.stringify({ values, step }));
  else removeForTab(STORED.signUp);
}

/** What this tab has kept; whoever had come past the password goes back to it. */
export function keptSignUp(): Draft {
  try {
    const { values = {}, step = 0 } = JSON.parse(readForTab(STORED.signUp) ?? "{}") as { values?: Record<string, unknown>; step?: unknown };
    const known = Object.entries(values).filter(([name, value]) => name in emptySignUp && typeof value === "string");
    return { values: { ...emptySignUp, ...Object.fromEntries(known) }, step: step === 0 ? 0 : ACCOUNT };
  } catch {
    return { values: emptySignUp, step: 0 };
  }
}

export const forgetSignUp = (): void => removeForTab(STORED.signUp);
