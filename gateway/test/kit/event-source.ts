import { eventually } from "@muhtawa/testkit";

export interface ReceivedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

export interface EventSourceClient {
  readonly status: number;
  readonly headers: Headers;
  readonly events: readonly ReceivedEvent[];
  /** Comment lines. */
  readonly heartbeats: () => number;
  /** The events once there are that many. */
  received(count: number): Promise<readonly ReceivedEvent[]>;
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Follows a stream of server-sent events. */
export async function follow(url: string, headers: Record<string, string> = {}): Promise<EventSourceClient> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const events: ReceivedEvent[] = [];
  let heartbeats = 0;
  const read = async () => {
    let rest = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = (rest + chunk).split("\n\n");
      rest = frames.pop() ?? "";
      for (const frame of frames) {
        if (frame.startsWith(":")) heartbeats += 1;
        const fields = Object.fromEntries(
          frame.split("\n").map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]),
        );
        if (fields["event"]) events.push({ id: fields["id"] ?? "", event: fields["event"], data: JSON.parse(fields["data"] ?? "null") });
      }
    }
  };
  const ended = read().catch(() => {});
  return {
    status: response.status,
    headers: response.headers,
    events,
    heartbeats: () => heartbeats,
    received: (count) => eventually(() => events.length >= count && events),
    ended,
    close: () => abort.abort(),
  };
}
