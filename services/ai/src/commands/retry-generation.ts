import { type Actor, DomainError, owned, take } from "@muhtawa/service-kit";
import type { Generation } from "../domain/generation.ts";
import { queueAgain } from "../domain/transitions.ts";
import type { Dispatcher } from "../jobs/dispatcher.ts";
import { messages } from "../messages.ts";
import type { OutputEnd } from "../output/output-end.ts";
import type { UsageLedger } from "../store/usage-ledger.ts";
import type { Settlement } from "../usage/settlement.ts";
import { demandWaitingRoom, type WaitingPorts } from "./demand-waiting-room.ts";
import type { MayGenerate } from "./may-generate.ts";
import type { PagePorts } from "./propose-brand.ts";
import type { ResearchPorts } from "./research-content.ts";
import type { RequestPorts } from "./request-generation.ts";

export interface RetryPorts extends WaitingPorts, Pick<PagePorts, "pages">, Pick<ResearchPorts, "researches"> {
  readonly ledger: UsageLedger;
  readonly quotaOf: RequestPorts["quotaOf"];
  readonly settlement: Settlement;
  readonly dispatcher: Dispatcher;
  readonly outputEnd: OutputEnd;
  readonly mayGenerate: MayGenerate;
}

/**
 * Writes a failed or stopped generation anew, under its own id. One that waits or runs already is answered as it is, so that a second
 * click does no harm; a complete one is CONFLICT.
 */
export async function retryGeneration(ports: RetryPorts, actor: Actor, id: string): Promise<Generation> {
  const { generations, dispatcher, outputEnd, ledger, quotaOf, settlement } = ports;
  const found = owned(actor, await generations.find(id));
  if (found.status === "COMPLETED") throw new DomainError("CONFLICT", messages.alreadyCompleted);
  if (found.status !== "FAILED" && found.status !== "STOPPED") return found;
  await ports.mayGenerate(actor);
  await demandWaitingRoom(ports, actor.id);
  if (found.source?.from === "PAGE") await take(ports.pages, actor.id);
  if (found.research) await take(ports.researches, actor.id);
  await settlement.settle(found);
  const round = (found.round ?? 1) + 1;
  const { tokens = 0, images = 0 } = found.hold ?? {};
  const hold = await ledger.reserve(actor.id, id, { tokens, images }, quotaOf(actor.role));
  // Before the new attempt: its readers must not find the previous attempt's end in the stream.
  await outputEnd.forget(id);
  const generation = await generations.update(id, (current) => queueAgain(current, round, hold));
  // A concurrent retry came first.
  if (generation.hold?.key !== hold.key) await ledger.refund(hold);
  void dispatcher.dispatch(actor.id);
  return generation;
}
