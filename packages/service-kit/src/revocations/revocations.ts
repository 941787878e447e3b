import { bothRevocations, endsToken, REVOCATION_LIFETIME, type Revocation, supersedes } from "@muhtawa/contracts";
import { unauthenticated } from "../errors.ts";
import type { Actor } from "../request-context.ts";

/** What a token says of itself, as far as revocations ask. */
export type TokenHolder = Pick<Actor, "id" | "sessionId" | "epoch">;

interface OpenStream {
  readonly holder: TokenHolder;
  readonly end: () => void;
}

/** What is known of tokens that ended before they expired, and of what is open in their holders' names. */
export class Revocations {
  readonly #byUser = new Map<string, Revocation>();
  readonly #open = new Map<string, Set<OpenStream>>();

  /** Takes note of a revocation, unless as much is known already, and ends what it ends. */
  apply(userId: string, revocation: Revocation): void {
    this.#forgetExpired();
    const known = this.#byUser.get(userId);
    if (known && supersedes(known, revocation)) return;
    const all = known ? bothRevocations(known, revocation) : revocation;
    this.#byUser.delete(userId);
    this.#byUser.set(userId, all);
    const open = this.#open.get(userId);
    for (const stream of open ?? []) {
      if (!endsToken(all, stream.holder)) continue;
      open?.delete(stream);
      stream.end();
    }
  }

  /** Whether a token that is signed and not yet expired has ended all the same. */
  isRevoked(holder: TokenHolder): boolean {
    const revocation = this.#byUser.get(holder.id);
    return revocation !== undefined && endsToken(revocation, holder);
  }

  /** Throws UNAUTHENTICATED for the holder of a token that has ended. */
  demandLiving(holder: TokenHolder): void {
    if (this.isRevoked(holder)) throw unauthenticated();
  }

  /**
   * For what stays open in somebody's name, such as an event stream: calls `end` as soon as their token has ended, at once if it has. Call
   * the returned function when it is closed.
   */
  onRevoked(holder: TokenHolder, end: () => void): () => void {
    if (this.isRevoked(holder)) {
      end();
      return () => {};
    }
    const stream = { holder, end };
    const streams = this.#open.get(holder.id) ?? new Set();
    this.#open.set(holder.id, streams.add(stream));
    return () => {
      streams.delete(stream);
      if (streams.size === 0 && this.#open.get(holder.id) === streams) this.#open.delete(holder.id);
    };
  }

  /** Oldest first; a token that an expired one could end has expired itself. */
  #forgetExpired(): void {
    for (const [userId, { at }] of this.#byUser) {
      if (Date.now() - Date.parse(at) <= REVOCATION_LIFETIME) return;
      this.#byUser.delete(userId);
    }
  }
}
