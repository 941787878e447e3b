import { networkOf, type RequestContext } from "@muhtawa/service-kit";
import type { KnownDevices } from "./known-devices.ts";

/** Who asks for something in an account's name, as far as anybody can tell who isn't signed in. */
export interface Asker {
  /** The device, if it is known to the account, else the network. */
  readonly name: string;
  readonly isKnown: boolean;
}

export function askerOf(devices: KnownDevices, { device, ip }: Pick<RequestContext, "device" | "ip">, emailKey: string): Asker {
  const known = devices.recognise(device, emailKey);
  return known === undefined ? { name: `network ${networkOf(ip)}`, isKnown: false } : { name: `device ${known}`, isKnown: true };
}
