/** The JetStream streams, declared once; publishers and consumers both create them idempotently. */
export interface StreamDefinition {
  readonly subjects: readonly string[];
  readonly storage: "file" | "memory";
  readonly retention: "limits" | "workqueue";
  /** Milliseconds; 0 keeps for ever. */
  readonly maxAge: number;
  /** Of a stream whose oldest messages may be dropped for want of room; absent where none may. */
  readonly maxBytes?: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MB = 1024 * 1024;

const events = (...subjects: string[]): StreamDefinition => ({
  subjects,
  storage: "file",
  retention: "limits",
  maxAge: 14 * DAY,
});

/** Every stream: one of events for each service, the AI's jobs and output, and what consumers have given up. */
export const STREAMS = {
  IDENTITY: events("identity.>"),
  CATALOG: events("catalog.>"),
  CONTENT: events("content.>"),
  AI: events("ai.generation.>", "ai.model.>"),
  SITE: events("site.>"),
  AI_JOBS: { subjects: ["ai.jobs.>"], storage: "file", retention: "workqueue", maxAge: 0, maxBytes: 64 * MB },
  AI_OUTPUT: { subjects: ["ai.output.>"], storage: "memory", retention: "limits", maxAge: 60 * MINUTE, maxBytes: 128 * MB },
  DLQ: { subjects: ["dlq.>"], storage: "file", retention: "limits", maxAge: 90 * DAY, maxBytes: 128 * MB },
} as const satisfies Record<string, StreamDefinition>;

/** The name of a declared stream. */
export type StreamName = keyof typeof STREAMS;

/** A stream's configuration as JetStream takes it. */
export function streamConfig(name: StreamName) {
  const { subjects, storage, retention, maxAge, maxBytes } = STREAMS[name] as StreamDefinition;
  return {
    name,
    subjects: [...subjects],
    storage,
    retention,
    discard: "old",
    max_age: maxAge * 1_000_000,
    max_bytes: maxBytes ?? -1,
    allow_direct: true,
  } as const;
}

/** Delays in milliseconds before an event whose handler failed is tried again; after the last it goes to DLQ. */
export const RETRY_DELAYS = [1_000, 5_000, 30_000, 120_000] as const;

/** An event larger than this is refused before it is written: NATS takes 1 MB at most, headers included. */
export const MAX_EVENT_BYTES = 256 * 1024;
