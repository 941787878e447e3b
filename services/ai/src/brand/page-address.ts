import { isIP } from "node:net";
import { hostOf, isPublicAddress, namesMetadata, tellsSecrets } from "@muhtawa/service-kit/outbound";

/** Whether pages may be read from this address, as `AI_PRIVATE_PAGES` says. Where machines are told their secrets is never allowed. */
export const mayRead = (address: string, privatePages: boolean): boolean =>
  privatePages ? !tellsSecrets(address) : isPublicAddress(address);

/** With a scheme, as people leave it out. */
export const asAddress = (given: string): string => (/^[a-z][a-z0-9+.-]{0,20}:\/\//i.test(given) ? given : `https://${given}`);

/** What is wrong with a page's address; what a name stands for is looked at when the page is read. */
export function pageProblem(given: string, privatePages: boolean): "invalid" | "private" | undefined {
  const url = URL.parse(given);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return "invalid";
  if (url.username || url.password) return "invalid";
  const host = hostOf(url);
  if (namesMetadata(host)) return "private";
  if (isIP(host) > 0 && !mayRead(host, privatePages)) return "private";
  if (privatePages) return undefined;
  // The ports of the web alone: no other service is to be talked to. URL leaves a scheme's own port out.
  if (url.port !== "") return "invalid";
  return isIP(host) === 0 && (!host.includes(".") || host.endsWith(".localhost")) ? "private" : undefined;
}
