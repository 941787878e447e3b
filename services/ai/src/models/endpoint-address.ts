import { lookup } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Where machines in a cloud are told their own secrets, and what is no machine's address. */
const NO_MODEL_THERE = new BlockList();
NO_MODEL_THERE.addSubnet("0.0.0.0", 8);
for (const [network, length] of [
  ["169.254.0.0", 16],
  ["100.100.100.200", 32],
  ["168.63.129.16", 32],
  ["192.0.0.192", 32],
  ["224.0.0.0", 3],
] as const) {
  NO_MODEL_THERE.addSubnet(network, length);
  // The same as addresses of IPv6 that translators and tunnels lead there.
  for (const prefix of ["::", "64:ff9b::", "64:ff9b:1::"]) NO_MODEL_THERE.addSubnet(`${prefix}${network}`, 96 + length, "ipv6");
  NO_MODEL_THERE.addSubnet(tunnelled(network), 16 + length, "ipv6");
}
NO_MODEL_THERE.addSubnet("fe80::", 10, "ipv6");
NO_MODEL_THERE.addAddress("fd00:ec2::254", "ipv6");
NO_MODEL_THERE.addAddress("::", "ipv6");

/**
 * An endpoint's address without a slash at its end; undefined for what isn't http or https, carries a name or a query, or leads to where
 * machines are told their own secrets (link-local addresses). Private ones are allowed: a model may stand on the machine itself.
 */
export function addressOf(given: string): string | undefined {
  const url = URL.parse(given);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return undefined;
  if (url.username || url.password || url.search || url.hash) return undefined;
  const host = hostOf(url);
  if (host === "metadata" || host.endsWith("metadata.google.internal") || isForbidden(host)) return undefined;
  return `${url.origin}${url.pathname.endsWith("/") ? url.pathname.slice(0, -1) : url.pathname}`;
}

/** An address as 6to4 writes it. */
function tunnelled(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  return `2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`;
}

/** With a dot at its end a name is the same name. */
const hostOf = ({ hostname }: URL) =>
  hostname
    .replaceAll("[", "")
    .replaceAll("]", "")
    .replace(/(?<!\.)\.+$/, "");

function isForbidden(address: string): boolean {
  const version = isIP(address);
  return version > 0 && NO_MODEL_THERE.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** What stands for a name. */
export type Lookup = (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

export const addressesOf: Lookup = (host) => lookup(host, { all: true });

const noModelAt = (host: string) => new Error(`${host} is no model's address`);

/** Throws for an address, no name, where machines are told their own secrets. */
export function demandModelAddress(url: URL): void {
  const host = hostOf(url);
  if (isForbidden(host)) throw noModelAt(host);
}

/**
 * How a connection to an endpoint finds its address: a name that leads to where machines are told their own secrets leads nowhere. What was
 * checked is what is connected to, so that a name can't stand for something else a moment later.
 */
export const checkedLookup =
  (find: Lookup): LookupFunction =>
  (host, { all }, done) => {
    find(host).then(
      (found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => isForbidden(address))) done(noModelAt(host), "", 0);
        else if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, "", 0),
    );
  };
