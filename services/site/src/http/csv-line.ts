/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A line of a CSV file by RFC 4180; what would run as a formula is made plain text. */
export const csvLine = (values: readonly (string | undefined)[]): string => `${values.map(cell).join(",")}\r\n`;

function cell(value = ""): string {
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
