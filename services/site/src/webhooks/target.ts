import { hostOf, isPublicAddress, namesMetadata, tellsSecrets } from "@muhtawa/service-kit/outbound";
import { isIP } from "node:net";

/** Whether deliveries may be sent to this address, as `WEBHOOK_PRIVATE_TARGETS` says. Where machines are told their secrets is never allowed. */
export const mayReach = (address: string, privateTargets: boolean): boolean =>
  privateTargets ? !tellsSecrets(address) : isPublicAddress(address);

/** What is wrong with an address that somebody gives; what a name stands for is looked at when something is sent. */
export function targetProblem(given: string, privateTargets: boolean): "invalid" | "insecure" | "private" | undefined {
  const url = URL.parse(given);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return "invalid";
  if (url.username || url.password || url.hash) return "invalid";
  const host = hostOf(url);
  if (namesMetadata(host)) return "private";
  if (isIP(host) > 0 && !mayReach(host, privateTargets)) return "private";
  if (privateTargets) return undefined;
  if (isIP(host) === 0 && (!host.includes(".") || host.endsWith(".localhost"))) return "private";
  return url.protocol === "https:" ? undefined : "insecure";
}
