import { notFound, type RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { type Content, restoreBody } from "../domain/content.ts";
import type { MutationRestoreContentVersionArgs } from "../graphql/generated/schema.ts";
import { reviewedAgain } from "../domain/status.ts";
import { demandUnchanged } from "../domain/parts.ts";
import { ownContent } from "./own-content.ts";
import { versionBytes } from "./text-bytes.ts";

/** Saves an earlier body again, as a new version with the origin that it had. */
export async function restoreVersion(
  service: Pick<Contents, "contents" | "versions" | "room" | "companies">,
  context: RequestContext,
  { id, versionId, expectedVersion }: MutationRestoreContentVersionArgs,
): Promise<Content> {
  const { contents, versions } = service;
  const { content: current, byAnother } = await ownContent(service, context, id);
  await versions.keep(current);
  const version = await versions.find(id, versionId);
  if (!version) throw notFound();
  const body = await versions.bodyOf(version._id);
  if (!body) throw notFound();
  await service.room.take(current.ownerId, versionBytes(body));
  const savedAt = new Date();
  const restored = await contents.update(
    id,
    (before) => {
      demandUnchanged(before, ["body"], expectedVersion);
      return reviewedAgain(before, restoreBody(before, body, version, { authorId: current.ownerId, savedAt }), byAnother);
    },
    { beforeWrite: (before) => versions.keep(before) },
  );
  await versions.keep(restored);
  return restored;
}
