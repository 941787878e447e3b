import type { Lookup } from "@muhtawa/service-kit/outbound";
import { scoreOf } from "@muhtawa/text-analysis/score";
import { allOf, type SourceText } from "../brand/brand-source.ts";
import { pageProblem } from "../brand/page-address.ts";
import { readAddress } from "../brand/page-reader.ts";
import { facts } from "../prompts/fence.ts";
import { type Assignment, rulesFor } from "../writing/assignment.ts";
import { WritingFailure } from "../writing/writer.ts";
import { TOOL_OF, type ToolCall } from "./calls.ts";
import { draftDocument } from "./draft-document.ts";
import type { Investigation } from "./investigation.ts";
import { PagePermission } from "./page-permission.ts";
import type { ResearchSource, ResearchStep, ResearchTool, StepProblem } from "./research.ts";
import { wordsOfBrief } from "./suggestions.ts";
import { failureOf, ToolProblem } from "./tool-problem.ts";
import { searchWeb, type SearchAnswer } from "./web-search.ts";

export interface ToolSettings {
  /** Where a search engine is asked; without it there is no search. */
  readonly searchUrl?: string | undefined;
  /** Whose pages may be read beside those that a search returns. */
  readonly hosts: readonly string[];
  /** Whether pages of listed hosts may stand in private networks; what only a search brings never may. */
  readonly privatePages: boolean;
  /** What names stand for; the machine's own answer, unless given. */
  readonly find?: Lookup | undefined;
  /** Milliseconds for one search or page. */
  readonly timeout: number;
}

/** What one use of a tool gave: the step as people see it, and what the model is told, which is data. */
export interface ToolResult {
  readonly step: ResearchStep;
  readonly told: string;
}

/** A page or an excerpt, by which a claim can be held against what was really read. */
export interface ReadText extends ResearchSource {
  readonly text: string;
}

/** Of a page, in UTF-16 code units. */
const MOST_READ = 6_000;

const PROBLEM_OF: Partial<Record<WritingFailure["reason"], StepProblem>> = {
  sourceRefused: "NOT_ALLOWED",
  sourceTooLarge: "TOO_LARGE",
  sourceNotText: "NOT_READABLE",
  sourceEmpty: "NOTHING_FOUND",
};

/** The tools of one research, with what they have read in it. */
export class Toolbox {
  readonly #settings: ToolSettings;
  readonly #assignment: Assignment;
  readonly #warn: Investigation["warn"];
  readonly #permission: PagePermission;
  readonly #read = new Map<string, ReadText>();

  constructor({ tools: settings, warn }: Pick<Investigation, "tools" | "warn">, assignment: Assignment) {
    this.#settings = settings;
    this.#warn = warn;
    this.#assignment = assignment;
    this.#permission = new PagePermission(settings.hosts);
  }

  get tools(): readonly ResearchTool[] {
    const { searchUrl, hosts } = this.#settings;
    return [
      ...(searchUrl ? (["SEARCH"] as const) : []),
      ...(searchUrl || hosts.length > 0 ? (["READ_PAGE"] as const) : []),
      "SUGGEST_KEYWORDS",
      "SCORE",
    ];
  }

  /** Whose pages may be read unasked. */
  get hosts(): readonly string[] {
    return this.#settings.hosts;
  }

  /** What was read under an address; a claim may name nothing else. */
  readAt(address: string): ReadText | undefined {
    return this.#read.get(URL.parse(address)?.href ?? "");
  }

  /** Uses a tool. What goes wrong is part of the result; throws only when stopped. */
  async use(call: ToolCall, signal: AbortSignal): Promise<ToolResult> {
    const asked = askedBy(call);
    try {
      const { found, sources, told } = await this.#result(call, signal);
      return { step: { tool: TOOL_OF[call.tool], asked, found, sources }, told };
    } catch (error) {
      signal.throwIfAborted();
      const problem = error instanceof ToolProblem ? error.problem : "UNREACHABLE";
      const failure = failureOf(TOOL_OF[call.tool], error, this.#hostOf(call));
      if (failure) this.#warn(failure);
      return { step: { tool: TOOL_OF[call.tool], asked, found: [], sources: [], problem }, told: `problem: ${problem}` };
    }
  }

  /** Who was asked. */
  #hostOf(call: ToolCall): string | undefined {
    return URL.parse(call.tool === "read_page" ? call.address : (this.#settings.searchUrl ?? ""))?.host;
  }

  async #result(call: ToolCall, signal: AbortSignal): Promise<Pick<ResearchStep, "found" | "sources"> & { told: string }> {
    switch (call.tool) {
      case "search": {
        const { results, suggestions } = await this.#search(call.query, signal);
        if (results.length === 0) throw new ToolProblem("NOTHING_FOUND");
        const told = [...results.map((one) => facts({ ...one })), facts({ suggestions })].join("\n\n");
        return { found: suggestions, sources: results.map(({ address, title }) => ({ address, title })), told };
      }
      case "read_page": {
        const page = await this.#page(call.address, signal);
        return { found: [], sources: [{ address: page.address, title: page.title }], told: page.text };
      }
      case "suggest_keywords": {
        const found = await this.#suggest(call.phrase, signal);
        if (found.length === 0) throw new ToolProblem("NOTHING_FOUND");
        return { found, sources: [], told: found.join("\n") };
      }
      case "score":
        return this.#score(call.keyphrase, call.text ?? this.#assignment.selection ?? "");
    }
  }

  async #search(query: string, signal: AbortSignal): Promise<SearchAnswer> {
    const { searchUrl: url, timeout } = this.#settings;
    if (!url) throw new ToolProblem("NOT_SET_UP");
    const answer = await searchWeb(query, this.#assignment.locale, { url, timeout, mayRead: (found) => !this.#problemOf(found) }, signal);
    for (const result of answer.results) {
      this.#permission.found(result.address);
      if (!this.#read.has(result.address)) this.#read.set(result.address, result);
    }
    return answer;
  }

  async #page(address: string, signal: AbortSignal): Promise<ReadText> {
    const { searchUrl, hosts, timeout, find } = this.#settings;
    if (!searchUrl && hosts.length === 0) throw new ToolProblem("NOT_SET_UP");
    const url = URL.parse(address);
    if (!url || this.#problemOf(url) || !this.#permission.allows(url)) throw new ToolProblem("NOT_ALLOWED");
    const isPrivate = this.#mayBePrivate(url);
    // From where a private address is read nothing may lead to a host that has only been found.
    const leadsTo = (next: URL) => (isPrivate ? this.#permission.names(next) : this.#permission.leadsTo(next));
    const source = await readAddress(url.href, { privatePages: isPrivate, timeout, find, leadsTo }, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new ToolProblem((error instanceof WritingFailure && PROBLEM_OF[error.reason]) || "UNREACHABLE", error);
    });
    if (!("passages" in source)) throw new ToolProblem("NOT_READABLE");
    const page = { address: url.href, title: titleOf(source) ?? url.host, text: allOf(source).slice(0, MOST_READ).toWellFormed() };
    const excerpt = this.#read.get(page.address)?.text ?? "";
    this.#read.set(page.address, { ...page, text: `${page.text}\n${excerpt}` });
    return page;
  }

  #mayBePrivate(url: URL): boolean {
    return this.#settings.privatePages && this.#permission.names(url);
  }

  #problemOf(url: URL) {
    return pageProblem(url.href, this.#mayBePrivate(url));
  }

  async #suggest(phrase: string, signal: AbortSignal): Promise<readonly string[]> {
    const own = wordsOfBrief(this.#assignment.brief);
    if (!this.#settings.searchUrl) return own;
    const { suggestions } = await this.#search(phrase, signal);
    return suggestions.length > 0 ? suggestions : own;
  }

  #score(keyphrase: string, text: string) {
    const { brief, locale, company } = this.#assignment;
    const score = scoreOf({
      locale,
      type: brief.type,
      title: brief.title ?? "",
      keywords: [keyphrase, ...brief.keywords.filter((keyword) => keyword !== keyphrase)],
      brandName: company.brandName,
      internalLinks: [],
      rules: rulesFor(this.#assignment),
      body: draftDocument(text),
    });
    if (!score) throw new ToolProblem("NOTHING_FOUND");
    const { seo, geo, readability, checks } = score;
    const found = [`SEO ${seo}`, `GEO ${geo}`];
    const toMend = checks.filter(({ passed }) => !passed).map(({ message }) => message[locale]);
    return { found, sources: [], told: [...found, `readability ${readability}`, ...toMend].join("\n") };
  }
}

const titleOf = ({ passages }: SourceText) =>
  passages
    .find(({ place }) => place === "TITLE")
    ?.text.slice(0, 200)
    .toWellFormed();

function askedBy(call: ToolCall): string {
  if (call.tool === "search") return call.query;
  if (call.tool === "read_page") return call.address;
  return call.tool === "score" ? call.keyphrase : call.phrase;
}
