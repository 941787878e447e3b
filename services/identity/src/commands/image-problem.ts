import { awaitCard, type FieldProblem, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { mediaIdOf } from "../domain/profile-fields.ts";
import type { Identity } from "../identity.ts";
import { messages } from "../messages.ts";

/** What is wrong with a picture that the caller wants an account to have: it must be theirs. */
export async function imageProblem(
  { mediaOwners }: Identity,
  context: RequestContext,
  image: string | null | undefined,
): Promise<FieldProblem | undefined> {
  const id = mediaIdOf(image ?? "");
  if (id === undefined) return undefined;
  const actor = requireActor(context);
  const media = await awaitCard(id, actor.id, () => mediaOwners.find(id));
  if (media && !media.deleted && media.kind === "IMAGE" && media.ownerId === actor.id) return undefined;
  return { field: "image", message: messages.imageNotUploaded };
}
