const LINK_PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];
const IMAGE_PROTOCOLS = ["http:", "https:", "data:"];
const OWN_IMAGE = /^\/media\/[\w-]+(?:\?w=\d+)?$/;

/** Control characters and spaces, which browsers drop, must not hide a protocol from us. */
const clean = (address: string) => address.replace(/[\u0000-\u0020\u007f-\u009f]/g, "");

const protocolOf = (cleaned: string) => /^([a-z][a-z0-9+.-]*:)/i.exec(cleaned)?.[1]?.toLowerCase();

/** A link's address if it leads to http, https, mailto or tel; else blank. */
export function safeLink(address: string): string {
  const cleaned = clean(address);
  const protocol = protocolOf(cleaned);
  // Without a protocol it is relative to this site.
  return protocol === undefined || LINK_PROTOCOLS.includes(protocol) ? cleaned : "";
}

/** A picture's address if it is http, https or data, or one of our own; else blank. */
export function safeImage(address: string): string {
  const cleaned = clean(address);
  return OWN_IMAGE.test(cleaned) || IMAGE_PROTOCOLS.includes(protocolOf(cleaned) ?? "") ? cleaned : "";
}
