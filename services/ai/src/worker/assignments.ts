import type { CompanyCard, ContentCard } from "@muhtawa/contracts";
import type { Generation } from "../domain/generation.ts";
import type { Briefs } from "../read-models/briefs.ts";
import type { Companies } from "../read-models/companies.ts";
import { type Assignment, type CompanyProfile, emptyBrief, withoutVoice } from "../writing/assignment.ts";
import { WritingFailure } from "../writing/writer.ts";
import type { DocumentTexts } from "./document-texts.ts";

export interface AssignmentSources {
  readonly companies: Companies;
  readonly briefs: Briefs;
  readonly documents: Pick<DocumentTexts, "of">;
}

/** The assignments of a generation, one a variant, with its company and brief as they are now. */
export async function assignmentsOf(
  generation: Generation,
  { companies, briefs, documents }: AssignmentSources,
): Promise<readonly Assignment[]> {
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
  return generation.withoutVoice ? assignments.map(withoutVoice) : assignments;
}

/** What a writer has no use for. */
function profileOf(company: CompanyCard | CompanyProfile): CompanyProfile {
  const { ownerId: _, businessActivityId: __, voiceToneFileId: ___, ...profile } = company as CompanyCard;
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
