/**
 * A rule of a brand's voice. With PREFER and GLOSSARY the term is what to write, and `replacement` what it is written instead of; with BAN
 * the term is never written, and `replacement`, if there is one, takes its place. A STYLE is a wish that only a reader can judge.
 */
export interface VoiceRule {
  readonly locale: "en" | "ar";
  readonly kind: "PREFER" | "BAN" | "GLOSSARY" | "STYLE";
  readonly term: string;
  readonly replacement?: string | undefined;
  readonly note?: string | undefined;
}

/** The word that a rule doesn't want to read; none where it only says what is liked. */
export function avoidedBy({ kind, term, replacement }: VoiceRule): string | undefined {
  const avoided = kind === "BAN" ? term : kind === "STYLE" ? undefined : replacement;
  return avoided?.trim() || undefined;
}

/** What a rule wants to read in place of it. */
export function wantedBy({ kind, term, replacement }: VoiceRule): string | undefined {
  const wanted = kind === "BAN" ? replacement : kind === "STYLE" ? undefined : term;
  return wanted?.trim() || undefined;
}
