import { createPublicKey, type JsonWebKey, type KeyObject } from "node:crypto";
import type { TokenKeys } from "@muhtawa/service-kit";
import { expired, type KeyTimes, nextActiveFrom, signing } from "../domain/key-schedule.ts";
import type { SigningKeyStore, StoredSigningKey } from "../store/signing-key-store.ts";
import { derivedKey } from "./derived-key.ts";
import { openedKey, sealedKey } from "./sealed-key.ts";

interface SigningKey {
  readonly kid: string;
  readonly activeFrom: Date;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The key that tokens are signed with, and the public halves of all that may have signed a living one or will sign next. */
export class SigningKeys implements TokenKeys {
  readonly #store: SigningKeyStore;
  readonly #sealer: Buffer;
  readonly #times: KeyTimes;
  #keys: readonly SigningKey[] = [];
  #published: readonly JsonWebKey[] = [];

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
    if (activeFrom) await this.#store.add(sealedKey((before.at(-1)?._id ?? 0) + 1, activeFrom, this.#sealer));
    const stored = await this.#store.all();
    const past = expired(stored, this.#times, now);
    await this.#store.remove(past.map(({ _id }) => _id));
    this.#use(stored.filter((key) => !past.includes(key)));
  }

  /** What signs at this moment. */
  get current(): Pick<SigningKey, "kid" | "privateKey"> {
    const key = signing(this.#keys, new Date());
    if (!key) throw new Error("no signing key has been loaded");
    return key;
  }

  /** A JWK set (RFC 7517). */
  get published(): { readonly keys: readonly JsonWebKey[] } {
    return { keys: this.#published };
  }

  known(kid: string): KeyObject | undefined {
    return this.#keys.find((key) => key.kid === kid)?.publicKey;
  }

  async find(kid: string): Promise<KeyObject | undefined> {
    return this.known(kid);
  }

  #use(stored: readonly StoredSigningKey[]): void {
    const known = new Map(this.#keys.map((key) => [key.kid, key]));
    this.#keys = stored.map((key) => known.get(key.kid) ?? this.#open(key));
    this.#published = stored.map(({ publicKey }) => publicKey as JsonWebKey);
  }

  #open(stored: StoredSigningKey): SigningKey {
    const { kid, activeFrom, publicKey } = stored;
    return {
      kid,
      activeFrom,
      privateKey: openedKey(stored, this.#sealer),
      publicKey: createPublicKey({ key: publicKey as JsonWebKey, format: "jwk" }),
    };
  }
}
