import { badInput, readable, type RequestContext, requireActor, take } from "@muhtawa/service-kit";
import { companyTerms } from "@muhtawa/text-analysis";
import type { Catalog } from "../catalog.ts";
import type { ProofResult, QueryProofreadArgs } from "../graphql/generated/schema.ts";
import { loadersOf } from "../graphql/loaders.ts";
import { messages } from "../messages.ts";
import { levelOf } from "../proof/reading-level.ts";
import { proofreadText } from "../proof/proofread-text.ts";

const LONGEST_TEXT = 50_000;

export async function proofread(
  catalog: Pick<Catalog, "companies" | "projects" | "businessActivities" | "proofLimit">,
  context: RequestContext,
  args: QueryProofreadArgs,
): Promise<ProofResult> {
  const { text, locale, companyId } = args;
  const actor = requireActor(context);
  if (text.length > LONGEST_TEXT) throw badInput({ field: "text", message: messages.textTooLong });
  const company = companyId
    ? readable(actor, (await loadersOf(catalog, context).company.load(companyId)) ?? undefined, companyId)
    : undefined;
  await take(catalog.proofLimit, actor.id);
  const voiceRules = company?.brandVoice.rules ?? [];
  const allow = company ? companyTerms(company) : [];
  const proof = await proofreadText({ text, locale, voiceRules, allow, ...company?.orthography }, context);
  return {
    words: proof.words,
    total: proof.total,
    readability: { score: proof.ease, level: levelOf(proof.ease)[context.locale], wordsPerSentence: proof.wordsPerSentence },
    findings: proof.findings.map((finding) => ({
      ...finding,
      suggestions: [...finding.suggestions],
      reason: finding.reason[context.locale],
    })),
  };
}
