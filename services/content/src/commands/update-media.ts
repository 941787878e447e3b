import { optionalText, owned, parseInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { z } from "zod";
import type { Contents } from "../contents.ts";
import { ALT_LENGTH, type Media } from "../domain/media.ts";
import type { MutationUpdateMediaArgs } from "../graphql/generated/schema.ts";

const description = z.object({ alt: optionalText(ALT_LENGTH) });

/** A file's owner says what it shows; wherever it is used without words of its own, these stand. */
export async function updateMedia(
  { media }: Pick<Contents, "media">,
  context: RequestContext,
  { id, alt: given, expectedVersion }: MutationUpdateMediaArgs,
): Promise<Media> {
  const actor = requireActor(context);
  const known = owned(actor, await media.find(id));
  if (given === undefined) return known;
  const { alt } = parseInput(description, { alt: given });
  return media.update(id, (current) => (current.alt === alt ? undefined : { state: { ...current, alt } }), { expectedVersion });
}
