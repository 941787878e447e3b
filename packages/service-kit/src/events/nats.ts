import { setTimeout as delay } from "node:timers/promises";
import { type StreamName, streamConfig } from "@muhtawa/contracts";
import {
  connect,
  type ConnectionOptions,
  ErrorCode,
  type JetStreamManager,
  type NatsConnection,
  NatsError,
  type StreamConfig,
} from "../nats.ts";

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

const replicas = new WeakMap<NatsConnection, number>();

/** On how many of the broker's nodes the streams are kept that are made through a connection. */
export const replicasFor = (nats: NatsConnection): number => replicas.get(nats) ?? 1;

/**
 * Connects to the broker (several addresses with commas between them) and keeps trying for ever once connected; fails within 10 s at start.
 * Streams are kept on so many of its nodes.
 */
export async function connectNats(url: string, name: string, streamReplicas = 1): Promise<NatsConnection> {
  const nats = await connect({
    ...brokerOf(url),
    name,
    timeout: 10_000,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    pingInterval: 10_000,
    maxPingOut: 2,
  });
  replicas.set(nats, streamReplicas);
  return nats;
}

/** Milliseconds for which a start waits until a broker's nodes have agreed on who leads. */
const ELECTION = 60_000;
const PAUSE = 250;
/** No node leads all streams yet; too few nodes have joined to keep a stream on so many. */
const UNDECIDED = new Set([10_008, 10_005]);

/**
 * Asks for what a process needs to begin, again and again while the broker's nodes haven't agreed on who leads: a cluster that has just started
 * takes connections long before. What is asked must be the same done twice. Rejects with the last error after a minute.
 */
export async function untilAgreed<Result>(ask: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + ELECTION;
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!isUndecided(error) || performance.now() > deadline) throw error;
      await delay(PAUSE);
    }
}

const isUndecided = (error: unknown) =>
  error instanceof NatsError &&
  (error.code === ErrorCode.Timeout || error.code === ErrorCode.NoResponders || UNDECIDED.has(error.api_error?.err_code ?? 0));

/** Makes the streams that are missing; safe to call from several processes at once. */
export async function ensureStreams(nats: NatsConnection, names: readonly StreamName[]): Promise<void> {
  const manager = await nats.jetstreamManager();
  await Promise.all(names.map((name) => ensureStream(manager, name, replicasFor(nats))));
}

async function ensureStream(manager: JetStreamManager, name: StreamName, wanted: number): Promise<void> {
  const config = { ...(streamConfig(name) as Partial<StreamConfig> & { name: StreamName }), num_replicas: wanted };
  try {
    await manager.streams.add(config);
  } catch (error) {
    // Made by another release, with other limits: bring it up to date. It is never kept on fewer nodes than it is, and loses no subject: a newer
    // release may run beside this one.
    if (!String(error).includes("already in use")) throw error;
    const { num_replicas: kept, subjects: taken } = (await manager.streams.info(name)).config;
    const subjects = [...new Set([...(config.subjects ?? []), ...taken])];
    await manager.streams.update(name, { ...config, subjects, num_replicas: Math.max(kept, wanted) });
  }
}
