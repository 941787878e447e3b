import type { GenerationOutput, GenerationStanding } from "@muhtawa/contracts";
import { DomainError, type Logger, type RequestContext, text } from "@muhtawa/service-kit/edge";
import type { GenerationFeed } from "./generation-feed.ts";
import { placeOf } from "./place.ts";
import type { FeedLease, GenerationFeeds } from "./generation-feeds.ts";
import { type GenerationSnapshot, hasEnded, type ReadSnapshot } from "./generation-snapshot.ts";
import { GATEWAY_MESSAGES } from "../messages.ts";
import { isUnderWay } from "./is-under-way.ts";

export interface FollowingOptions {
  readonly feeds: GenerationFeeds;
  readonly readSnapshot: ReadSnapshot;
  readonly context: RequestContext;
  readonly logger: Logger;
  /** Milliseconds of silence after which the ai service is asked how a generation stands. */
  readonly silence: number;
  /** Milliseconds in which an end that only the ai service knows is asked for again. */
  readonly patience: number;
}

interface Followed extends FollowingOptions, Pick<GenerationStanding, "id" | "status"> {
  /** What the client has of its text already. */
  readonly place?: string | undefined;
  /** A client that has nothing gets every message from the beginning on; without this, one `restart` with the text so far. */
  readonly replays?: boolean;
  readonly tell: (status: GenerationStanding["status"], body: { readonly type: GenerationOutput["type"] }, place?: string) => void;
  readonly onEnd: () => void;
}

/** How long the end of a text may come after the word that it has ended. */
const END_LIMIT = 2_000;
const JOIN_AGAIN = 1_000;
/** Milliseconds before the ai service is asked once more, each time twice as many up to the longest. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** One that waits for a worker is asked after less often. */
const QUEUED_SHARE = 4;
/** Beyond any message of a worker. */
const END_INDEX = 1_000_000;

const isRefusal = (error: unknown): error is DomainError => error instanceof DomainError && error.code !== "SERVICE_UNAVAILABLE";

function* pauses(patience: number): Generator<number> {
  let left = patience;
  for (let pause = FIRST_PAUSE; left > 0; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    yield Math.min(pause, left);
    left -= pause;
  }
}

/** One client following one generation: its text from the broker, its end from there or, when it doesn't come, from the ai service. */
export class FollowedGeneration {
  readonly #of: Followed;
  #status: GenerationStanding["status"];
  #place: string | undefined;
  /** Whether the client has every word up to `#place`. */
  #inFull = true;
  #left = false;
  #troubled = false;
  #lease: FeedLease | undefined;
  #unsubscribe: (() => void) | undefined;
  #again: NodeJS.Timeout | undefined;
  #late: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;
  /** The telling of an end that is under way; a newer one, or a new beginning, takes its place. */
  #ending: symbol | undefined;

  constructor(of: Followed) {
    this.#of = of;
    this.#status = of.status;
    this.#place = of.place;
  }

  /** Follows one that is under way; `lease` where its feed is joined already. */
  follow(lease?: FeedLease): void {
    this.#tell({ type: "progress", stage: this.#status.toLowerCase() });
    void this.#join(lease);
  }

  /** Tells the end of one that is under way no more; `now` where that was read already. */
  async finish(now?: GenerationSnapshot): Promise<void> {
    // For a client without any text the snapshot is enough. Any other client needs the feed, else it would be sent the whole text again.
    const needsFeed = !now || this.#place !== undefined;
    const lease = needsFeed ? await this.#of.feeds.join(this.#of.id).catch((error: unknown) => void this.#trouble(error)) : undefined;
    if (this.#left) return lease?.leave();
    this.#lease ??= lease;
    if (now) this.#replay(now);
    else await this.#tellEnd();
  }

  heard(status: GenerationStanding["status"]): void {
    if (this.#status === status) return;
    this.#status = status;
    clearTimeout(this.#late);
    if (isUnderWay(status)) {
      this.#ending = undefined;
      this.#tell({ type: "progress", stage: status.toLowerCase() });
    } else if (status === "DELETED") this.#gone();
    else this.#late = setTimeout(() => void this.#tellEnd(), END_LIMIT);
  }

  /** Finds out whether it has ended without a word. */
  async check(): Promise<void> {
    if (!isUnderWay(this.#status) || this.#ending) return;
    const now = await this.#read().catch((error: unknown) => error);
    if (this.#left || !isUnderWay(this.#status) || this.#ending) return;
    if (isRefusal(now)) return now.code === "NOT_FOUND" ? this.#gone() : this.leave();
    if (!(now instanceof Error) && hasEnded(now as GenerationSnapshot)) return this.#replay(now as GenerationSnapshot);
    this.#watch();
  }

  leave(): void {
    if (this.#left) return;
    this.#left = true;
    for (const timer of [this.#again, this.#late, this.#silence]) clearTimeout(timer);
    this.#unsubscribe?.();
    this.#lease?.leave();
    this.#of.onEnd();
  }

  async #join(joined?: FeedLease): Promise<void> {
    const { feeds, id } = this.#of;
    let lease = joined;
    let now: GenerationSnapshot | undefined;
    try {
      lease ??= await feeds.join(id);
      const { feed } = lease;
      if (feed.ended || !(feed.whole || this.#missing(feed))) now = await this.#read();
    } catch (error) {
      lease?.leave();
      if (this.#left) return;
      if (isRefusal(error)) return error.code === "NOT_FOUND" ? this.#gone() : this.leave();
      this.#trouble(error);
      this.#again = setTimeout(() => void this.#join(), JOIN_AGAIN);
      return;
    }
    if (this.#left) return lease.leave();
    if (this.#troubled) this.#log("info", {}, "a generation is followed again");
    this.#troubled = false;
    this.#lease = lease;
    // No await from here on: no message may arrive between the catch-up and the subscription.
    if (now && lease.feed.ended && hasEnded(now)) return this.#replay(now);
    this.#unsubscribe = lease.feed.subscribe((output) => this.#pass(output));
    this.#catchUp(lease.feed, now);
    this.#watch();
  }

  #catchUp(feed: GenerationFeed, now: GenerationSnapshot | undefined): void {
    const last = feed.outputs.at(-1);
    if (!last || feed.ended) return;
    const missing = this.#missing(feed);
    if (missing) return missing.forEach((output) => this.#pass(output));
    this.#inFull = feed.whole;
    const known = now?.text ?? "";
    this.#tell({ type: "restart", text: feed.whole || feed.text.length > known.length ? feed.text : known }, placeOf(last));
  }

  #missing(feed: GenerationFeed): GenerationOutput[] | undefined {
    if (this.#place !== undefined) return feed.after(this.#place);
    return this.#of.replays && feed.whole ? feed.fromBeginning() : undefined;
  }

  #pass(output: GenerationOutput): void {
    if (this.#left) return;
    const { attempt: _, index: __, ...body } = output;
    if (output.type === "error") {
      this.#status = "FAILED";
      void this.#tellEnd({ message: output.message, place: placeOf(output) });
    } else if (output.type === "done") {
      this.#status = output.status;
      if (!this.#inFull) return void this.#tellEnd();
      this.#tell(body, placeOf(output));
      this.leave();
    } else {
      if (output.type === "restart") this.#inFull = true;
      this.#tell(body, placeOf(output));
      this.#watch();
    }
  }

  /**
   * Tells the end as the ai service has it, in the caller's language: asked again for a while, and when it doesn't answer, said so; an end is
   * never told without its text. `failure` is what a worker said, good enough when nobody else answers.
   */
  async #tellEnd(failure?: { message: string; place: string }): Promise<void> {
    const ending = (this.#ending = Symbol("ending"));
    const isStale = () => this.#left || this.#ending !== ending;
    for (const wait of [...pauses(failure ? FIRST_PAUSE : this.#of.patience), undefined]) {
      const now = await this.#read().catch((error: unknown) => error);
      if (isStale()) return;
      if (isRefusal(now)) return now.code === "NOT_FOUND" ? this.#gone() : this.leave();
      const answered = now instanceof Error ? undefined : (now as GenerationSnapshot);
      if (answered && hasEnded(answered) && !(failure && answered.status !== "FAILED")) return this.#replay(answered, failure?.place);
      // It was retried in the meantime.
      if (answered && !failure && isUnderWay(answered.status)) return this.#resume(answered.status);
      if (answered) break;
      this.#trouble(now);
      if (wait !== undefined) await new Promise((resolve) => (this.#again = setTimeout(resolve, wait)));
      if (isStale()) return;
    }
    if (!failure) this.#log("error", {}, "a generation's end could not be read; its reader is told so");
    const message = failure?.message ?? text(GATEWAY_MESSAGES.endUnreadable, this.#of.context.locale);
    this.#tell({ type: "error", message }, failure?.place);
    this.leave();
  }

  #resume(status: GenerationStanding["status"]): void {
    this.#ending = undefined;
    this.#status = status;
    this.#tell({ type: "progress", stage: status.toLowerCase() });
    if (!this.#unsubscribe) {
      this.#lease?.leave();
      void this.#join();
    } else this.#watch();
  }

  #replay(now: GenerationSnapshot, at?: string): void {
    const place = at ?? `${now.attempt}.${END_INDEX}`;
    const { status } = now;
    this.#status = status;
    if (status === "FAILED") {
      const message = now.error || text(GATEWAY_MESSAGES.generationFailed, this.#of.context.locale);
      if (now.text && !this.#unsubscribe) this.#tell({ type: "restart", text: now.text }, place);
      this.#tell({ type: "error", message }, place);
      return this.leave();
    }
    const feed = this.#lease?.feed;
    const missing = feed?.ended && this.#inFull ? this.#missing(feed) : undefined;
    if (missing?.at(-1)?.type === "done") return missing.forEach((output) => this.#pass(output));
    const isFirst = this.#of.replays && this.#place === undefined;
    if (now.text || isFirst) this.#tell({ type: isFirst ? "delta" : "restart", text: now.text ?? "" }, place);
    this.#tell({ type: "done", status }, place);
    this.leave();
  }

  /** Deleted, with all its text. */
  #gone(): void {
    this.#status = "DELETED";
    this.#tell({ type: "done", status: "STOPPED" });
    this.leave();
  }

  #watch(): void {
    clearTimeout(this.#silence);
    const { silence } = this.#of;
    this.#silence = setTimeout(() => void this.check(), this.#status === "QUEUED" ? silence * QUEUED_SHARE : silence);
  }

  #read(): Promise<GenerationSnapshot> {
    return this.#of.readSnapshot(this.#of.id, this.#of.context);
  }

  #tell(body: { readonly type: GenerationOutput["type"]; readonly [field: string]: unknown }, place?: string): void {
    if (place) this.#place = place;
    this.#of.tell(this.#status, body, place);
  }

  /** Once for as long as it lasts, not with every try. */
  #trouble(error: unknown): void {
    if (!this.#troubled) this.#log("warn", { err: error }, "a generation can't be followed; it is tried again");
    this.#troubled = true;
  }

  #log(level: "info" | "warn" | "error", details: object, message: string): void {
    const { id: generationId, context, logger } = this.#of;
    logger[level]({ ...details, generationId, correlationId: context.correlationId }, message);
  }
}
