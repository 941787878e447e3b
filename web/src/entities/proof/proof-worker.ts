import { Lexicon } from "@muhtawa/arabic-lexicon";
import arabic from "@muhtawa/arabic-lexicon/dist/ar.lexicon?url";
import english from "@muhtawa/arabic-lexicon/dist/en.lexicon?url";
import { proofread } from "@muhtawa/text-analysis";
import type { ProofAnswer, ProofRequest, ProofText } from "./proof-messages.ts";

/*
 * Proofreads beside the page, which goes on answering key presses meanwhile. A lexicon is fetched when a text of its language comes.
 */

const ADDRESSES = { ar: arabic, en: english } as const;
const lexicons = new Map<ProofText["locale"], Promise<Lexicon>>();

async function fetchLexicon(locale: ProofText["locale"]): Promise<Lexicon> {
  const response = await fetch(ADDRESSES[locale]);
  if (!response.ok) throw new Error(`The lexicon was answered with ${response.status}`);
  return new Lexicon(new Uint8Array(await response.arrayBuffer()));
}

function lexiconOf(locale: ProofText["locale"]): Promise<Lexicon> {
  const known = lexicons.get(locale) ?? fetchLexicon(locale);
  lexicons.set(locale, known);
  // a failure is not kept: the next text asks again
  known.catch(() => lexicons.delete(locale));
  return known;
}

async function findingsOf({ texts, rules }: ProofRequest): Promise<ProofAnswer["findings"]> {
  const locales = [...new Set(texts.map(({ locale }) => locale))];
  const found = new Map(await Promise.all(locales.map(async (locale) => [locale, await lexiconOf(locale)] as const)));
  return texts.map(({ text, locale }) => {
    const lexicon = found.get(locale);
    return lexicon ? proofread(text, { ...rules, locale, lexicon }) : [];
  });
}

addEventListener("message", ({ data }: MessageEvent<ProofRequest>) => {
  void findingsOf(data).then(
    (findings = []) => postMessage({ id: data.id, findings } satisfies ProofAnswer),
    () => postMessage({ id: data.id } satisfies ProofAnswer),
  );
});
