/** What a person writes of a site often has no https before it. */
export const withScheme = (value: string): string => (value === "" || /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`);

/** Blank, or leads to a site. */
export const isWebAddress = (value: string): boolean => value === "" || /^https?:\/\/\S+\.\S+/.test(value);
