/** Without the characters that no document can hold. */
export const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what XML refuses
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, "");
