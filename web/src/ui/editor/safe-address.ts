const LINK_PROTOCOLS = ["http:", "https:", "mailto:", "tel:"];
const IMAGE_PROTOCOLS = ["http:", "https:", "data:"];

/** Control characters and spaces, which browsers drop, must not hide a protocol from us. */
const clean = (address: string) => address.replace(/[\u0000-\u0020\u007f-\u009f]/g, "");

function allowed(address: string, protocols: readonly string[]): string {
  const cleaned = clean(address);
  const protocol = /^([a-z][a-z0-9+.-]*:)/i.exec(cleaned)?.[1]?.toLowerCase();
  // Without a protocol it is relative to this site.
  return protocol === undefined || protocols.includes(protocol) ? cleaned : "";
}

/** A link's address if it leads to http, https, mailto or tel; else blank. */
export const safeLink = (address: string) => allowed(address, LINK_PROTOCOLS);

/** An image's address if it is http, https or data; else blank. */
export const safeImage = (address: string) => allowed(address, IMAGE_PROTOCOLS);
