/** What of a person each service hands out when they ask for all that is theirs: one file of the archive each. */
export const OWN_DATA = {
  identity: ["account", "sessions", "tokens"],
  catalog: ["companies", "projects"],
  content: ["contents", "versions", "templates", "comments", "media"],
  ai: ["generations", "usage"],
  site: ["contact", "notifications", "history", "webhooks", "deliveries"],
} as const;

/** A service that has something of a person's. */
export type OwnDataService = keyof typeof OWN_DATA;
/** What such a service hands out. */
export type OwnDataPart<Service extends OwnDataService> = (typeof OWN_DATA)[Service][number];

/** Where a service hands out a part to the gateway, a JSON document on each line; never reachable from outside. */
export const ownDataPath = (part: string) => `/internal/own-data/${part}`;
