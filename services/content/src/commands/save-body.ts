import type { RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { type Content, saveBody as saved } from "../domain/content.ts";
import { parseBodyInput } from "../domain/stage-input.ts";
import type { MutationSaveContentBodyArgs } from "../graphql/generated/schema.ts";
import { checkGenerations } from "./check-generations.ts";
import { checkPictures } from "./check-pictures.ts";
import { ownContent } from "./own-content.ts";

export async function saveBody(service: Contents, context: RequestContext, { id, input }: MutationSaveContentBodyArgs): Promise<Content> {
  const current = await ownContent(service, context, id);
  const { body, pictureIds, sources } = parseBodyInput({ ...input });
  await checkGenerations(service, current.ownerId, current.companyId, sources);
  await checkPictures(service, current, { body, pictureIds });
  const content = await service.contents.update(
    id,
    async (before) => {
      if (body === undefined && pictureIds === undefined) return undefined;
      // Its saver may have died before keeping it. From here on the content no longer has this version.
      await service.versions.keep(before);
      return saved(before, { body, pictureIds, sources, authorId: current.ownerId, savedAt: new Date() });
    },
    { expectedVersion: input.expectedVersion },
  );
  await service.versions.keep(content);
  return content;
}
