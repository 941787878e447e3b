/** Those who publish events, and say how they are. */
export const SERVICES = ["identity", "catalog", "content", "ai", "site"] as const;
