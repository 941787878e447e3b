/** Those who publish events. */
export const SERVICES = ["identity", "catalog", "content", "ai", "site"] as const;

/** Those who say how they are. */
export const REPORTING = ["gateway", ...SERVICES] as const;
