import { bothRevocations, endsToken, REVOCATION_LIFETIME, type Revocation, supersedes } from "@muhtawa/contracts";
import { unauthenticated } from "../errors.ts";
import type { Actor } from "../request-context.ts";

/** The claims of a token that revocations compare. */
export type TokenHolder = Pick<Actor, "id" | "sessionId" | "epoch">;

interface OpenStream {
  readonly holder: TokenHolder;
  readonly end: () => void;
}

/** The tokens that ended before they expired, and the streams that are open with tokens. */
export class Revocations {
  readonly #byUser = new Map<string, Revocation>();
  readonly #open = new Map<string, Set<OpenStream>>();

  /** Adds a revocation, unless a stronger one is known, and closes the streams whose token it ends. */
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

  /** Whether a valid token has been revoked. */
  isRevoked(holder: TokenHolder): boolean {
    const revocation = this.#byUser.get(holder.id);
    return revocation !== undefined && endsToken(revocation, holder);
  }

  /** Throws UNAUTHENTICATED for a revoked token. */
  demandLiving(holder: TokenHolder): void {
    if (this.isRevoked(holder)) throw unauthenticated();
  }

  /**
   * For what stays open with a token, such as an event stream: calls `end` as soon as the token is revoked, at once if it has been. Call the
   * returned function when the stream is closed.
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
