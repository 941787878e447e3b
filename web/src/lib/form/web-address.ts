/** A protocol, but not a site's name before its port: "example.com:8080". */
const PROTOCOL = /^[a-z][a-z\d+.-]*:(?!\d{1,5}(?:[/?#]|$))/i;
/** What a parser would drop, or what turns what is shown around: the services refuse it too. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]/u;

/** What a person writes of a site often has no https before it. */
export const withScheme = (value: string): string => (value === "" || PROTOCOL.test(value) ? value : `https://${value}`);

/** Blank, or leads to a site. */
export function isWebAddress(value: string): boolean {
  if (value === "") return true;
  const url = UNSEEN.test(value) ? null : URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname);
}
