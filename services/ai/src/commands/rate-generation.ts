import { type Actor, DomainError, optionalText, owned, parseInput, present } from "@muhtawa/service-kit";
import { z } from "zod";
import { type Generation, isFinished } from "../domain/generation.ts";
import { rate } from "../domain/transitions.ts";
import { messages } from "../messages.ts";
import type { GenerationStore } from "../store/generation-store.ts";

const rating = z.object({ useful: z.boolean(), note: optionalText(2000) });

/** Keeps what its owner thinks of a finished generation; a second rating replaces the first. */
export async function rateGeneration(generations: GenerationStore, actor: Actor, { id, ...given }: { id: string }): Promise<Generation> {
  const parsed = parseInput(rating, given);
  const found = owned(actor, await generations.find(id));
  if (!isFinished(found)) throw new DomainError("CONFLICT", messages.notFinished);
  return generations.update(id, (current) => rate(current, present(parsed)));
}
