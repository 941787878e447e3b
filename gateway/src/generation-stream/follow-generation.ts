import type { GenerationOutput } from "@muhtawa/contracts";
import { DomainError, type RequestContext, text } from "@muhtawa/service-kit/edge";
import { GATEWAY_MESSAGES } from "../messages.ts";
import type { EventStream } from "./event-stream.ts";
import { eventOf } from "./generation-event.ts";
import type { GenerationFeed } from "./generation-feed.ts";
import { type GenerationSnapshot, hasEnded, type ReadSnapshot } from "./generation-snapshot.ts";

interface Following {
  readonly stream: EventStream;
  readonly snapshot: GenerationSnapshot;
  /** The id of the last event that the client has. */
  readonly lastPlace: string | undefined;
  readonly context: RequestContext;
  readonly readSnapshot: ReadSnapshot;
}

/** Beyond any message of a worker, so that a client which lost the answer is never taken to have a message of the stream. */
const REPLAY_INDEX = 1_000_000;

/** One client following one generation. */
export class GenerationFollower {
  readonly #following: Following;
  #begun = false;
  #finished = false;

  constructor(following: Following) {
    this.#following = following;
  }

  /** Follows a generation that is under way: first what the client doesn't have of it, then what comes. */
  async follow(feed: GenerationFeed): Promise<void> {
    const { stream, snapshot, context, readSnapshot } = this.#following;
    if (feed.ended) {
      // It ended just now, or it is being tried again and the end is the last attempt's.
      const now = await readSnapshot(snapshot.id, context).catch(() => snapshot);
      if (hasEnded(now)) return this.replay(now, feed);
    }
    this.#catchUp(feed);
    const unsubscribe = feed.subscribe((output) => this.#pass(output));
    await stream.closed;
    unsubscribe();
  }

  #catchUp(feed: GenerationFeed): void {
    const { snapshot, lastPlace } = this.#following;
    const place = lastOf(feed, snapshot);
    if (feed.ended) return this.#send({ type: "restart", ...place, text: "" });
    const missing = lastPlace === undefined ? feed.fromBeginning() : feed.after(lastPlace);
    if (missing && (lastPlace !== undefined || feed.whole)) for (const output of missing) this.#pass(output);
    else this.#send({ type: "restart", ...place, text: feed.whole ? feed.text : longer(snapshot.text ?? "", feed.text) });
  }

  /** Answers for a generation that has ended: exactly what the client lacks if that is still in the stream, else the whole text. */
  replay(snapshot: GenerationSnapshot, feed?: GenerationFeed): void {
    if (this.#finished) return;
    const { lastPlace } = this.#following;
    const missing = lastPlace !== undefined && feed?.ended ? feed.after(lastPlace) : undefined;
    if (missing && missing.length > 0 && snapshot.status !== "FAILED") {
      for (const output of missing) this.#pass(output);
      return;
    }
    const { attempt } = snapshot;
    if (snapshot.status === "FAILED") return this.#fail(snapshot, { attempt, index: REPLAY_INDEX });
    const text = snapshot.text ?? "";
    if (lastPlace !== undefined || this.#begun) this.#send({ type: "restart", attempt, index: REPLAY_INDEX, text });
    else this.#send({ type: "delta", attempt, index: REPLAY_INDEX, text });
    this.#send({ type: "done", attempt, index: REPLAY_INDEX + 1, status: snapshot.status === "STOPPED" ? "STOPPED" : "COMPLETED" });
    this.#finish();
  }

  /** Nothing has come for a while: the worker may have died without a word, or the caller may no longer be allowed to read on. */
  async checkIdle(): Promise<void> {
    const { snapshot, context, readSnapshot } = this.#following;
    try {
      const now = await readSnapshot(snapshot.id, context);
      if (hasEnded(now)) this.replay(now);
    } catch (error) {
      if (error instanceof DomainError && error.code !== "SERVICE_UNAVAILABLE") this.#finish();
    }
  }

  #pass(output: GenerationOutput): void {
    if (this.#finished) return;
    if (output.type === "error") void this.#failInCallersLanguage(output);
    else this.#send(output);
    if (output.type === "done") this.#finish();
  }

  /** The worker's message has one language; the service knows the caller's. */
  async #failInCallersLanguage(output: GenerationOutput & { type: "error" }): Promise<void> {
    const { snapshot, context, readSnapshot } = this.#following;
    const now = await readSnapshot(snapshot.id, context).catch(() => undefined);
    this.#fail(now?.status === "FAILED" && now.error ? now : { ...snapshot, error: output.message }, output);
  }

  #fail({ error }: GenerationSnapshot, { attempt, index }: Pick<GenerationOutput, "attempt" | "index">): void {
    if (this.#finished) return;
    const message = error || text(GATEWAY_MESSAGES.generationFailed, this.#following.context.locale);
    this.#send({ type: "error", attempt, index, message });
    this.#finish();
  }

  #send(output: GenerationOutput): void {
    this.#begun = true;
    this.#following.stream.send(eventOf(output));
  }

  #finish(): void {
    this.#finished = true;
    this.#following.stream.end();
  }
}

const longer = (a: string, b: string) => (a.length > b.length ? a : b);

/** Where a `restart` of ours stands: at the last message whose text it holds, so that a client resumes after that. */
function lastOf({ outputs }: GenerationFeed, { attempt }: GenerationSnapshot): Pick<GenerationOutput, "attempt" | "index"> {
  const last = outputs.at(-1);
  return last ? { attempt: last.attempt, index: last.index } : { attempt, index: 0 };
}
