import { type Actor, DomainError, owned } from "@muhtawa/service-kit";
import type { Generation } from "../domain/generation.ts";
import { queueAgain } from "../domain/transitions.ts";
import type { Dispatcher } from "../jobs/dispatcher.ts";
import { messages } from "../messages.ts";
import type { OutputEnd } from "../output/output-end.ts";
import type { GenerationStore } from "../store/generation-store.ts";

export interface RetryPorts {
  readonly generations: GenerationStore;
  readonly dispatcher: Dispatcher;
  readonly outputEnd: OutputEnd;
}

/**
 * Writes a failed or stopped generation anew, under its own id. One that waits or runs already is answered as it is, so that a second
 * click does no harm; a complete one is CONFLICT.
 */
export async function retryGeneration({ generations, dispatcher, outputEnd }: RetryPorts, actor: Actor, id: string): Promise<Generation> {
  const found = owned(actor, await generations.find(id));
  if (found.status === "COMPLETED") throw new DomainError("CONFLICT", messages.alreadyCompleted);
  // First, so that no reader of the new attempt takes the old one's end for its own.
  if (found.status === "FAILED" || found.status === "STOPPED") await outputEnd.forget(id);
  const generation = await generations.update(id, queueAgain);
  void dispatcher.dispatch(actor.id);
  return generation;
}
