import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { TOKEN_ALGORITHM } from "@muhtawa/contracts";
import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK } from "jose";
import type { SigningKeyStore, StoredSigningKey } from "../store/signing-key-store.ts";
import { derivedKey } from "./derived-key.ts";

/** The key that tokens are signed with, and the public halves of all that may have signed one. */
export interface SigningKeys {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly published: JSONWebKeySet;
}

/** Reads the signing keys; the first start of all makes one, and instances that start together end up with the same. Throws for a wrong secret. */
export async function loadSigningKeys(store: SigningKeyStore, secret: string): Promise<SigningKeys> {
  const key = derivedKey(secret, "signing keys");
  if ((await store.all()).length === 0) await store.add(await newKey(1, key));
  const stored = await store.all();
  const newest = stored.at(-1);
  if (!newest) throw new Error("the signing key that was just stored is not there");
  return {
    kid: newest.kid,
    privateKey: await opened(newest, key),
    published: { keys: stored.map(({ publicKey }) => publicKey as JWK) },
  };
}

async function newKey(id: number, key: Buffer): Promise<StoredSigningKey> {
  const pair = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(kid));
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(await exportJWK(pair.privateKey))), cipher.final()]);
  return {
    _id: id,
    kid,
    publicKey: { ...publicJwk, kid, alg: TOKEN_ALGORITHM, use: "sig" },
    iv: iv.toString("base64"),
    tag: cipher.getAuthTag().toString("base64"),
    ciphertext: ciphertext.toString("base64"),
    createdAt: new Date(),
  };
}

async function opened(stored: StoredSigningKey, key: Buffer): Promise<CryptoKey> {
  const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(stored.iv, "base64"), { authTagLength: 16 })
    .setAAD(Buffer.from(stored.kid))
    .setAuthTag(Buffer.from(stored.tag, "base64"));
  let plain: string;
  try {
    plain = Buffer.concat([decipher.update(Buffer.from(stored.ciphertext, "base64")), decipher.final()]).toString();
  } catch {
    throw new Error("KEY_SECRET is not the one that the stored signing keys were encrypted with");
  }
  return (await importJWK(JSON.parse(plain) as JWK, TOKEN_ALGORITHM)) as CryptoKey;
}
