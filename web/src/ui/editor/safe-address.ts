const LINK_PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];

/** Control characters and spaces, which browsers drop, must not hide a protocol from us. */
const clean = (address: string) => address.replace(/[\u0000-\u0020\u007f-\u009f]/g, "");

/** A link's address if it leads to http, https, mailto or tel; else blank. */
export function safeLink(address: string): string {
  const cleaned = clean(address);
  const protocol = /^([a-z][a-z0-9+.-]*:)/i.exec(cleaned)?.[1]?.toLowerCase();
  // Without a protocol it is relative to this site.
  return protocol === undefined || LINK_PROTOCOLS.includes(protocol) ? cleaned : "";
}
