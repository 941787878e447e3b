import { Agent, fetch as fetchBy } from "undici";
import { z } from "zod";
import { Answered } from "../brand/answered.ts";
import { bodyUpTo } from "../brand/body-up-to.ts";
import { readableLine } from "../brand/brand-source.ts";
import type { ResearchSource } from "./research.ts";
import { ToolProblem } from "./tool-problem.ts";

export interface Found extends ResearchSource {
  readonly text: string;
}

export interface SearchAnswer {
  readonly results: readonly Found[];
  readonly suggestions: readonly string[];
}

export interface SearchOptions {
  /** Of an installation of SearXNG, or of what speaks as it does. */
  readonly url: string;
  /** Whether a result is kept. */
  readonly mayRead: (url: URL) => boolean;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Bytes. */
const LARGEST_ANSWER = 1024 * 1024;
const MOST_RESULTS = 6;
const MOST_SUGGESTIONS = 15;
const LONGEST_TEXT = 400;

const result = z.object({ url: z.string(), title: z.string().nullish(), content: z.string().nullish() });
const answer = z.object({
  // one that can't be read is left out, and takes none of the others with it
  results: z.array(result.nullable().catch(null)),
  suggestions: z.array(z.string()).nullish(),
});

/** With these a search says no: 403 is SearXNG's own where `json` isn't among its formats. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404, 405, 406, 429]);

/** Asks a search engine; throws a ToolProblem. A redirect is refused: the address is the operator's, and only that one. */
export async function searchWeb(query: string, locale: string, options: SearchOptions, stop: AbortSignal): Promise<SearchAnswer> {
  const dispatcher = new Agent({ maxHeaderSize: 16_384, pipelining: 0 });
  const signal = AbortSignal.any([stop, AbortSignal.timeout(options.timeout)]);
  try {
    const response = await fetchBy(addressFor(query, locale, options.url), {
      redirect: "error",
      dispatcher,
      signal,
      headers: { accept: "application/json", "user-agent": "Muhtawa" },
    });
    const { ok, status } = response;
    if (!ok) throw new ToolProblem(REFUSALS.has(status) ? "SEARCH_REFUSED" : "UNREACHABLE", new Answered(status));
    const body = await bodyUpTo(
      LARGEST_ANSWER,
      response,
      () => new ToolProblem("TOO_LARGE", new Error(`more than ${LARGEST_ANSWER} bytes`)),
    );
    return shown(parsed(body.toString("utf8")), options.mayRead);
  } catch (error) {
    stop.throwIfAborted();
    throw error instanceof ToolProblem ? error : new ToolProblem("UNREACHABLE", error);
  } finally {
    await dispatcher.destroy();
  }
}

function addressFor(query: string, locale: string, base: string): URL {
  const address = new URL("search", base.endsWith("/") ? base : `${base}/`);
  address.search = new URLSearchParams({ q: query, format: "json", language: locale, safesearch: "1" }).toString();
  return address;
}

function parsed(body: string): z.infer<typeof answer> {
  try {
    return answer.parse(JSON.parse(body));
  } catch (error) {
    throw new ToolProblem("NOT_READABLE", error);
  }
}

const line = (text: string | null | undefined, most: number) =>
  readableLine((text ?? "").slice(0, most * 2))
    .slice(0, most)
    .toWellFormed();

function shown({ results, suggestions }: z.infer<typeof answer>, mayRead: SearchOptions["mayRead"]): SearchAnswer {
  const kept = new Map<string, Found>();
  for (const one of results) {
    if (kept.size >= MOST_RESULTS) break;
    if (!one) continue;
    const { url: given, title, content } = one;
    const url = given.length > 2_048 ? undefined : URL.parse(given);
    if (!url || !mayRead(url)) continue;
    const address = url.href;
    if (!kept.has(address)) kept.set(address, { address, title: line(title, 200) || address, text: line(content, LONGEST_TEXT) });
  }
  const words = (suggestions ?? []).slice(0, MOST_SUGGESTIONS).map((suggestion) => line(suggestion, 120));
  return { results: [...kept.values()], suggestions: [...new Set(words.filter((one) => one !== ""))] };
}
