import { systemContext } from "@muhtawa/service-kit";
import { overallOf } from "@muhtawa/text-analysis/score";
import type { Contents } from "../contents.ts";
import { measureByVoice } from "./measure-by-voice.ts";
import { voicePrintOf } from "../domain/voice-print.ts";
import { LARGE } from "../queries/projection.ts";
import { contentScores } from "../queries/content-scores.ts";

/** Contents that are measured in one turn, one after the other. */
const BATCH = 20;
/** Milliseconds until one that couldn't be measured is tried again: it is too large, or there was too much to do. */
const AGAIN_MS = 600_000;

/** Milliseconds for which two releases may run beside one another. */
const LONGEST_ROLLOUT = 14 * 86_400_000;
/** Milliseconds by which the clocks of two processes may differ. */
const CLOCKS_APART = 60_000;

/** One turn after the other: finds what is due, and what an older release has written without saying so, and measures it. */
export function measuring(service: Pick<Contents, "contents" | "scores" | "companies">): () => Promise<void> {
  let since = Date.now() - LONGEST_ROLLOUT;
  return async () => {
    const begun = Date.now();
    await service.contents.demandOvertaken(new Date(since));
    since = begun - CLOCKS_APART;
    await measureDue(service);
  };
}

/**
 * Measures contents that have changed, those that have waited longest first, so that lists have their scores. One that somebody is writing waits
 * until that is over.
 */
async function measureDue(service: Pick<Contents, "contents" | "scores" | "companies">): Promise<void> {
  const { contents, companies } = service;
  const due = await contents.matching(
    { scoreDue: { $lte: new Date() }, "bodyVersion.open": { $ne: true } },
    { without: [...LARGE, "titleKeys"], sort: { scoreDue: 1 }, limit: BATCH },
  );
  if (due.length === 0) return;
  const ids = [...new Set(due.map(({ companyId }) => companyId))];
  // Read before the texts are measured: a voice that comes meanwhile differs from what is noted.
  const voices = await companies.voicesOf(ids);
  const scores = await contentScores(service, systemContext(), due);
  for (const [at, row] of due.entries()) {
    const score = scores[at] ?? null;
    if (score instanceof Error) await contents.putOffScore(row, new Date(Date.now() + AGAIN_MS));
    else await contents.noteScore(row, score === null ? undefined : overallOf(score), voicePrintOf(voices.get(row.companyId)));
  }
  // What a voice that came meanwhile found due is noted as measured by now.
  const later = await companies.voicesOf(ids);
  for (const [id, voice] of later) if (voice.sourceVersion !== voices.get(id)?.sourceVersion) await measureByVoice(service, id, voice);
}
