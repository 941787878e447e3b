import { BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Where machines in a cloud are told their own secrets, and what is no machine's address. */
const SECRETS = new BlockList();
SECRETS.addSubnet("0.0.0.0", 8);
for (const [network, length] of [
  ["169.254.0.0", 16],
  ["100.100.100.200", 32],
  ["168.63.129.16", 32],
  ["192.0.0.192", 32],
  ["224.0.0.0", 3],
] as const) {
  SECRETS.addSubnet(network, length);
  // The same networks as the IPv6 addresses by which NAT64 and tunnels reach them.
  for (const prefix of ["::", "64:ff9b::", "64:ff9b:1::"]) SECRETS.addSubnet(`${prefix}${network}`, 96 + length, "ipv6");
  SECRETS.addSubnet(tunnelled(network), 16 + length, "ipv6");
}
SECRETS.addSubnet("fe80::", 10, "ipv6");
SECRETS.addAddress("fd00:ec2::254", "ipv6");
SECRETS.addAddress("::", "ipv6");

/** What the internet routes in IPv6, and addresses of IPv4 as a translator between the two writes them. */
const GLOBAL = ipaddr.IPv6.parseCIDR("2000::/3");
const TRANSLATED = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/** An address as 6to4 writes it. */
function tunnelled(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  return `2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::`;
}

/** The host of a URL as a name or a bare address; with a dot at its end a name is the same name. */
export const hostOf = ({ hostname }: URL): string =>
  hostname
    .replaceAll("[", "")
    .replaceAll("]", "")
    .replace(/(?<!\.)\.+$/, "");

/** Whether this is an address, no name, where machines are told their own secrets (link-local ones above all), or no machine's. */
export function tellsSecrets(host: string): boolean {
  const version = isIP(host);
  return version > 0 && SECRETS.check(host, version === 6 ? "ipv6" : "ipv4");
}

/** Whether this is the name of a cloud's metadata server. */
export const namesMetadata = (host: string): boolean => host === "metadata" || host.endsWith("metadata.google.internal");

/** Whether this is an address of the public internet: not private, loopback, link-local, shared, reserved or tunnelled. A name is none. */
export function isPublicAddress(host: string): boolean {
  if (isIP(host) === 0 || tellsSecrets(host)) return false;
  const address = ipaddr.process(host);
  if (address instanceof ipaddr.IPv4) return address.range() === "unicast";
  if (address.match(TRANSLATED)) return isPublicAddress(new ipaddr.IPv4(address.toByteArray().slice(-4)).toString());
  return address.match(GLOBAL) && address.range() === "unicast";
}
