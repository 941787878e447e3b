/** What a spreadsheet would take for a formula, also behind spaces and marks that it leaves out. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A line of a CSV file by RFC 4180. Every cell is quoted, and what would run as a formula is made plain text. */
export const csvLine = (values: readonly (string | undefined)[]): string => `${values.map(cell).join(",")}\r\n`;

function cell(value = ""): string {
  const plain = FORMULA.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}
