import { type Actor, DomainError, unavailable } from "@muhtawa/service-kit";
import type { Locale } from "@muhtawa/contracts";
import { ErrorCode, NatsError, type NatsConnection } from "@muhtawa/service-kit/nats";
import { keepsKey, type ModelConnectionState, parseModel, purposeIn } from "../domain/model-connection.ts";
import { messages } from "../messages.ts";
import { withReadableKey } from "../models/connected-entry.ts";
import { TRIAL_MS, TRIAL_SUBJECT, type TrialOutcome, trialOutcome } from "../models/trial-call.ts";
import { CONNECTION_IDS } from "../store/model-connection-store.ts";
import { type ConnectionPorts, demandOperator } from "./connect-model.ts";

/** The worker's own limit, and time for its answer to come. */
const PATIENCE_MS = TRIAL_MS + 1_000;

/** Has a worker ask a model for a sentence, or a picture, without connecting it: workers stand in the network that models are reached from. */
export async function tryModel(
  { connections, seal, nats }: Pick<ConnectionPorts, "connections" | "seal"> & { readonly nats: NatsConnection },
  actor: Actor,
  given: unknown,
  locale: Locale,
): Promise<TrialOutcome> {
  demandOperator(actor);
  const kept = withReadableKey<ModelConnectionState>((await connections.find(CONNECTION_IDS[purposeIn(given)])) ?? {}, seal);
  const wanted = parseModel(given, kept);
  const apiKey = wanted.apiKey ?? (keepsKey(kept, wanted) && kept.sealedKey ? seal.open(kept.sealedKey) : undefined);
  try {
    const question = seal.seal(JSON.stringify({ ...wanted, apiKey, locale }));
    const answer = await nats.request(TRIAL_SUBJECT, question, { timeout: PATIENCE_MS });
    return trialOutcome.parse(answer.json());
  } catch (error) {
    if (!(error instanceof NatsError)) throw error;
    if (error.code === (ErrorCode.NoResponders as string))
      throw new DomainError("SERVICE_UNAVAILABLE", messages.noWorker, { cause: error });
    if (error.code === (ErrorCode.Timeout as string)) return { reason: "timedOut", milliseconds: PATIENCE_MS };
    throw unavailable();
  }
}
