import type { CompanyCard, ContentCard } from "@muhtawa/contracts";
import { type BrandSource, languageOf } from "../brand/brand-source.ts";
import type { Generation } from "../domain/generation.ts";
import type { Briefs } from "../read-models/briefs.ts";
import type { Companies } from "../read-models/companies.ts";
import { type Assignment, type CompanyProfile, emptyBrief, emptyCompany, withoutVoice } from "../writing/assignment.ts";
import { WritingFailure } from "../writing/writer.ts";
import type { DocumentTexts } from "./document-texts.ts";
import type { ReadSource } from "./read-source.ts";

export interface AssignmentSources {
  readonly companies: Companies;
  readonly briefs: Briefs;
  readonly documents: Pick<DocumentTexts, "of">;
  readonly readSource: ReadSource;
}

/** The assignments of a generation, one a variant, with its company and brief as they are now. */
export async function assignmentsOf(
  generation: Generation,
  { companies, briefs, documents, readSource }: AssignmentSources,
  signal: AbortSignal,
): Promise<readonly Assignment[]> {
  if (generation.source) return [await proposalOf(generation, generation.source, { readSource }, signal)];
  const [company, content] = await Promise.all([
    generation.companyId ? companies.find(generation.companyId) : generation.company,
    generation.contentId ? briefs.find(generation.contentId) : undefined,
  ]);
  if (!company || (generation.contentId && !content)) throw new WritingFailure("companyGone");
  const { voiceToneFileId } = company;
  const toneFile = voiceToneFileId && (await documents.of({ id: voiceToneFileId, ownerId: generation.ownerId }));
  const assignments = Array.from({ length: generation.variantCount }, (_, variant) => ({
    kind: generation.kind,
    locale: generation.locale,
    company: profileOf(company),
    toneFile,
    brief: content ? briefOf(content) : emptyBrief,
    field: generation.field,
    prompt: generation.prompt,
    selection: generation.selection,
    tone: generation.tone,
    style: generation.style,
    length: generation.length,
    temperature: generation.temperature,
    variant: generation.take * generation.variantCount + variant,
  }));
  return generation.withoutVoice || generation.research ? assignments.map(withoutVoice) : assignments;
}

/** What a company says of itself elsewhere is proposed as it is: by no voice, and in its own language. */
async function proposalOf(
  generation: Generation,
  named: BrandSource,
  { readSource }: Pick<AssignmentSources, "readSource">,
  signal: AbortSignal,
): Promise<Assignment> {
  const { kind, length } = generation;
  const source = await readSource(generation, named, signal);
  return { kind, length, source, locale: languageOf(source), company: emptyCompany, brief: emptyBrief, variant: 0 };
}

/** What a writer has no use for. */
function profileOf(company: CompanyCard | CompanyProfile): CompanyProfile {
  const { ownerId: _, businessActivityId: __, voiceToneFileId: ___, logo: ____, ...profile } = company as CompanyCard;
  return profile;
}

/** Where a content stands is no part of what to write. */
function briefOf(card: ContentCard) {
  const {
    ownerId: _,
    companyId: __,
    projectId: ___,
    locale: ____,
    view: _____,
    stage: ______,
    status: _______,
    createdAt: ________,
    ...brief
  } = card;
  return brief;
}
