import { z } from "zod";
import { FINDING_KINDS, type ResearchTool } from "./research.ts";

const words = (most: number) => z.string().trim().min(1).max(most);

const finding = z.object({
  kind: z.enum(FINDING_KINDS),
  value: words(500),
  source: z.string().trim().max(2_048).nullish(),
  quote: z.string().trim().max(1_000).nullish(),
});
export type ProposedFinding = z.infer<typeof finding>;

const search = z.strictObject({ tool: z.literal("search"), query: words(200) });
const readPage = z.strictObject({ tool: z.literal("read_page"), address: words(2_048) });
const suggestKeywords = z.strictObject({ tool: z.literal("suggest_keywords"), phrase: words(200) });
const score = z.strictObject({ tool: z.literal("score"), keyphrase: words(200), text: z.string().trim().max(20_000).nullish() });

const MOST_FINDINGS = 40;
/** One that can't be read is left out, and takes none of the others with it. */
const answer = z.strictObject({
  findings: z
    .array(finding.nullable().catch(null))
    .max(MOST_FINDINGS)
    .transform((all) => all.filter((one) => one !== null))
    .refine((all) => all.length > 0, "none of them can be used"),
});

const call = z.discriminatedUnion("tool", [search, readPage, suggestKeywords, score]);
export type ToolCall = z.infer<typeof call>;

export const TOOL_OF: Readonly<Record<ToolCall["tool"], ResearchTool>> = {
  search: "SEARCH",
  read_page: "READ_PAGE",
  suggest_keywords: "SUGGEST_KEYWORDS",
  score: "SCORE",
};

/** How each is described to a model. */
export const TOOL_SHAPES: Readonly<Record<ResearchTool, string>> = {
  SEARCH: '{"tool": "search", "query": "…"} searches the web',
  READ_PAGE: '{"tool": "read_page", "address": "…"} reads one page: an address that a search returned, or of a host that is named to you',
  SUGGEST_KEYWORDS: '{"tool": "suggest_keywords", "phrase": "…"} names what people search for around a phrase',
  SCORE:
    '{"tool": "score", "keyphrase": "…", "text": "…"} measures a draft for a keyphrase; without "text" the draft that there is, if any',
};

export const ANSWER_SHAPE =
  '{"findings": [{"kind": "KEYPHRASE | KEYWORD | QUESTION | TOPIC | CLAIM", "value": "…", "source": "address, of a claim", "quote": "words of that page, of a claim"}]}';

export type Turn =
  | { readonly call: ToolCall }
  | { readonly findings: readonly ProposedFinding[] }
  /** What is wrong, in words a model understands. */
  | { readonly problem: string };

/** What a model's turn says: one call or the findings. Nothing else of it counts. */
export function readTurn(said: string): Turn {
  const start = said.indexOf("{");
  const end = said.lastIndexOf("}");
  try {
    const value: unknown = JSON.parse(said.slice(Math.max(0, start), end + 1));
    const isAnswer = typeof value === "object" && value !== null && "findings" in value;
    const read = isAnswer ? answer.safeParse(value) : call.safeParse(value);
    if (!read.success)
      return {
        problem: read.error.issues
          .slice(0, 5)
          .map(({ path, message }) => `${path.join(".") || "answer"}: ${message}`)
          .join("; "),
      };
    return "findings" in read.data ? { findings: read.data.findings } : { call: read.data };
  } catch {
    return { problem: "it isn't one JSON object" };
  }
}
