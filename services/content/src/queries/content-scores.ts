import type { RequestContext } from "@muhtawa/service-kit";
import { SCORING, type TextScore } from "@muhtawa/text-analysis/score";
import { measured, type ScoredText } from "../analysis/measured.ts";
import type { Contents } from "../contents.ts";
import type { BodyDocument } from "../domain/body-document.ts";
import type { ContentRow } from "../domain/content.ts";
import { scoredPartsOf } from "../domain/parts.ts";
import { instructionsOf, yearOf } from "../domain/scored-brief.ts";
import type { CompanyVoice } from "../read-models/company-cards.ts";
import { bodiesOf, type Body } from "./bodies.ts";

/** The scores of contents, in their order, null for one without a text. Only what isn't cached is read and measured, one after the other. */
export async function contentScores(
  service: Pick<Contents, "contents" | "scores" | "companies">,
  context: RequestContext,
  rows: readonly ContentRow[],
): Promise<(TextScore | null | Error)[]> {
  const { companies, scores } = service;
  const written = rows.filter(({ bodyVersion }) => bodyVersion !== undefined);
  const voices = await companies.voicesOf([...new Set(written.map(({ companyId }) => companyId))]);
  const bases = new Map(written.map((row) => [row._id, basisOf(row, voices.get(row.companyId))]));
  const found: Map<string, TextScore | Error> = await scores.find(bases);
  const missing = new Map(written.filter(({ _id }) => !found.has(_id)).map((row) => [row._id, row]));
  for await (const { _id, body } of bodiesFor(service, [...missing.values()])) {
    const row = missing.get(_id);
    if (!row || body === undefined) continue;
    try {
      const score = await measured(scoredTextOf(row, body, voices.get(row.companyId)), context);
      if (score === null) continue;
      found.set(_id, score);
      await scores.keep([{ _id, basis: bases.get(_id) ?? "", score }]);
    } catch (error) {
      found.set(_id, error as Error);
    }
  }
  return rows.map(({ _id }) => found.get(_id) ?? null);
}

/** A row of a list comes without its body. */
async function* bodiesFor(service: Pick<Contents, "contents">, rows: readonly ContentRow[]): AsyncGenerator<Pick<Body, "_id" | "body">> {
  yield* rows.filter(({ bodyText }) => bodyText !== undefined);
  yield* bodiesOf(
    service,
    rows.filter(({ bodyText }) => bodyText === undefined).map(({ _id }) => _id),
  );
}

/** Another one whenever what is measured of the content, its company's voice or the way to measure is another. */
function basisOf(row: ContentRow, voice: CompanyVoice | undefined): string {
  return [SCORING, scoredPartsOf(row), yearOf(row), voice?.sourceVersion ?? 0].join(".");
}

/** What is measured when a content's brief is applied to a text. */
export function scoredTextOf(row: ContentRow, body: BodyDocument, voice: CompanyVoice | undefined): ScoredText {
  const { locale, type, level, title, keywords, internalLinks } = row;
  const brand = { brandName: voice?.brandName, rules: voice?.voiceRules ?? [] };
  return { locale, type, level, title, keywords, internalLinks, body, ...brand, instructions: instructionsOf(row), year: yearOf(row) };
}
