import type { ModelPurpose } from "@muhtawa/contracts";
import type { ConnectionPorts, ModelConnection } from "../commands/connect-model.ts";
import { withReadableKey } from "../models/connected-entry.ts";
import { CONNECTION_IDS } from "../store/model-connection-store.ts";

/** How the model of a purpose is reached that was connected in the application; undefined where none ever was. */
export async function modelConnection(
  { connections, seal }: Pick<ConnectionPorts, "connections" | "seal">,
  purpose: ModelPurpose,
): Promise<ModelConnection | undefined> {
  const found = await connections.find(CONNECTION_IDS[purpose]);
  return found && withReadableKey(found, seal);
}
