import { SecretSeal } from "@muhtawa/service-kit";

/** Seals the keys of models. */
export class KeySeal extends SecretSeal {
  constructor(secret: string) {
    super(secret, "muhtawa:model-key");
  }
}
