import { type GenerationJob, generationJob, jobSubjects } from "@muhtawa/contracts";
import { ensureStreams } from "@muhtawa/service-kit";
import { AckPolicy, type Consumer, DeliverPolicy, type NatsConnection, NatsError, nanos } from "@muhtawa/service-kit/nats";

export type JobLength = keyof typeof jobSubjects;

const STREAM = "AI_JOBS";
/** The broker's answer when there is a consumer of this name with other settings. */
const CONSUMER_EXISTS = 10_148;
/** The consumer that workers share; infra/k8s scales them by its lag. */
export const durable = (length: JobLength) => `ai--jobs-${length}-v1`;

const isNotFound = (error: unknown) => error instanceof NatsError && (error.code === "404" || error.api_error?.code === 404);
const isOther = (error: unknown) => error instanceof NatsError && error.api_error?.err_code === CONSUMER_EXISTS;
const isUnanswered = (error: unknown) => error instanceof NatsError && error.code === "503";

/** The work queue of released generations. A job only names its generation; losing the whole queue loses nothing. */
export class JobQueue {
  readonly #nats: NatsConnection;

  constructor(nats: NatsConnection) {
    this.#nats = nats;
  }

  /** Puts a job in; resolves to its place in the stream. The same key within two minutes is one job. */
  async put(job: GenerationJob, length: JobLength, key: string): Promise<number> {
    const publish = () => this.#nats.jetstream().publish(jobSubjects[length], JSON.stringify(job), { msgID: key, timeout: 5_000 });
    try {
      return (await publish()).seq;
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      // The broker was restarted without its data.
      await ensureStreams(this.#nats, [STREAM]);
      return (await publish()).seq;
    }
  }

  /** Whether a generation's job still stands there, waiting or with a worker. */
  async holds(sequence: number, generationId: string): Promise<boolean> {
    try {
      const manager = await this.#nats.jetstreamManager();
      const message = await manager.streams.getMessage(STREAM, { seq: sequence });
      const job = generationJob.safeParse(message.json());
      return job.success && job.data.generationId === generationId;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }

  /** Takes a generation's job out, if it is there. */
  async remove(sequence: number, generationId: string): Promise<void> {
    if (!(await this.holds(sequence, generationId))) return;
    const manager = await this.#nats.jetstreamManager();
    await manager.streams.deleteMessage(STREAM, sequence).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
  }

  /** How many requests for a job are open: none where no worker runs, or where each writes as much as it can. */
  async openPulls(): Promise<number> {
    const { consumers } = await this.#nats.jetstreamManager();
    const lengths = Object.keys(jobSubjects) as JobLength[];
    const infos = await Promise.all(lengths.map((length) => consumers.info(STREAM, durable(length))));
    return infos.reduce((sum, { num_waiting }) => sum + num_waiting, 0);
  }

  /** The consumer that workers share for jobs of one length; a job not renewed within `ackWait` milliseconds is given to another. */
  async consumer(length: JobLength, ackWait: number): Promise<Consumer> {
    await ensureStreams(this.#nats, [STREAM, "AI_OUTPUT"]);
    const { consumers } = await this.#nats.jetstreamManager();
    // No limit here: the generation counts its tries, and JetStream would drop a job beyond max_deliver without a message.
    const changeable = { ack_wait: nanos(ackWait), max_deliver: -1, max_ack_pending: 10_000 };
    const fixed = {
      durable_name: durable(length),
      filter_subject: jobSubjects[length],
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
    };
    await consumers.add(STREAM, { ...fixed, ...changeable }).catch((error: unknown) => {
      // Created by a release with another lease.
      if (isOther(error)) return consumers.update(STREAM, durable(length), changeable);
      throw error;
    });
    return this.#nats.jetstream().consumers.get(STREAM, durable(length));
  }
}
