/** What was found out about one part of an installation. */
export interface Finding {
  readonly about: string;
  readonly state: "ok" | "warning" | "failed";
  /** In a few words; never a secret. */
  readonly found: string;
  /** What to do about it. */
  readonly todo?: string;
}

/** All is well with it. */
export const ok = (about: string, found: string): Finding => ({ about, state: "ok", found });
/** It goes on like this, but not for ever. */
export const warning = (about: string, found: string, todo: string): Finding => ({ about, state: "warning", found, todo });
/** Something doesn't work. */
export const failed = (about: string, found: string, todo: string): Finding => ({ about, state: "failed", found, todo });

const SIGNS = { ok: "ok", warning: "warning", failed: "FAILED" } as const;

/** A finding in one line. */
export const written = ({ about, state, found, todo }: Finding): string =>
  `${SIGNS[state].padEnd(8)} ${about}: ${found.replace(/\.$/, "")}${todo === undefined ? "" : `. ${todo}`}`.replaceAll(/[\r\n]+/g, " ");

/** An address as it may be shown. */
export const withoutSecrets = (address: string): string => address.replaceAll(/\/\/[^@/\s]*@/g, "//").replaceAll(/\?\S*/g, "");

/** What an error says, without the addresses' passwords. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  const reason = cause instanceof Error ? cause.message || ((cause as NodeJS.ErrnoException).code ?? "") : message;
  return withoutSecrets(reason || message);
};
