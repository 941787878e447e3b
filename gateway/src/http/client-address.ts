import { isIP } from "node:net";
import { commaSeparated } from "@muhtawa/service-kit/edge";
import type { FastifyRequest } from "fastify";

const NETWORK = /^(?<address>[\da-f.:]+)(?:\/(?<prefix>\d{1,3}))?$/i;

/** An address or a network by CIDR. A network of all addresses would have clients believed about themselves. */
function isNetwork(value: string): boolean {
  const { address = "", prefix } = NETWORK.exec(value)?.groups ?? {};
  const family = isIP(address);
  if (family === 0) return false;
  return prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** The networks that proxies of ours stand in, separated by commas; empty or `false` for none. */
export const trustedProxies = commaSeparated
  .transform((networks) => networks.filter((network) => network !== "false"))
  .refine((networks) => networks.every(isNetwork), "expected the addresses of your proxies, such as 127.0.0.1, 10.0.0.0/16");

/**
 * The address that a request comes from: of those forwarded the last that no proxy of ours has. Some proxies put the client's port behind it;
 * where none of this is an address, the connection's own.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, "ip" | "socket">): string {
  // A connection that is closed already has none.
  const address = withoutPort(ip ?? "");
  return isIP(address) ? address : (socket.remoteAddress ?? "");
}

function withoutPort(ip: string): string {
  if (ip.startsWith("[")) return ip.slice(1, ip.lastIndexOf("]"));
  return /^[\d.]+:\d+$/.test(ip) ? ip.slice(0, ip.indexOf(":")) : ip;
}
