import type { Secrets } from "../secrets.ts";

/** What stands in fixtures instead of secrets: known to everybody, used nowhere else. */
export const FIXTURE_SECRETS: Secrets = {
  internalSecret: "no-secret-the-internal-one-of-a-fixture",
  keySecret: "no-secret-the-one-for-keys-of-a-fixture",
  adminPassword: "Fixture-admin-1",
  adminPasswordGiven: false,
  demoPassword: "Fixture-demo-1",
  brokerPasswords: {
    identity: "fixture",
    catalog: "fixture",
    content: "fixture",
    ai: "fixture",
    site: "fixture",
    gateway: "fixture",
    operator: "fixture",
  },
};

export const FIXTURE_PORT = 4790;
