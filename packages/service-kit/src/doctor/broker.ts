import { brokerOf } from "../events/nats.ts";
import { connect } from "../nats.ts";
import { failed, type Finding, ok, reasonOf, withoutSecrets } from "./finding.ts";
import { checkRelease } from "./releases.ts";

const PATIENCE = 5_000;

/** Whether NATS answers, of which release it is, and whether it keeps streams. */
export async function checkBroker(url: string): Promise<Finding[]> {
  const where = withoutSecrets(url);
  try {
    const nats = await connect({ ...brokerOf(url), name: "doctor", timeout: PATIENCE, reconnect: false });
    try {
      const findings = [ok("NATS", `answers at ${where}`), checkRelease("release of NATS", nats.info?.version ?? "0", [2, 10])];
      const hasStreams = nats.info?.jetstream === true;
      return hasStreams
        ? [...findings, ok("JetStream", "is on")]
        : [...findings, failed("JetStream", "is off", "Start NATS with -js, or a jetstream block in its settings")];
    } finally {
      await nats.close();
    }
  } catch (error) {
    return [failed("NATS", `${where}: ${reasonOf(error)}`, "Start it, or set NATS_URL to where it is, with a user that it knows")];
  }
}
