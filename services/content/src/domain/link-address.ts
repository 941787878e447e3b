const PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];

/** `www.example.com/path`, `example.com:8080`, `تمور.السعودية`: labels with dots between them, maybe a port, maybe more. */
const HOST_LIKE = /^[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u;

/** An address with the scheme that people leave out, if it looks like a site's; any other as it is. */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  return HOST_LIKE.test(trimmed) && URL.canParse(`https://${trimmed}`) ? `https://${trimmed}` : trimmed;
}

/**
 * What a link in a text leads to: one of the protocols that links may have. Another protocol, however it is disguised, becomes blank; an
 * address that leads nowhere by itself, such as `/path` or `#anchor`, is undefined.
 */
export function linkAddress(value: unknown): string | undefined {
  if (typeof value !== "string") return "";
  const address = withScheme(value);
  if (address === "") return "";
  const url = URL.parse(address);
  if (!url) return undefined;
  return PROTOCOLS.includes(url.protocol) ? address : "";
}
