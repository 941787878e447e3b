import { Lexicon } from "@muhtawa/arabic-lexicon";
import arabic from "@muhtawa/arabic-lexicon/dist/ar.lexicon?url";
import { giveArabicLexicon } from "@muhtawa/arabic-lexicon/given";
import type { ScoredText } from "@muhtawa/text-analysis/score";
import { measuredScore } from "./measured-score.ts";
import type { ScoreAnswer, ScoreRequest } from "./score-messages.ts";

/*
 * Measures texts beside the page, which goes on answering key presses meanwhile. The lexicon is fetched when Arabic comes.
 */

let given: Promise<void> | undefined;

async function fetchLexicon(): Promise<void> {
  const response = await fetch(arabic);
  if (!response.ok) throw new Error(`The lexicon was answered with ${response.status}`);
  giveArabicLexicon(new Lexicon(new Uint8Array(await response.arrayBuffer())));
}

async function scoreOf(text: ScoredText): Promise<ScoreAnswer["score"]> {
  if (text.locale === "ar" || /\p{Script=Arabic}/u.test(JSON.stringify(text))) {
    given ??= fetchLexicon();
    // a failure is not kept: the next text asks again
    given.catch(() => (given = undefined));
    await given;
  }
  return measuredScore(text);
}

addEventListener("message", ({ data: { id, text } }: MessageEvent<ScoreRequest>) => {
  void scoreOf(text).then(
    (score = null) => postMessage({ id, score } satisfies ScoreAnswer),
    () => postMessage({ id } satisfies ScoreAnswer),
  );
});
