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
  // Addresses that aren't of an uploaded file are refused by the profile's other checks.
  if (mediaIdIn(address) === undefined) return undefined;
  return (await mediaOwners.isOwnImage(requireActor(context).id, address))
    ? undefined
    : { field: "image", message: MESSAGES.imageNotUploaded };
}
