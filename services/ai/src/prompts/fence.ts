import { createHash } from "node:crypto";

/**
 * Puts text that others wrote between marks, so that a model can tell it from its task. The mark is made of the text itself: nobody can
 * write the closing one into what it closes.
 */
export function fence(name: string, text: string): string {
  const mark = createHash("sha256").update(`${name}\n${text}`).digest("hex").slice(0, 12);
  return `<data name="${name}" mark="${mark}">\n${text.trim()}\n</data mark="${mark}">`;
}

/** One line for each value there is. */
export function facts(entries: Record<string, string | readonly string[] | undefined>): string {
  return Object.entries(entries)
    .filter(([, value]) => value !== undefined && value.length > 0)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : (value ?? []).join("; ")}`)
    .join("\n");
}
