import type { z } from "zod";
import { type Msg, type NatsConnection, type QueuedIterator, RequestStrategy } from "../nats.ts";
import { presence, presenceSubject, report, reportSubject, type ServiceReport } from "./report.ts";

/** Milliseconds. */
const PATIENCE = 4_000;

/** A process of a service: how it is, or that it is there and can't say so. */
export interface InstanceReport {
  readonly instance: string;
  readonly process: string;
  readonly report?: ServiceReport | undefined;
}

/**
 * Asks all processes of a service how they are, in the order of their names; none where none answers. First who is there, so that one which
 * doesn't say within 4 s how it is isn't left out.
 */
export async function askReports(nats: NatsConnection, service: string, patience = PATIENCE): Promise<InstanceReport[]> {
  // Nobody knows how many there are: the roll call ends 300 ms after an answer that no other follows.
  const here = await answers(nats, presenceSubject(service), presence, { strategy: RequestStrategy.JitterTimer, maxWait: patience });
  if (here.length === 0) return [];
  const counted = { strategy: RequestStrategy.Count, maxMessages: here.length, maxWait: patience } as const;
  const given = new Map((await answers(nats, reportSubject(service), report, counted)).map((said) => [said.instance, said]));
  const known = new Map([...here, ...given.values()].map(({ instance, process }) => [instance, process]));
  return [...known]
    .map(([instance, process]) => ({ instance, process, report: given.get(instance) }))
    .toSorted((one, other) => compare(one.process, other.process) || compare(one.instance, other.instance));
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

async function answers<Answer>(
  nats: NatsConnection,
  subject: string,
  shape: z.ZodType<Answer>,
  wanted: Parameters<NatsConnection["requestMany"]>[2],
): Promise<Answer[]> {
  const given: Answer[] = [];
  try {
    for await (const message of (await nats.requestMany(subject, "", wanted)) as QueuedIterator<Msg>) {
      // A release whose answer has another shape says nothing that is understood.
      const { data } = shape.safeParse(message.json());
      if (data) given.push(data);
    }
  } catch {
    // Nobody listens there, or the broker has gone: who has answered has.
  }
  return given;
}
