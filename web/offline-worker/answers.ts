import { APPLICATION_PAGE } from "./addresses.ts";
import { findKept, keepVisited } from "./kept-files.ts";

/** Milliseconds that a page waits for the network when there is one to show without it. */
const PATIENCE_MS = 5_000;

/** What a proxy says when there is no server behind it. */
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

/** The newest page when there is a network, the kept one when there is none. */
export async function pageAnswer(request: Request, home: boolean): Promise<Response> {
  // Both ways to write the address of the Arabic home page.
  const path = new URL(request.url).pathname.replace(/(.)\/$/, "$1");
  const kept = (home ? await findKept(path) : undefined) ?? (await findKept(APPLICATION_PAGE));
  try {
    const response = await (kept ? withPatience(fetch(request)) : fetch(request));
    if (kept && isAway(response)) return kept;
    if (home && response.status === 200 && !response.redirected) await keepVisited(path, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

export async function fileAnswer(request: Request, unchanging: boolean): Promise<Response> {
  const kept = await findKept(request.url);
  if (kept && unchanging) return kept;
  try {
    const response = await fetch(request);
    if (response.status === 200) await keepVisited(request.url, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

function withPatience(answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The network is too slow")), PATIENCE_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
