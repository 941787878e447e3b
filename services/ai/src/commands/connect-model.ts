import { modelConnected, modelDisconnected, type ModelPurpose } from "@muhtawa/contracts";
import { type Actor, DomainError, type ExpectedVersion, fact, forbidden, type Loaded } from "@muhtawa/service-kit";
import { keepsKey, type ModelConnectionState, parseModel, purposeIn, type WantedModel } from "../domain/model-connection.ts";
import { messages } from "../messages.ts";
import { withReadableKey } from "../models/connected-entry.ts";
import type { InstalledModels } from "../models/installed-models.ts";
import type { KeySeal } from "../models/key-seal.ts";
import { CONNECTION_IDS, type ModelConnectionStore } from "../store/model-connection-store.ts";

export interface ConnectionPorts {
  readonly connections: ModelConnectionStore;
  readonly installed: InstalledModels;
  readonly seal: KeySeal;
}

export type ModelConnection = Loaded<ModelConnectionState>;

/** Whoever runs the installation: an endpoint's address leads into the network that the services are in. */
export function demandOperator(actor: Actor): void {
  if (actor.role !== "SUPER_ADMIN") throw forbidden();
}

/** Connects a model, or another in the place of the one that is. The key is stored sealed; without a new one the one that is kept stays. */
export async function connectModel(
  { connections, installed, seal }: ConnectionPorts,
  actor: Actor,
  given: unknown,
  expected: ExpectedVersion,
): Promise<ModelConnection> {
  demandOperator(actor);
  if (installed.areOfEnvironment) throw new DomainError("CONFLICT", messages.modelsByEnvironment);
  const id = CONNECTION_IDS[purposeIn(given)];
  const kept = await connections.find(id);
  const wanted = parseModel(given, withReadableKey<ModelConnectionState>(kept ?? {}, seal));
  const sealedKey = wanted.apiKey === undefined ? undefined : seal.seal(wanted.apiKey);
  const decide = connected(wanted, sealedKey, new Date());
  const decision = (current: ModelConnectionState) => decide(withReadableKey(current, seal));
  const stored = kept ? await connections.update(id, decision, expected) : await connections.create(id, decision({}));
  installed.take(wanted.purpose, stored);
  return stored;
}

const connected = (wanted: WantedModel, sealedKey: string | undefined, connectedAt: Date) => (current: ModelConnectionState) => {
  const { provider, baseUrl, model } = wanted;
  return {
    state: { provider, baseUrl, model, sealedKey: sealedKey ?? (keepsKey(current, wanted) ? current.sealedKey : undefined), connectedAt },
    facts: [fact(modelConnected, { name: model, provider })],
  };
};

/** Forgets the model that is connected, its key too; nothing happens where none is. */
export async function disconnectModel(
  { connections, installed }: ConnectionPorts,
  actor: Actor,
  purpose: ModelPurpose,
  expected: ExpectedVersion,
): Promise<ModelConnection | undefined> {
  demandOperator(actor);
  const id = CONNECTION_IDS[purpose];
  if (!(await connections.find(id))) return undefined;
  const stored = await connections.update(id, disconnected, expected);
  installed.take(purpose, stored);
  return stored;
}

const disconnected = ({ model }: ModelConnectionState) =>
  model === undefined ? undefined : { state: {}, facts: [fact(modelDisconnected, { name: model })] };
