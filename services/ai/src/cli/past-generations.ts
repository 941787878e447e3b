import { json } from "node:stream/consumers";
import { PAST_GENERATIONS_SUBJECT, pastGenerations, pastGenerationsAnswer } from "@muhtawa/contracts/past-generations";
import { onBroker } from "@muhtawa/service-kit/cli/broker";
import { z } from "zod";

/** Milliseconds that the generations of one company may take. */
const LONGEST = 60_000;

/** An operator's command: has the running ai service take in what stands on the standard input, generations of the past of each company. */
const asked = z.array(z.unknown()).parse(await json(process.stdin));
await onBroker(async (nats) => {
  const take = async (one: unknown) => {
    const { companyId } = pastGenerations.parse(one);
    const answer = pastGenerationsAnswer.parse(
      (await nats.request(PAST_GENERATIONS_SUBJECT, JSON.stringify(one), { timeout: LONGEST })).json(),
    );
    if ("failure" in answer) throw new Error(`The past of ${companyId} was not taken in: ${answer.failure}`);
    process.stdout.write(`${companyId}: ${answer.taken} generations of the past are taken in\n`);
  };
  const ends = await Promise.allSettled(asked.map(take));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
});
