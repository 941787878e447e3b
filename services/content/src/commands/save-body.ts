import type { RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { checkBeside } from "../domain/body-pictures.ts";
import { leavesVersion } from "../domain/body-version.ts";
import { type Content, type ContentState, bodySaved } from "../domain/content.ts";
import { checkSourceVersion } from "./check-source-version.ts";
import { demandUnchanged } from "../domain/parts.ts";
import { reviewedAgain } from "../domain/status.ts";
import { parseBodyInput } from "../domain/stage-input.ts";
import type { MutationSaveContentBodyArgs } from "../graphql/generated/schema.ts";
import { checkGenerations } from "./check-generations.ts";
import { checkPictures } from "./check-pictures.ts";
import { ownContent } from "./own-content.ts";
import { versionBytes } from "./text-bytes.ts";

export async function saveBody(
  service: Pick<Contents, "contents" | "versions" | "room" | "companies" | "generations" | "media">,
  context: RequestContext,
  { id, input }: MutationSaveContentBodyArgs,
): Promise<Content> {
  const { content: current, byAnother } = await ownContent(service, context, id);
  const { expectedVersion, checkpoint, sourceVersion } = input;
  const { body, pictureIds, sources: claims } = parseBodyInput({ ...input });
  const sources = await checkGenerations(service, current.ownerId, current.companyId, claims);
  if (pictureIds) checkBeside(pictureIds, body === undefined ? current.body : (body ?? undefined));
  await checkPictures(service, current, { body, pictureIds });
  if (sourceVersion != null) await checkSourceVersion(service, current, sourceVersion);
  if (body) await service.room.take(current.ownerId, versionBytes(body));
  const savedAt = new Date();
  const decide = (before: Content) => {
    demandUnchanged(
      before,
      [...(body === undefined ? [] : (["body"] as const)), ...(pictureIds ? (["pictures"] as const) : [])],
      expectedVersion,
    );
    const madeFrom = (content: ContentState): ContentState =>
      sourceVersion != null && content.derivedFrom
        ? { ...content, derivedFrom: { ...content.derivedFrom, version: sourceVersion } }
        : content;
    if (body === undefined && pictureIds === undefined) return { state: madeFrom(before) };
    const { state, facts } = bodySaved(before, {
      body,
      pictureIds,
      sources,
      authorId: current.ownerId,
      savedAt,
      isCheckpoint: checkpoint ?? true,
      isInformed: expectedVersion != null,
    });
    return reviewedAgain(before, { state: madeFrom(state), ...(facts && { facts }) }, byAnother);
  };
  const content = await service.contents.update(id, decide, {
    async beforeWrite(before, after) {
      // From here on the content no longer has this version.
      if (leavesVersion(before, after)) await service.versions.keep(before);
    },
  });
  if (!content.bodyVersion?.open) await service.versions.keep(content);
  return content;
}
