import { JWKS_PATH } from "@muhtawa/contracts";
import type { Service } from "@muhtawa/service-kit";
import type { SigningKeys } from "../access/signing-keys.ts";

/** The public keys, by which every service checks tokens for itself. */
export function jwksRoute(app: Service["app"], signingKeys: SigningKeys): void {
  app.get(JWKS_PATH, (_request, reply) => reply.header("cache-control", "public, max-age=300").send(signingKeys.published));
}
