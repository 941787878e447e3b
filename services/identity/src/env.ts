import { flag, readEnv, serviceEnv } from "@muhtawa/service-kit";
import { z } from "zod";

export const env = readEnv({
  ...serviceEnv,
  /** Encrypts the signing keys and derives the refresh secrets; another one can't read what the first has stored. */
  KEY_SECRET: z.string().min(32),
  /** The super admin that the first start makes; later starts leave the account alone. */
  ADMIN_EMAIL: z.email(),
  ADMIN_PASSWORD: z.string().min(8),
  /** Whether browsers may send the refresh cookie over https only. */
  COOKIE_SECURE: flag(false),
});
