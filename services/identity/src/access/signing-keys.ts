import { createLocalJWKSet, type CryptoKey, type JSONWebKeySet, type JWK, type JWTVerifyGetKey } from "jose";
import { expired, type KeyTimes, nextActiveFrom, signing } from "../domain/key-schedule.ts";
import type { SigningKeyStore, StoredSigningKey } from "../store/signing-key-store.ts";
import { derivedKey } from "./derived-key.ts";
import { openedKey, sealedKey } from "./sealed-key.ts";

interface SigningKey {
  readonly kid: string;
  readonly activeFrom: Date;
  readonly privateKey: CryptoKey;
}

/** The key that tokens are signed with, and the public halves of all that may have signed a living one or will sign next. */
export class SigningKeys {
  readonly #store: SigningKeyStore;
  readonly #sealer: Buffer;
  readonly #times: KeyTimes;
  #keys: readonly SigningKey[] = [];
  #published: JSONWebKeySet = { keys: [] };
  #verify: JWTVerifyGetKey = createLocalJWKSet(this.#published);

  private constructor(store: SigningKeyStore, secret: string, times: KeyTimes) {
    this.#store = store;
    this.#sealer = derivedKey(secret, "signing keys");
    this.#times = times;
  }

  /** Reads the keys, and makes the first; instances that start together end up with the same. Throws for a wrong secret. */
  static async load(store: SigningKeyStore, secret: string, times: KeyTimes): Promise<SigningKeys> {
    const keys = new SigningKeys(store, secret, times);
    await keys.rotate();
    return keys;
  }

  /** Makes the next key when it is time, drops those that no living token is signed with, and takes over what other instances did of that. */
  async rotate(now = new Date()): Promise<void> {
    const before = await this.#store.all();
    const activeFrom = nextActiveFrom(before, this.#times, now);
    if (activeFrom) await this.#store.add(await sealedKey((before.at(-1)?._id ?? 0) + 1, activeFrom, this.#sealer));
    const stored = await this.#store.all();
    const past = expired(stored, this.#times, now);
    await this.#store.remove(past.map(({ _id }) => _id));
    await this.#use(stored.filter((key) => !past.includes(key)));
  }

  /** What signs at this moment. */
  get current(): Pick<SigningKey, "kid" | "privateKey"> {
    const key = signing(this.#keys, new Date());
    if (!key) throw new Error("no signing key has been loaded");
    return key;
  }

  get published(): JSONWebKeySet {
    return this.#published;
  }

  /** Finds the public key of a token. */
  readonly verify: JWTVerifyGetKey = (header, token) => this.#verify(header, token);

  async #use(stored: readonly StoredSigningKey[]): Promise<void> {
    const known = new Map(this.#keys.map((key) => [key.kid, key]));
    this.#keys = await Promise.all(
      stored.map(
        async (key) => known.get(key.kid) ?? { kid: key.kid, activeFrom: key.activeFrom, privateKey: await openedKey(key, this.#sealer) },
      ),
    );
    this.#published = { keys: stored.map(({ publicKey }) => publicKey as JWK) };
    this.#verify = createLocalJWKSet(this.#published);
  }
}
