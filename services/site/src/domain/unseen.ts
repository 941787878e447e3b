/** Without what nobody sees and what is copied along from a line of Arabic: the marks that turn a number or an address around. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Cf}/gu, "");
