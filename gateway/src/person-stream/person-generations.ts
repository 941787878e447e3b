import { generationStanding, type GenerationStanding } from "@muhtawa/contracts";
import type { EventStream } from "@muhtawa/service-kit/edge";
import { FollowedGeneration, type FollowingOptions } from "../generation-stream/followed-generation.ts";
import { isEnd } from "../generation-stream/place.ts";
import { isUnderWay } from "../generation-stream/is-under-way.ts";
import type { ReadUpTo, StreamPlaces } from "./stream-places.ts";

interface PersonGenerationsOptions extends FollowingOptions {
  readonly stream: EventStream;
  /** How far the client is; kept up to date. */
  readonly places: StreamPlaces;
}

/** All of one person's generations in one connection, as events named `generation`. */
export class PersonGenerations {
  readonly #options: PersonGenerationsOptions;
  readonly #following = new Map<string, FollowedGeneration>();
  /** Which of them the ai service has named since it last began to list them. */
  readonly #named = new Set<string>();

  constructor(options: PersonGenerationsOptions) {
    this.#options = options;
  }

  /** The ai service speaks: it lists what is under way, and says how a generation stands. */
  heard(event: string, data: unknown): void {
    if (event === "listing") return this.#named.clear();
    if (event === "listed") return this.#lookAfterUnnamed();
    const parsed = generationStanding.safeParse(data);
    if (!parsed.success) return;
    const { id, kind, status } = parsed.data;
    this.#named.add(id);
    const known = this.#following.get(id);
    if (known) known.heard(status);
    else if (isUnderWay(status)) this.#begin(id, { kind, place: this.#options.places.generations.get(id)?.place }, status).follow();
  }

  close(): void {
    for (const following of this.#following.values()) following.leave();
  }

  /** What isn't listed any more has ended while nobody listened, here or at the client. */
  #lookAfterUnnamed(): void {
    for (const [id, following] of this.#following) if (!this.#named.has(id)) void following.check();
    for (const [id, readUpTo] of this.#options.places.generations)
      if (!this.#following.has(id)) void this.#begin(id, readUpTo, "RUNNING").finish();
  }

  #begin(id: string, { kind, place }: ReadUpTo, status: GenerationStanding["status"]): FollowedGeneration {
    const { stream, places, ...options } = this.#options;
    places.generations.set(id, { kind, place });
    let ended = false;
    const following = new FollowedGeneration({
      ...options,
      id,
      status,
      place,
      tell: (now, body, at) => {
        ended = isEnd(body);
        if (ended) places.generations.delete(id);
        else if (at) places.generations.set(id, { kind, place: at });
        stream.tell("generation", { id, kind, status: now === "DELETED" ? "STOPPED" : now, ...body, ...(at && { place: at }) }, places.id);
      },
      onEnd: () => {
        if (this.#following.get(id) === following) this.#following.delete(id);
      },
    });
    this.#following.set(id, following);
    return following;
  }
}
