import { createPublicKey, type JsonWebKey, type KeyObject } from "node:crypto";
import { TOKEN_KEY_TYPE } from "@muhtawa/contracts";
import { z } from "zod";

/** Finds the public key that a token names. */
export interface TokenKeys {
  /** A cached key; undefined when it has to be fetched, or no longer exists. */
  known(kid: string): KeyObject | undefined;
  /** The key, fetched if necessary; undefined when there is none. Rejects when identity can't be reached. */
  find(kid: string): Promise<KeyObject | undefined>;
}

/** A public key as identity publishes it; those of other kinds, which a later release may add, are passed over. */
const publishedKey = z.looseObject({ kid: z.string(), kty: z.literal(TOKEN_KEY_TYPE.kty), crv: z.literal(TOKEN_KEY_TYPE.crv) });
const publishedKeys = z.object({ keys: z.array(z.unknown()).max(100) });

const ASK_TIMEOUT = 3_000;
const ASK_AGAIN_AFTER = 30_000;

/** The keys that identity publishes at an address, cached. An unknown key id fetches them again, at most once in 30 s. */
export class PublishedKeys implements TokenKeys {
  readonly #url: URL;
  #keys = new Map<string, KeyObject>();
  #answeredAt = -Infinity;
  #asking: Promise<void> | undefined;

  constructor(url: URL) {
    this.#url = url;
  }

  known(kid: string): KeyObject | undefined {
    return this.#keys.get(kid);
  }

  async find(kid: string): Promise<KeyObject | undefined> {
    if (!this.#keys.has(kid) && performance.now() - this.#answeredAt >= ASK_AGAIN_AFTER) await this.#ask();
    return this.known(kid);
  }

  /** Concurrent callers share one request. */
  #ask(): Promise<void> {
    this.#asking ??= this.#fetch().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #fetch(): Promise<void> {
    const answer = await fetch(this.#url, { signal: AbortSignal.timeout(ASK_TIMEOUT), redirect: "error" });
    if (!answer.ok) throw new Error(`identity answered the request for its keys with ${answer.status}`);
    const { keys } = publishedKeys.parse(await answer.json());
    this.#keys = new Map(keys.flatMap((key) => this.#read(key)));
    this.#answeredAt = performance.now();
  }

  /** A key that is known already stays the same object, by which verified tokens recognise it. */
  #read(published: unknown): [kid: string, key: KeyObject][] {
    const { data: jwk } = publishedKey.safeParse(published);
    if (!jwk) return [];
    const key = createPublicKey({ key: jwk as JsonWebKey, format: "jwk" });
    const known = this.#keys.get(jwk.kid);
    return [[jwk.kid, known?.equals(key) ? known : key]];
  }
}
