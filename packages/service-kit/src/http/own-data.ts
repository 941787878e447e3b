import { Readable } from "node:stream";
import { OWN_DATA, type OwnDataPart, ownDataPath, type OwnDataService } from "@muhtawa/contracts/own-data";
import { verifyContext } from "@muhtawa/contracts/internal-context";
import { requireActor } from "../authorise.ts";
import { unauthenticated } from "../errors.ts";
import { type RequestContext, withContext } from "../request-context.ts";
import { requestContext, type SubgraphOptions } from "./subgraph.ts";

/** A person's documents of one part, streamed. An error before the first document becomes the answer. */
export type OwnThings = (personId: string, context: RequestContext) => AsyncIterable<object> | Promise<AsyncIterable<object>>;

/**
 * Streams the caller's own documents to the gateway, with backpressure and whatever the caller's role. A connection that breaks tells the
 * gateway that the rest is missing.
 */
export function serveOwnData<Service extends OwnDataService>(
  { app, verifyToken, internalSecret }: Pick<SubgraphOptions, "app" | "verifyToken" | "internalSecret">,
  service: Service,
  things: Record<OwnDataPart<Service>, OwnThings>,
): void {
  for (const part of OWN_DATA[service] as readonly OwnDataPart<Service>[])
    app.get(ownDataPath(part), async (request, reply) => {
      if (!verifyContext(request.headers, internalSecret)) throw unauthenticated();
      const context = await requestContext(request, { verifyToken, internalSecret });
      const { id } = requireActor(context);
      const found = await withContext(context, async () => things[part](id, context));
      return reply
        .type("application/x-ndjson")
        .header("cache-control", "no-store")
        .send(Readable.from(jsonLines(found), { highWaterMark: 1 }));
    });
}

/** A JSON document on each line. */
export async function* jsonLines(things: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const thing of things) yield `${JSON.stringify(thing)}\n`;
}
