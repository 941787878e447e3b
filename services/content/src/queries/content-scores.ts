import { setImmediate as othersTurn } from "node:timers/promises";
import { SCORING, scoreOf, type TextScore } from "@muhtawa/text-analysis";
import type { Contents } from "../contents.ts";
import type { Content, ContentRow } from "../domain/content.ts";
import { partVersionsOf } from "../domain/parts.ts";
import type { CompanyVoice } from "../read-models/company-cards.ts";
import type { CachedScore } from "../store/score-cache.ts";

type Body = Pick<Content, "_id" | "body">;

/** The scores of contents, in their order, null for one without a text. Only what isn't cached is read and measured. */
export async function contentScores(
  { companies, scores }: Contents,
  rows: readonly ContentRow[],
  bodiesOf: (ids: string[]) => Promise<readonly (Body | Error)[]>,
): Promise<(TextScore | null)[]> {
  const written = rows.filter(({ bodyVersion }) => bodyVersion !== undefined);
  const voices = await companies.voicesOf([...new Set(written.map(({ companyId }) => companyId))]);
  const bases = new Map(written.map((row) => [row._id, basisOf(row, voices.get(row.companyId))]));
  const cached = await scores.find(bases);
  const missing = written.filter(({ _id }) => !cached.has(_id));
  const unread = missing.filter(({ bodyText }) => bodyText === undefined).map(({ _id }) => _id);
  const bodies = new Map([...missing, ...(await bodiesOf(unread)).filter(isBody)].map(({ _id, body }) => [_id, body]));
  const made: CachedScore[] = [];
  for (const row of missing) {
    const score = measure(row, bodies.get(row._id), voices.get(row.companyId));
    if (score === null) continue;
    cached.set(row._id, score);
    made.push({ _id: row._id, basis: bases.get(row._id) ?? "", score });
    await othersTurn();
  }
  await scores.keep(made);
  return rows.map(({ _id }) => cached.get(_id) ?? null);
}

const isBody = (body: Body | Error): body is Body => !(body instanceof Error);

/** Another one whenever what is measured of the content, its company's voice or the way to measure is another. */
function basisOf(row: ContentRow, voice: CompanyVoice | undefined): string {
  const { needs, objectives, body } = partVersionsOf(row);
  return [SCORING, needs, objectives, body, voice?.sourceVersion ?? 0].join(".");
}

function measure(row: ContentRow, body: Content["body"], voice: CompanyVoice | undefined): TextScore | null {
  if (body === undefined) return null;
  const { locale, type, level, title, keywords, internalLinks } = row;
  return scoreOf({
    locale,
    type,
    level,
    title,
    keywords,
    internalLinks,
    body,
    brandName: voice?.brandName,
    rules: voice?.voiceRules ?? [],
  });
}
