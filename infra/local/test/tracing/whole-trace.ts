import { randomBytes } from "node:crypto";
import { expect } from "@jest/globals";
import type { CollectedSpan, SpanCollector } from "@muhtawa/testkit";

const WISH = "A wish that no span may hold";

const REQUEST = /* GraphQL */ `
  mutation Ask($input: GenerationInput!) {
    requestGeneration(input: $input) {
      generation {
        id
      }
    }
  }
`;

/** Asks for a generation as a page does, and looks at the one trace of all that this causes in every process. */
export async function expectWholeTrace(address: string, token: string, collector: SpanCollector): Promise<void> {
  const traceId = randomBytes(16).toString("hex");
  const answer = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      traceparent: `00-${traceId}-${randomBytes(8).toString("hex")}-00`,
    },
    body: JSON.stringify({
      query: REQUEST,
      variables: { input: { kind: "FIELD", field: "vision", company: { brandName: "Nameless" }, prompt: WISH, options: {} } },
    }),
  });
  expect(await answer.json()).toMatchObject({ data: { requestGeneration: { generation: { id: expect.any(String) } } } });

  const spans = await collector.trace(
    traceId,
    "gateway: mutation requestGeneration",
    "ai: store generations",
    "ai-worker: write generation",
    "site: handle ai.generation.finished",
  );
  expect(wayUp(spans, "site: handle ai.generation.finished")).toEqual([
    "site: handle ai.generation.finished",
    "ai-worker: publish ai.generation.finished",
    "ai-worker: store generations",
    "ai-worker: write generation",
    "ai: POST /graphql",
    "gateway: ask ai",
    "gateway: mutation requestGeneration",
  ]);
  for (const secret of [WISH, "Nameless", token, "demo@muhtawa.local", "Bearer"]) expect(collector.everything()).not.toContain(secret);
}

/** From a span up to the first one; without those that the gateway's framework puts in between. */
function wayUp(spans: readonly CollectedSpan[], from: string): string[] {
  const nameOf = ({ service, name }: CollectedSpan) => `${service}: ${name}`;
  const way: string[] = [];
  for (let span = spans.find((one) => nameOf(one) === from); span; span = spans.find(({ spanId }) => spanId === span?.parentSpanId))
    way.push(nameOf(span));
  return way.filter((name) => !name.startsWith("gateway: gateway."));
}
