import { mediaIdIn } from "@muhtawa/contracts";
import { type FieldProblem, MESSAGES, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Identity } from "../identity.ts";

/** What is wrong with a picture that the caller wants an account to have: it must be theirs. */
export async function imageProblem(
  { mediaOwners }: Pick<Identity, "mediaOwners">,
  context: RequestContext,
  image: string | null | undefined,
): Promise<FieldProblem | undefined> {
  const address = image?.trim();
  // The other checks of the profile say what is no address of a file.
  if (mediaIdIn(address) === undefined) return undefined;
  return (await mediaOwners.isOwnImage(requireActor(context).id, address))
    ? undefined
    : { field: "image", message: MESSAGES.imageNotUploaded };
}
