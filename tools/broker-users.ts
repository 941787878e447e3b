import { writeFileSync } from "node:fs";
import { ownerOf, REVOCATION_BUCKET, type StreamName, STREAMS } from "@muhtawa/contracts";
import { PAST_GENERATIONS_SUBJECT } from "@muhtawa/contracts/past-generations";
import type { EventMap } from "@muhtawa/service-kit";

/** Writes what each user of the broker may say and hear, as the services' `src/events.ts` declare it. Part of `npm run generate`. */
const FILE = "infra/docker/nats-users.conf";
const SERVICES = ["identity", "catalog", "content", "ai", "site"] as const;
const BUCKET = `KV_${REVOCATION_BUCKET}`;

const EVENT_STREAMS = SERVICES.map((service) => service.toUpperCase());

interface User {
  readonly name: string;
  /** Streams that it makes, writes and takes messages out of. */
  readonly owns: readonly string[];
  readonly reads: readonly string[];
  readonly says: readonly string[];
  readonly hears: readonly string[];
}

/** What a service has beside its events. */
const BESIDE: Readonly<Record<string, { streams?: readonly StreamName[]; says?: readonly string[]; hears?: readonly string[] }>> = {
  identity: { says: [`$KV.${REVOCATION_BUCKET}.>`] },
  ai: { streams: ["AI_JOBS", "AI_OUTPUT"], says: [PAST_GENERATIONS_SUBJECT], hears: ["ai.>", PAST_GENERATIONS_SUBJECT] },
  site: { says: ["live.>"], hears: ["live.>"] },
};

const maps: EventMap<never>[] = await Promise.all(
  SERVICES.map(async (service) => ((await import(`../services/${service}/src/events.ts`)) as { events: EventMap<never> }).events),
);

const users = (): User[] => [
  ...maps.map(userOf),
  { name: "gateway", owns: [], reads: ["AI_OUTPUT", BUCKET], says: [], hears: ["ops.*.gateway"] },
];

function userOf({ service, publishes, keeps, does }: EventMap<never>): User {
  const { streams = [], says = [], hears = [] } = BESIDE[service] ?? {};
  const heard = [...keeps.flatMap(({ events }) => events), ...does.flatMap((effect) => (effect.kind === "row" ? [] : [effect.event]))];
  const own = publishes.filter((event) => ownerOf(event) === service).map(({ stream }) => stream);
  const owns = unique([...own, ...streams]);
  const reads = unique([...owns, ...heard.map(({ stream }) => stream), "DLQ", BUCKET]);
  return { name: service, owns, reads, says: [`${service}.>`, "dlq.*", "ops.*.*", ...says], hears: [`ops.*.${service}`, ...hears] };
}

function written({ name, owns, reads, says, hears }: User): string {
  const publish = [
    ...says,
    "$JS.API.INFO",
    "$JS.API.STREAM.NAMES",
    // Where durables of an earlier release are looked for; of messages that tells nothing.
    ...(owns.length > 0 ? EVENT_STREAMS.flatMap((stream) => [`$JS.API.STREAM.INFO.${stream}`, `$JS.API.CONSUMER.LIST.${stream}`]) : []),
    ...reads.flatMap(reading),
    ...owns.flatMap(owning),
    ...(reads.includes("DLQ") ? ["$JS.API.STREAM.MSG.DELETE.DLQ"] : []),
  ];
  return `    {
      user: ${name}
      password: $NATS_${name.toUpperCase()}_PASSWORD
      permissions: {
        publish: { allow: ${list(publish)} }
        subscribe: { allow: ${list([`_INBOX_${name}.>`, ...hears])} }
        allow_responses: { max: 100000, expires: "24h" }
      }
    }`;
}

/** Makes the stream and one's durables of it where they are missing, reads, says what has been read. */
function reading(stream: string): string[] {
  const api = [
    "STREAM.INFO",
    "STREAM.CREATE",
    "STREAM.UPDATE",
    "STREAM.MSG.GET",
    "DIRECT.GET",
    "CONSUMER.CREATE",
    "CONSUMER.LIST",
    "CONSUMER.NAMES",
  ];
  const ofConsumers = ["CONSUMER.CREATE", "CONSUMER.DURABLE.CREATE", "CONSUMER.INFO", "CONSUMER.MSG.NEXT", "CONSUMER.DELETE", "DIRECT.GET"];
  return [
    ...api.map((call) => `$JS.API.${call}.${stream}`),
    ...ofConsumers.map((call) => `$JS.API.${call}.${stream}.>`),
    `$JS.ACK.${stream}.>`,
  ];
}

const owning = (stream: string) => [`$JS.API.STREAM.PURGE.${stream}`, `$JS.API.STREAM.MSG.DELETE.${stream}`];

const list = (subjects: readonly string[]) =>
  `[\n${unique(subjects)
    .map((subject) => `          "${subject}"`)
    .join("\n")}\n        ]`;
function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

function head(): string {
  const known = Object.keys(STREAMS).join(", ");
  return `# Written by \`npm run generate\` from what the services' src/events.ts declare. Each user says its own subjects and reads the streams of what
# it hears of (of ${known}), answers come to an inbox of its own:
# one that is taken over can neither speak for another nor read what isn't its business. Nobody but the operator deletes streams.
`;
}

writeFileSync(
  FILE,
  `${head()}authorization {\n  users: [\n${users().map(written).join("\n")}\n    { user: operator, password: $NATS_OPERATOR_PASSWORD }\n  ]\n}\n`,
);
