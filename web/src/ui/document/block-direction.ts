const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

export type Direction = "ltr" | "rtl";

/** The direction that a text begins in, by its first letter; undefined when it holds none. */
export function directionOfText(text: string): Direction | undefined {
  const first = LETTER.exec(text)?.[0];
  return first === undefined ? undefined : RIGHT_TO_LEFT.test(first) ? "rtl" : "ltr";
}
