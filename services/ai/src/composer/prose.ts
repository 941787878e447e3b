/** A fragment without the punctuation that would end a sentence. */
export const plain = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<![.،,;؛:…])[.،,;؛:…]+$/u, "");

/** A fragment as a sentence of its own: its first letter a capital, its end a full stop unless it has an end already. */
export function sentence(text: string): string {
  const bare = text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<![،,;؛:])[،,;؛:]+$/u, "");
  if (bare === "") return "";
  return bare.charAt(0).toUpperCase() + bare.slice(1) + (/[.!?؟…]$/.test(bare) ? "" : ".");
}

export const startCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentences of a paragraph, each with its end. */
export const sentences = (text: string): string[] =>
  (text.match(/[^.!?؟…\n]+(?:[.!?؟…]+(?=\s|$|["”»)])["”»)]*|(?=\n|$)|[.!?؟…]+)/gu) ?? [])
    .reduce<string[]>((found, part) => {
      const last = found.at(-1);
      // "3.5" and "e.g." are no ends: a piece that starts without a space belongs to the one before it.
      if (last !== undefined && !/^\s/.test(part) && !last.endsWith("\n") && last.endsWith("."))
        return [...found.slice(0, -1), last + part];
      return [...found, part];
    }, [])
    .map((part) => part.trim())
    .filter((part) => part !== "");

export const words = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu) ?? [];

export const paragraphs = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");

/** At most `limit` characters, cut between words. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s،,;:.-])[\s،,;:.-]+$/u, "")}…`;
}

export const hashtag = (phrase: string): string => `#${words(phrase).join("_")}`;

/** A name that ends with a full stop (Rutab & Co.) ends its sentence, too; an ellipsis stays. */
export const oneStop = (text: string): string => text.replaceAll(/(?<!\.)\.\.(?!\.)/g, ".");
