import { type MediaKind, mediaState } from "@muhtawa/contracts";
import { newSecretId } from "@muhtawa/service-kit";
import type { RunningIdentity } from "./running-identity.ts";

interface Upload {
  id?: string;
  kind?: MediaKind;
  deleted?: boolean;
  sourceVersion?: number;
}

/** Has content tell of a file that somebody uploaded; resolves to its address. */
export async function uploaded(identity: RunningIdentity, ownerId: string, upload: Upload = {}): Promise<string> {
  const { id = newSecretId(), kind = "IMAGE", deleted = false, sourceVersion = deleted ? 2 : 1 } = upload;
  const card = { deleted: false, ownerId, kind, name: "portrait.png", mimeType: "image/png", size: 4_096 } as const;
  await identity.events.publish(mediaState, id, deleted ? { deleted } : card, { sourceVersion });
  return `/media/${id}`;
}
