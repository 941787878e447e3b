const LINK_PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];
const IMAGE_PROTOCOLS = ["http:", "https:", "data:"];
const OWN_IMAGE = /^\/media\/[\w-]+(?:\?w=\d+)?$/;

/** "example.com:8080": what looks like a protocol is a name. */
function hasPort(address: string): boolean {
  const [name = "", port = ""] = address.split(":", 2);
  return name.includes(".") && !/[/?#]/.test(name) && /^\d/.test(port);
}

/** Control characters and spaces, which browsers drop, must not hide a protocol from us. */
const clean = (address: string) => address.replace(/[\u0000-\u0020\u007f-\u009f]/g, "");

const protocolOf = (cleaned: string) => /^([a-z][a-z0-9+.-]*:)/i.exec(cleaned)?.[1]?.toLowerCase();

/** Whether an address without a protocol begins with a site's name: "example.com/a". */
function beginsWithHost(address: string): boolean {
  if (/^[/?#.]/.test(address) || /\s/.test(address.trim())) return false;
  const url = URL.parse(`https://${address}`);
  return url !== null && url.username === "" && /\.[^.\d][^.]*$/.test(url.hostname);
}

/**
 * A link's address if it leads to http, https, mailto or tel; one that begins with a site's name gets https. Else blank: a text is read in
 * other places too, where what is relative to this site leads nowhere.
 */
export function safeLink(address: string): string {
  const cleaned = clean(address);
  const protocol = protocolOf(cleaned);
  if (protocol !== undefined && !hasPort(cleaned)) return LINK_PROTOCOLS.includes(protocol) && URL.canParse(cleaned) ? cleaned : "";
  return beginsWithHost(address.trim()) ? `https://${cleaned}` : "";
}

/** A picture's address if it is http, https or data, or one of our own; else blank. */
export function safeImage(address: string): string {
  const cleaned = clean(address);
  return OWN_IMAGE.test(cleaned) || IMAGE_PROTOCOLS.includes(protocolOf(cleaned) ?? "") ? cleaned : "";
}
