import { addressesOf, type Lookup } from "@muhtawa/service-kit/outbound";
import { createDownload } from "ai";
import { Agent, fetch as fetchBy, type RequestInit as RequestBy } from "undici";
import { checkedLookup, demandModelAddress } from "./endpoint-address.ts";

type Fetch = typeof globalThis.fetch;

/** Bytes of an answer; a picture of 40 megapixels in base64 stays below. */
const LARGEST_ANSWER = 64 * 1024 * 1024;
/** Bytes of a picture that is fetched from where an answer says it is. */
const LARGEST_PICTURE = 32 * 1024 * 1024;

const addressOf = (input: Parameters<Fetch>[0]) => new URL(input instanceof Request ? input.url : input);

const agentBy = (find: Lookup) => new Agent({ connect: { lookup: checkedLookup(find) } });
const agent = agentBy(addressesOf);

/**
 * How a model's endpoint is asked. Its address is checked as the connection is made. A redirect is refused, since a key would go along; an
 * answer has a largest size. What an answer only points to is fetched from the endpoint itself or from public addresses (checked in the same
 * way), without the key. `find`: another way to what stands for a name.
 */
export function endpointFetch(baseUrl: string | undefined, find?: Lookup): Fetch {
  const own = baseUrl === undefined ? undefined : new URL(baseUrl).origin;
  const download = createDownload({ maxBytes: LARGEST_PICTURE });
  const dispatcher = find ? agentBy(find) : agent;
  return async (input, init) => {
    const url = addressOf(input);
    const isQuestion = init?.method === "POST";
    if (!isQuestion && url.origin !== own) {
      const { data, mediaType } = await download({ url, ...(init?.signal ? { abortSignal: init.signal } : {}) });
      return new Response(new Uint8Array(data), { headers: { "content-type": mediaType ?? "application/octet-stream" } });
    }
    demandModelAddress(url);
    // undici's own fetch: the dispatcher is of the same release, which that of Node's global fetch may not be. The types differ in name only.
    const asked = { ...init, redirect: "error", dispatcher } as RequestBy;
    const response = (await fetchBy(url, asked)) as unknown as Response;
    const { status, statusText, headers } = response;
    const body = response.body?.pipeThrough(
      upTo(isQuestion ? LARGEST_ANSWER : LARGEST_PICTURE),
      init?.signal ? { signal: init.signal } : {},
    );
    return new Response(body, { status, statusText, headers: [...headers] });
  };
}

function upTo(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limit) controller.error(new Error(`an endpoint answered with more than ${limit} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
