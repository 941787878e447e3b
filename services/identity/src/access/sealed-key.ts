import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { TOKEN_ALGORITHM } from "@muhtawa/contracts";
import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { StoredSigningKey } from "../store/signing-key-store.ts";

/** A new key pair as it is stored: the private half encrypted with `sealer`. */
export async function sealedKey(id: number, activeFrom: Date, sealer: Buffer): Promise<StoredSigningKey> {
  const pair = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealer, iv).setAAD(Buffer.from(kid));
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(await exportJWK(pair.privateKey))), cipher.final()]);
  return {
    _id: id,
    kid,
    publicKey: { ...publicJwk, kid, alg: TOKEN_ALGORITHM, use: "sig" },
    iv: iv.toString("base64"),
    tag: cipher.getAuthTag().toString("base64"),
    ciphertext: ciphertext.toString("base64"),
    createdAt: new Date(),
    activeFrom,
  };
}

/** The private half; throws when it was encrypted with another secret. */
export async function openedKey(stored: StoredSigningKey, sealer: Buffer): Promise<CryptoKey> {
  const decipher = createDecipheriv("aes-256-gcm", sealer, Buffer.from(stored.iv, "base64"), { authTagLength: 16 })
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
