import type { RequestContext } from "@muhtawa/service-kit";
import { overallOf, SCORING } from "@muhtawa/text-analysis/score";
import { measured } from "../analysis/measured.ts";
import type { Contents } from "../contents.ts";
import type { ContentRow } from "../domain/content.ts";
import { briefPartsOf } from "../domain/parts.ts";
import { yearOf } from "../domain/scored-brief.ts";
import type { CompanyVoice } from "../read-models/company-cards.ts";
import type { Version } from "../store/version-store.ts";
import { scoredTextOf } from "./content-scores.ts";

/** Texts that are measured because a request asks for their scores. */
const MEASURED_AT_ONCE = 10;
/** Milliseconds after which no further one is begun. */
const LONGEST_MS = 5_000;

/**
 * The overall scores of versions by their contents' briefs and voices of now, in their order. What was measured is kept with the version; of what
 * wasn't, a request reads and measures some, one after the other. The rest is null, and so is what can't be measured.
 */
export function versionScores(
  service: Pick<Contents, "versions" | "companies">,
  context: RequestContext,
  contentsOf: (ids: readonly string[]) => Promise<readonly ContentRow[]>,
): (rows: readonly Version[]) => Promise<(number | null)[]> {
  const { versions, companies } = service;
  let left = MEASURED_AT_ONCE;
  const until = Date.now() + LONGEST_MS;
  return async (rows) => {
    const contents = new Map((await contentsOf([...new Set(rows.map(({ contentId }) => contentId))])).map((row) => [row._id, row]));
    const voices = await companies.voicesOf([...new Set([...contents.values()].map(({ companyId }) => companyId))]);
    const briefs = new Map(rows.flatMap(({ _id, contentId }) => briefOf(_id, contents.get(contentId), voices)));
    const kept = await versions.scoresOf([...briefs.keys()]);
    const found = new Map(
      [...kept].flatMap(([id, { basis, overall }]) => (briefs.get(id)?.basis === basis ? [[id, overall] as const] : [])),
    );
    const missing = [...briefs.keys()].filter((id) => !found.has(id)).slice(0, left);
    left -= missing.length;
    if (missing.length > 0)
      for await (const { id, of, body } of versions.bodiesOf(missing)) {
        const brief = briefs.get(id);
        if (!brief || Date.now() > until || context.signal?.aborted) break;
        try {
          const score = await measured(scoredTextOf(brief.content, body, brief.voice), context);
          const overall = score && overallOf(score);
          found.set(id, overall);
          await versions.noteScore({ id, of }, { basis: brief.basis, overall });
        } catch {
          // It is too long, or there is too much to do: the history is read without its score.
        }
      }
    return rows.map(({ _id }) => found.get(_id) ?? null);
  };
}

interface Brief {
  readonly content: ContentRow;
  readonly voice: CompanyVoice | undefined;
  readonly basis: string;
}

function briefOf(id: string, content: ContentRow | undefined, voices: ReadonlyMap<string, CompanyVoice>): [string, Brief][] {
  if (!content) return [];
  const voice = voices.get(content.companyId);
  return [[id, { content, voice, basis: [SCORING, briefPartsOf(content), yearOf(content), voice?.sourceVersion ?? 0].join(".") }]];
}
