import { hostOf, type Lookup, lookupChecked, namesMetadata, tellsSecrets } from "@muhtawa/service-kit/outbound";

/**
 * An endpoint's address without a slash at its end; undefined for what isn't http or https, carries a name or a query, or leads to where
 * machines are told their own secrets (link-local addresses). Private ones are allowed: a model may stand on the machine itself.
 */
export function addressOf(given: string): string | undefined {
  const url = URL.parse(given);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return undefined;
  if (url.username || url.password || url.search || url.hash) return undefined;
  const host = hostOf(url);
  if (namesMetadata(host) || tellsSecrets(host)) return undefined;
  return `${url.origin}${url.pathname.endsWith("/") ? url.pathname.slice(0, -1) : url.pathname}`;
}

const noModelAt = (host: string) => new Error(`${host} is no model's address`);

/** Throws for an address, no name, where machines are told their own secrets. */
export function demandModelAddress(url: URL): void {
  const host = hostOf(url);
  if (tellsSecrets(host)) throw noModelAt(host);
}

/** How a connection to an endpoint finds its address: a name that leads to where machines are told their own secrets leads nowhere. */
export const checkedLookup = (find: Lookup) => lookupChecked(find, { allows: (address) => !tellsSecrets(address), refusal: noModelAt });
