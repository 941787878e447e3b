import { type StreamName, streamConfig } from "@muhtawa/contracts";
import { connect, type ConnectionOptions, type JetStreamManager, type NatsConnection, type StreamConfig } from "../nats.ts";

/**
 * The servers of an address, and the user it names for all of them: `nats://user:password@host:4222,nats://other:4222`. A user has an inbox of
 * its own, so that what is answered to one can be kept from all others.
 */
export function brokerOf(address: string): Pick<ConnectionOptions, "servers" | "user" | "pass" | "inboxPrefix"> {
  const urls = address.split(",").map((url) => new URL(url.includes("://") ? url : `nats://${url}`));
  const servers = urls.map(({ host }) => host);
  const named = urls.find(({ username }) => username !== "");
  if (!named) return { servers };
  const user = decodeURIComponent(named.username);
  return { servers, user, pass: decodeURIComponent(named.password), inboxPrefix: `_INBOX_${user}` };
}

/** Connects to the broker (several addresses with commas between them) and keeps trying for ever once connected; fails within 10 s at start. */
export async function connectNats(url: string, name: string): Promise<NatsConnection> {
  return connect({
    ...brokerOf(url),
    name,
    timeout: 10_000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    pingInterval: 10_000,
    maxPingOut: 2,
  });
}

/** Makes the streams that are missing; safe to call from several processes at once. */
export async function ensureStreams(nats: NatsConnection, names: readonly StreamName[]): Promise<void> {
  const manager = await nats.jetstreamManager();
  await Promise.all(names.map((name) => ensureStream(manager, name)));
}

async function ensureStream(manager: JetStreamManager, name: StreamName): Promise<void> {
  const config = streamConfig(name) as Partial<StreamConfig> & { name: StreamName };
  try {
    await manager.streams.add(config);
  } catch (error) {
    // Made by an older release with other limits: bring it up to date.
    if (!String(error).includes("already in use")) throw error;
    await manager.streams.update(name, config);
  }
}
