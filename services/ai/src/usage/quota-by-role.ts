import type { Role } from "@muhtawa/contracts";
import type { Quota } from "../store/usage-ledger.ts";

interface QuotaEnv {
  AI_CLIENT_DAY_TOKENS: number;
  AI_CLIENT_MONTH_TOKENS: number;
  AI_ADMIN_DAY_TOKENS: number;
  AI_ADMIN_MONTH_TOKENS: number;
  AI_CLIENT_DAY_IMAGES: number;
  AI_ADMIN_DAY_IMAGES: number;
}

/** What people may use, by their role. */
export function quotaByRole(env: QuotaEnv): (role: Role) => Quota {
  const client = { day: env.AI_CLIENT_DAY_TOKENS, month: env.AI_CLIENT_MONTH_TOKENS, images: env.AI_CLIENT_DAY_IMAGES };
  const admin = { day: env.AI_ADMIN_DAY_TOKENS, month: env.AI_ADMIN_MONTH_TOKENS, images: env.AI_ADMIN_DAY_IMAGES };
  return (role) => (role === "CLIENT" ? client : admin);
}
