import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  randomUUID,
} from "node:crypto";
import { TOKEN_ALGORITHM, TOKEN_KEY_TYPE } from "@muhtawa/contracts";
import type { StoredSigningKey } from "../store/signing-key-store.ts";

/** A new key pair as it is stored: the private half encrypted with `sealer`. */
export function sealedKey(id: number, activeFrom: Date, sealer: Buffer): StoredSigningKey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: TOKEN_KEY_TYPE.crv });
  const kid = randomUUID();
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealer, iv).setAAD(Buffer.from(kid));
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(privateKey.export({ format: "jwk" }))), cipher.final()]);
  return {
    _id: id,
    kid,
    publicKey: { ...publicKey.export({ format: "jwk" }), kid, alg: TOKEN_ALGORITHM, use: "sig" },
    iv: iv.toString("base64"),
    tag: cipher.getAuthTag().toString("base64"),
    ciphertext: ciphertext.toString("base64"),
    createdAt: new Date(),
    activeFrom,
  };
}

/** The private half; throws when it was encrypted with another secret. */
export function openedKey(stored: StoredSigningKey, sealer: Buffer): KeyObject {
  const decipher = createDecipheriv("aes-256-gcm", sealer, Buffer.from(stored.iv, "base64"), { authTagLength: 16 })
    .setAAD(Buffer.from(stored.kid))
    .setAuthTag(Buffer.from(stored.tag, "base64"));
  let plain: string;
  try {
    plain = Buffer.concat([decipher.update(Buffer.from(stored.ciphertext, "base64")), decipher.final()]).toString();
  } catch {
    throw new Error("KEY_SECRET is not the one that the stored signing keys were encrypted with");
  }
  return createPrivateKey({ key: JSON.parse(plain) as JsonWebKey, format: "jwk" });
}
