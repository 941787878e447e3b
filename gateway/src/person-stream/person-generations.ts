import { generationKind, type GenerationOutput, generationStatus } from "@muhtawa/contracts";
import type { RequestContext } from "@muhtawa/service-kit";
import { z } from "zod";
import type { EventStream } from "../generation-stream/event-stream.ts";
import { isEnd, placeOf } from "../generation-stream/generation-event.ts";
import type { FeedLease, GenerationFeeds } from "../generation-stream/generation-feeds.ts";
import type { ReadSnapshot } from "../generation-stream/generation-snapshot.ts";

const standing = z.object({ id: z.string(), kind: generationKind, status: z.union([generationStatus, z.literal("DELETED")]) });
type Standing = z.infer<typeof standing>;

interface PersonGenerationsOptions {
  readonly stream: EventStream;
  readonly feeds: GenerationFeeds;
  readonly readSnapshot: ReadSnapshot;
  readonly context: RequestContext;
}

interface Following {
  readonly kind: Standing["kind"];
  status: Standing["status"];
  lease?: FeedLease | undefined;
  unsubscribe?: () => void;
  again?: NodeJS.Timeout;
  late?: NodeJS.Timeout;
}

/** How long the end of a text may come after the word that it has ended. */
const END_LIMIT = 2_000;
const JOIN_AGAIN = 1_000;

const isUnderWay = (status: Standing["status"]) => status === "QUEUED" || status === "RUNNING";

/** All of one person's generations in one connection, as events named `generation`. */
export class PersonGenerations {
  readonly #options: PersonGenerationsOptions;
  readonly #following = new Map<string, Following>();

  constructor(options: PersonGenerationsOptions) {
    this.#options = options;
  }

  /** The ai service says how a generation stands. */
  heard(data: unknown): void {
    const parsed = standing.safeParse(data);
    if (!parsed.success) return;
    const { id, kind, status } = parsed.data;
    const known = this.#following.get(id);
    if (!known) {
      if (isUnderWay(status)) this.#follow(id, { kind, status });
      return;
    }
    if (known.status === status) return;
    known.status = status;
    if (isUnderWay(status)) this.#tell(id, known, { type: "progress", stage: status.toLowerCase() });
    else known.late = setTimeout(() => void this.#endLate(id, known), status === "DELETED" ? 0 : END_LIMIT);
  }

  close(): void {
    for (const id of this.#following.keys()) this.#leave(id);
  }

  #follow(id: string, following: Following): void {
    this.#following.set(id, following);
    this.#tell(id, following, { type: "progress", stage: following.status.toLowerCase() });
    void this.#join(id, following);
  }

  async #join(id: string, following: Following): Promise<void> {
    const { feeds, readSnapshot, context } = this.#options;
    const lease = await feeds.join(id).catch(() => undefined);
    if (this.#following.get(id) !== following) return lease?.leave();
    if (!lease) {
      following.again = setTimeout(() => void this.#join(id, following), JOIN_AGAIN);
      return;
    }
    following.lease = lease;
    const { feed } = lease;
    const kept = feed.whole ? undefined : await readSnapshot(id, context).catch(() => undefined);
    if (this.#following.get(id) !== following) return;
    // From here on without a pause, so that nothing comes in between the text so far and what follows.
    const last = feed.outputs.at(-1);
    const text = kept?.text && kept.text.length > feed.text.length ? kept.text : feed.text;
    if (last && !feed.ended) this.#tell(id, following, { type: "restart", text }, placeOf(last));
    following.unsubscribe = feed.subscribe((output) => this.#pass(id, following, output));
  }

  #pass(id: string, following: Following, output: GenerationOutput): void {
    const { attempt: _, index: __, ...body } = output;
    if (output.type === "done") following.status = output.status;
    if (output.type === "error") following.status = "FAILED";
    this.#tell(id, following, body, placeOf(output));
    if (isEnd(output)) this.#leave(id);
  }

  /** Its end never came by the broker; the ai service has it. */
  async #endLate(id: string, following: Following): Promise<void> {
    const { readSnapshot, context } = this.#options;
    const snapshot = await readSnapshot(id, context).catch(() => undefined);
    if (this.#following.get(id) !== following || isUnderWay(following.status)) return;
    const place = snapshot && `${snapshot.attempt}.${END_INDEX}`;
    if (snapshot?.text) this.#tell(id, following, { type: "restart", text: snapshot.text }, place);
    if (following.status === "FAILED") this.#tell(id, following, { type: "error", message: snapshot?.error ?? "" }, place);
    else this.#tell(id, following, { type: "done", status: following.status === "DELETED" ? "STOPPED" : following.status }, place);
    this.#leave(id);
  }

  #tell(id: string, { kind, status }: Following, body: object, place?: string): void {
    this.#options.stream.tell("generation", {
      id,
      kind,
      status: status === "DELETED" ? "STOPPED" : status,
      ...body,
      ...(place && { place }),
    });
  }

  #leave(id: string): void {
    const following = this.#following.get(id);
    if (!following) return;
    this.#following.delete(id);
    clearTimeout(following.again);
    clearTimeout(following.late);
    following.unsubscribe?.();
    following.lease?.leave();
  }
}

/** Beyond any message of a worker. */
const END_INDEX = 1_000_000;
