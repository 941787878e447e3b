/** Arabic and Persian digits as Latin ones. */
export const latinDigits = (value: string) =>
  value.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
