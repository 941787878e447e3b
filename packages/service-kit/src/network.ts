import ipaddr from "ipaddr.js";

/** Whom an address stands for: IPv6 users have a whole /64 to choose from. What is no address stands for itself. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString();
}
